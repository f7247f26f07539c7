import type { NewMail } from '@/lib/mail/service'

/** What the emails of a round name. */
export interface RoundSubject {
  specificationId: string
  madeBy: string
  /** Names are left out unless whoever started the round has proved their address: anyone can enter someone else’s. */
  isProved: boolean
  jobTitle: string
  company: string
}

interface Recipient {
  id: string
  email: string | null
  shareId: string | null
}

const namesOf = ({ isProved, company, jobTitle }: RoundSubject) => ({
  company: isProved ? company : null,
  jobTitle: isProved ? jobTitle : null,
})

/** It is their turn. The readers of a share get its link, colleagues the specification's page. */
export function requestMail(
  approvers: readonly Recipient[],
  subject: RoundSubject,
  reminder?: number,
): NewMail[] {
  return approvers.flatMap(({ id, email, shareId }): NewMail[] =>
    email === null
      ? []
      : [
          {
            kind: reminder === undefined ? 'approvalRequest' : 'approvalReminder',
            to: email,
            dedupeKey:
              reminder === undefined ? `approvalRequest:${id}` : `approvalReminder:${id}:${reminder}`,
            about: subject.madeBy,
            data: {
              shareId,
              specificationId: subject.specificationId,
              inviter: subject.isProved ? subject.madeBy : null,
              ...namesOf(subject),
            },
          },
        ],
  )
}

export function voidedMail(
  roundId: string,
  approvers: readonly Recipient[],
  subject: RoundSubject,
): NewMail[] {
  const shared = { kind: 'approvalsVoided', about: subject.madeBy } as const
  const { specificationId, company, jobTitle, madeBy } = subject
  return [
    ...approvers.flatMap(({ id, email }): NewMail[] =>
      email === null || email === madeBy
        ? []
        : [
            {
              ...shared,
              to: email,
              dedupeKey: `approvalsVoided:${id}`,
              data: { specificationId: null, ...namesOf(subject) },
            },
          ],
    ),
    {
      ...shared,
      to: madeBy,
      dedupeKey: `approvalsVoided:${roundId}`,
      data: { specificationId, company, jobTitle },
    },
  ]
}

/** To the author of the round or of the link. */
export const declinedMail = (
  key: string,
  { madeBy: to, specificationId, company, jobTitle }: Omit<RoundSubject, 'isProved'>,
  { name: approver, reason, email }: { name: string; reason: string; email: string | null },
): NewMail => ({
  kind: 'approvalDeclined',
  to,
  dedupeKey: `approvalDeclined:${key}`,
  ...(email && { about: email }),
  data: { specificationId, company, jobTitle, approver, reason },
})
