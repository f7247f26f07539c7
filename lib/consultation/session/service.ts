import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { storeFacts } from '@/lib/consultation/brief/service'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import type { Consultant } from '@/lib/consultation/interview/consultant-types'
import { holdSources } from '@/lib/consultation/screened-sources/hold'
import { loadScreenedSources } from '@/lib/consultation/screened-sources/queries'
import { countNewlyHeld } from '@/lib/consultation/screened-sources/service'
import { findVacancy } from '@/lib/consultation/vacancy/queries'
import { markStarted } from '@/lib/consultation/vacancy/service'
import { buildInitialBrief } from '@/lib/consultation/vacancy-builder/initial-brief'
import { findWaitingDraft } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'

const loadCompany = async (companyId: OwnedCompanyId) =>
  await db().company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, contactName: true },
  })

/**
 * Opens the consultation of a vacancy, by default of the current one. Waiting Vacancy Builder answers begin one again in which nothing was
 * said. Throws 404 for a vacancy of another company, and `conflict` when the company is full.
 */
export async function openSession(
  companyId: OwnedCompanyId,
  consultant: Pick<Consultant, 'composeOpening'>,
  vacancyId?: string | null,
): Promise<{ sessionId: string; openingMessage: string }> {
  const [company, rules] = await Promise.all([loadCompany(companyId), listHouseRules(companyId)])
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const { id, jobTitle } = await findVacancy(companyId, vacancyId, tx)
    const existing = await tx.consultationSession.findUnique({
      where: { id },
      select: { messages: { orderBy: { position: 'asc' }, take: 2, select: { content: true } } },
    })
    const draft = await findWaitingDraft(id, tx)
    const [opening, secondMessage] = existing?.messages ?? []
    if (existing && opening && (secondMessage || !draft))
      return { sessionId: id, openingMessage: opening.content }
    if (existing) await tx.consultationSession.delete({ where: { id }, select: { id: true } })
    await reserveCompanyBytes(tx, companyId, 'text')
    const brief = draft ? buildInitialBrief(draft.id, draft.answers, jobTitle, randomUUID) : EMPTY_BRIEF
    const { text, chips, agenda } = consultant.composeOpening({
      brief,
      jobTitle,
      companyName: company.name,
      contactName: company.contactName,
      houseRules: rules,
    })
    const session = await tx.consultationSession.create({
      data: {
        id,
        companyId,
        agenda,
        messages: { create: { position: 0, role: 'assistant', content: text, chips } },
        ...(draft && { vacancyDraft: { connect: { id: draft.id } } }),
      },
      select: { createdAt: true },
    })
    await markStarted(tx, id, session.createdAt)
    await storeFacts(tx, id, [], brief.facts)
    const screened = holdSources(brief, await loadScreenedSources(id, tx))
    if (screened.held.length > 0) {
      await tx.consultationSession.update({
        where: { id },
        data: { held: screened.held },
        select: { id: true },
      })
      countNewlyHeld(brief, screened)
    }
    return { sessionId: id, openingMessage: text }
  })
}
