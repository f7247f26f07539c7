import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { copyFacts } from '@/lib/consultation/brief/copy'
import { BRIEF_SELECT, toBrief } from '@/lib/consultation/brief/queries'
import { type Brief, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { storeFacts } from '@/lib/consultation/brief/service'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import type { Consultant, OpeningInput } from '@/lib/consultation/interview/consultant-types'
import { holdSources } from '@/lib/consultation/screened-sources/hold'
import { loadScreenedSources } from '@/lib/consultation/screened-sources/queries'
import { countNewlyHeld } from '@/lib/consultation/screened-sources/service'
import { findVacancy } from '@/lib/consultation/vacancy/queries'
import { markStarted } from '@/lib/consultation/vacancy/service'
import { buildInitialBrief } from '@/lib/consultation/vacancy-builder/initial-brief'
import { findWaitingDraft } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'

/** What an opening message needs besides the brief. To be loaded before the transaction: it has the only connection of the embedded database. */
export async function loadOpeningSetting(
  companyId: OwnedCompanyId,
): Promise<Pick<OpeningInput, 'companyName' | 'contactName' | 'houseRules'>> {
  const [{ name, contactName }, houseRules] = await Promise.all([
    db().company.findUniqueOrThrow({
      where: { id: companyId },
      select: { name: true, contactName: true },
    }),
    listHouseRules(companyId),
  ])
  return { companyName: name, contactName, houseRules }
}

/**
 * Opens the consultation of a vacancy, by default of the current one. Waiting Vacancy Builder answers begin one again in which nothing was
 * said. Throws 404 for a vacancy of another company, and `conflict` when the company is full.
 */
export async function openSession(
  companyId: OwnedCompanyId,
  consultant: Pick<Consultant, 'composeOpening'>,
  vacancyId?: string | null,
): Promise<{ sessionId: string; openingMessage: string }> {
  const setting = await loadOpeningSetting(companyId)
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
    const openingMessage = await createSession(tx, {
      vacancy: { id, companyId },
      brief,
      opening: consultant.composeOpening({ ...setting, brief, jobTitle }),
      draftId: draft?.id ?? null,
    })
    return { sessionId: id, openingMessage }
  })
}

/** Begins the consultation of `vacancy` with what `from`, of the same company, knows, and where each point was said. Does nothing where that is nothing. */
export async function openWithBriefOf(
  tx: Prisma.TransactionClient,
  from: { id: string; jobTitle: string | null },
  vacancy: { id: string; jobTitle: string | null; companyId: OwnedCompanyId },
  composeOpening: (
    input: Pick<OpeningInput, 'brief' | 'jobTitle'>,
  ) => ReturnType<Consultant['composeOpening']>,
): Promise<void> {
  const source = await tx.consultationSession.findUnique({ where: { id: from.id }, select: BRIEF_SELECT })
  const facts = copyFacts(source ? toBrief(source).facts : [], {
    withTitle: vacancy.jobTitle === from.jobTitle,
    newId: randomUUID,
  })
  if (facts.length === 0) return
  const { companyId, jobTitle } = vacancy
  const brief = { ...EMPTY_BRIEF, facts }
  await reserveCompanyBytes(tx, companyId, 'text', facts.map(({ value }) => value).join('\n'))
  const opening = composeOpening({ brief, jobTitle })
  await createSession(tx, { vacancy, brief, opening, draftId: null })
}

/** Returns the opening message. */
async function createSession(
  tx: Prisma.TransactionClient,
  {
    vacancy: { id, companyId },
    brief,
    opening: { text, chips, agenda },
    draftId,
  }: {
    vacancy: { id: string; companyId: OwnedCompanyId }
    brief: Brief
    opening: ReturnType<Consultant['composeOpening']>
    draftId: string | null
  },
): Promise<string> {
  const session = await tx.consultationSession.create({
    data: {
      id,
      companyId,
      agenda,
      messages: { create: { position: 0, role: 'assistant', content: text, chips } },
      ...(draftId !== null && { vacancyDraft: { connect: { id: draftId } } }),
    },
    select: { createdAt: true },
  })
  await markStarted(tx, id, session.createdAt)
  await storeFacts(tx, id, brief.facts)
  const screened = holdSources(brief, await loadScreenedSources(id, tx))
  if (screened.held.length > 0) {
    await tx.consultationSession.update({
      where: { id },
      data: { held: screened.held },
      select: { id: true },
    })
    countNewlyHeld(brief, screened)
  }
  return text
}
