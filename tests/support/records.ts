import { db } from '@/lib/db/client'
import { approveSpecification, saveGeneratedDraft } from '@/lib/specification/service'
import { createSession, REGISTRATION, startTurn, storeAnswer } from '@/tests/api/support/seed'
import { FLOOR_LINES } from './floor-lines'

export async function createDraftSpecification(jobTitle = 'Bridge engineer') {
  const session = await createSession()
  const specificationId = await saveGeneratedDraft(
    { id: session.sessionId, companyId: session.companyId },
    {
      jobTitle,
      companyName: REGISTRATION.name,
      companyDescription: null,
      lines: [
        {
          id: 'line-0',
          section: 'technical',
          text: 'Tekla',
          factIds: [],
          evidence: [{ kind: 'companyForm', id: 'name', start: 0, end: 4 }],
        },
        ...FLOOR_LINES,
      ],
    },
  )
  return { ...session, specificationId }
}

/** `message` is said, and answered, before the approval. */
export async function createApprovedSpecification(jobTitle?: string, message?: string) {
  const draft = await createDraftSpecification(jobTitle)
  if (message !== undefined) await storeAnswer(await startTurn(draft.sessionId, message), 'Noted.')
  await approveSpecification(draft.owner, draft.specificationId, {
    name: REGISTRATION.contactName,
    acceptTerms: true,
  })
  return draft
}

export const createContact = () =>
  db().contactSalesRequest.create({
    data: {
      name: REGISTRATION.contactName,
      email: REGISTRATION.email,
      company: REGISTRATION.name,
      contentHash: '0'.repeat(64),
    },
    select: { id: true },
  })

/** Creates an interest registration, by default from the contact of REGISTRATION. */
export const createRegistration = (email = REGISTRATION.email.toUpperCase()) =>
  db().interestRegistration.create({
    data: { name: 'Jo', email, userType: 'hiring_manager', contentHash: '0'.repeat(64) },
    select: { id: true },
  })
