import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { storeFacts } from '@/lib/consultation/brief/service'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import type { Consultant } from '@/lib/consultation/interview/consultant-types'
import { buildInitialBrief } from '@/lib/consultation/vacancy-builder/initial-brief'
import { findWaitingDraft } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import { requireSessionPlace } from '@/lib/quotas/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'

const loadCompany = async (companyId: OwnedCompanyId) =>
  await db().company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, contactName: true, jobTitle: true },
  })

/**
 * Creates a session with an opening message where there is none. Waiting Vacancy Builder answers replace one in which nothing was said.
 * Throws `conflict` when the owner or the company may have no more.
 */
export async function openSession(
  companyId: OwnedCompanyId,
  consultant: Pick<Consultant, 'composeOpening'>,
): Promise<{ sessionId: string; openingMessage: string }> {
  const [company, rules] = await Promise.all([loadCompany(companyId), listHouseRules(companyId)])
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
    const draft = await findWaitingDraft(companyId, tx)
    const [opening, secondMessage] = existing?.messages ?? []
    if (existing && opening && (secondMessage || !draft))
      return { sessionId: existing.id, openingMessage: opening.content }
    if (existing) await tx.consultationSession.delete({ where: { id: existing.id } })
    else await requireSessionPlace(tx, companyId)
    await reserveCompanyBytes(tx, companyId, 'text')
    const brief = draft
      ? buildInitialBrief(draft.id, draft.answers, company.jobTitle, randomUUID)
      : EMPTY_BRIEF
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
        ...(draft && { vacancyDraft: { connect: { id: draft.id } } }),
      },
      select: { id: true },
    })
    await storeFacts(tx, session.id, [], brief.facts)
    return { sessionId: session.id, openingMessage: text }
  })
}
