import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { EMPTY_AGENDA } from '@/lib/consultation/brief/schema'
import { storeFacts } from '@/lib/consultation/brief/service'
import { houseRules } from '@/lib/consultation/house-rules/queries'
import type { Consultant } from '@/lib/consultation/interview/consultant'
import { briefOf } from '@/lib/consultation/vacancy-builder/initial-brief'
import { waitingDraft } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'

/** What the opening message says of the company. */
const companyOf = async (companyId: OwnedCompanyId) =>
  await db().company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, contactName: true, jobTitle: true },
  })

/**
 * The active session of a company with its opening message, made where there is none yet. Answers of the Vacancy Builder that wait
 * make a new one too, as long as nothing was said in the old one: it starts from them.
 */
export async function openSession(
  companyId: OwnedCompanyId,
  consultant: Pick<Consultant, 'composeOpening'>,
): Promise<{ sessionId: string; openingMessage: string }> {
  const [company, rules] = await Promise.all([companyOf(companyId), houseRules(companyId)])
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const existing = await tx.consultationSession.findFirst({
      where: { companyId, status: 'active' },
      orderBy: { createdAt: 'desc' },
      select: {
        id: true,
        messages: { orderBy: { position: 'asc' }, take: 2, select: { content: true } },
      },
    })
    const waiting = await waitingDraft(companyId, tx)
    const [opening, more] = existing?.messages ?? []
    if (existing && opening && (more || !waiting))
      return { sessionId: existing.id, openingMessage: opening.content }
    if (existing) await tx.consultationSession.delete({ where: { id: existing.id } })
    const brief = waiting
      ? briefOf(waiting.id, waiting.answers, company.jobTitle, randomUUID)
      : { facts: [], agenda: EMPTY_AGENDA }
    const { text, chips, agenda } = consultant.composeOpening({
      brief,
      jobTitle: company.jobTitle,
      companyName: company.name,
      contactName: company.contactName,
      houseRules: rules,
    })
    const session = await tx.consultationSession.create({
      data: {
        companyId,
        agenda,
        messages: { create: { position: 0, role: 'assistant', content: text, chips } },
        ...(waiting && { vacancyDraft: { connect: { id: waiting.id } } }),
      },
      select: { id: true },
    })
    await storeFacts(tx, session.id, [], brief.facts)
    return { sessionId: session.id, openingMessage: text }
  })
}

/** Puts the active session away, so that the next visit opens a new one. Its messages and specifications are kept. */
export async function archiveSession(companyId: OwnedCompanyId): Promise<void> {
  await db().consultationSession.updateMany({
    where: { companyId, status: 'active' },
    data: { status: 'archived' },
  })
}
