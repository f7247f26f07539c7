import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { openAsks, openHeld } from '@/lib/consultation/brief/asks'
import { proposedText } from '@/lib/consultation/brief/proposed'
import { BRIEF_SELECT, HAS_RESEARCH_QUERY, toBrief } from '@/lib/consultation/brief/queries'
import type { Brief } from '@/lib/consultation/brief/schema'
import { HOUSE_RULES_QUERY } from '@/lib/consultation/house-rules/queries'
import { buildAdvertChecklist } from '@/lib/consultation/interview/advert-checklist'
import { progressOf } from '@/lib/consultation/interview/progress'
import {
  MESSAGE_SELECT,
  SESSION_MESSAGES_QUERY,
  toMessage,
  toSessionMessage,
} from '@/lib/consultation/messages/queries'
import type { Waiting } from '@/lib/consultation/messages/schema'
import { describeProposals } from '@/lib/consultation/proposals/evidence'
import { loadScreenedSources } from '@/lib/consultation/screened-sources/queries'
import { findVacancy } from '@/lib/consultation/vacancy/queries'
import { answersByReference } from '@/lib/consultation/vacancy-builder/initial-brief'
import { DRAFT_SELECT, toAnswers } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import { runStatement } from '@/lib/db/run-statement'
import { Prisma } from '@/lib/generated/prisma/client'
import { payFigureOf, payNoteOf } from './pay-note'
import type { Session } from './schema'

const SESSION_SELECT = {
  id: true,
  vacancy: { select: { current: true, jobTitle: true } },
  leaseExpiresAt: true,
  ...BRIEF_SELECT,
  company: { select: { name: true, description: true, researchItems: HAS_RESEARCH_QUERY } },
  messages: { orderBy: { position: 'asc' }, select: MESSAGE_SELECT },
  vacancyDraft: { select: DRAFT_SELECT },
  specifications: { orderBy: { version: 'desc' }, take: 1, select: { id: true } },
} satisfies Prisma.ConsultationSessionSelect

const MAX_FINDINGS = 40
/** In an order that stays, because prompts are cached by their beginning. */
const FINDINGS_QUERY = {
  where: { source: { run: { current: true } }, decision: { not: 'rejected' } },
  orderBy: [{ sourceId: 'asc' }, { position: 'asc' }],
  take: MAX_FINDINGS,
  select: { text: true, editedText: true, quote: true },
} satisfies Prisma.Company$researchItemsArgs

const MAX_SESSIONS = 10

/** Of the named vacancy, else of the current one. Null where it has only the opening message, and for a vacancy of another company. */
export async function findStartedSession(
  companyId: OwnedCompanyId,
  vacancyId?: string | null,
): Promise<string | null> {
  const [session] = await runStatement<{ id: string }>(Prisma.sql`
    SELECT id FROM vacancies AS vacancy
    WHERE company_id = ${companyId}::uuid AND ${vacancyId == null ? Prisma.sql`current` : Prisma.sql`id = ${vacancyId}::uuid`}
      AND EXISTS (SELECT FROM messages WHERE session_id = vacancy.id AND position > 0)`)
  return session?.id ?? null
}

/** Without what an answer does: that stays on the server. */
export function toWaiting(brief: Brief): Waiting {
  return {
    asks: openAsks(brief).map(({ choices, ...ask }) => ({
      ...ask,
      text: proposedText({ choices }),
      choices: choices.map(({ id, label }) => ({ id, label })),
    })),
    held: openHeld(brief).map(({ id, source, start, end, ground, card, wordings }) => ({
      id,
      messageId: source.id,
      source: source.kind,
      start,
      end,
      ground,
      card,
      wordings,
    })),
  }
}

/** The caller has proved ownership. */
export async function loadTurnContext(sessionId: string) {
  const { company, vacancy, messages, briefVersion, facts, ...row } =
    await db().consultationSession.findUniqueOrThrow({
      where: { id: sessionId },
      select: {
        ...BRIEF_SELECT,
        briefVersion: true,
        facts: { ...BRIEF_SELECT.facts, select: { ...BRIEF_SELECT.facts.select, createdAt: true } },
        company: {
          select: {
            name: true,
            description: true,
            houseRules: HOUSE_RULES_QUERY,
            researchItems: FINDINGS_QUERY,
          },
        },
        vacancy: { select: { jobTitle: true } },
        messages: SESSION_MESSAGES_QUERY,
      },
    })
  const { houseRules, researchItems, ...details } = company
  return {
    company: { ...details, ...vacancy },
    houseRules,
    isResearched: researchItems.length > 0,
    findings: researchItems.map(({ text, editedText, quote }) => ({ text: editedText ?? text, quote })),
    messages: messages.map(toSessionMessage),
    brief: toBrief({ ...row, facts: facts.map(({ createdAt: _, ...fact }) => fact) }),
    briefVersion,
    factOrder: orderByAge(facts),
  }
}

/** A correction takes the place of what it corrects, so the order of the brief says nothing of their age. */
const orderByAge = (facts: readonly { id: string; createdAt: Date }[]): string[] =>
  facts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(({ id }) => id)

export function toBriefView(
  brief: Brief,
  company: { name: string; description: string | null; jobTitle: string | null },
  { hasSpoken, isResearched }: { hasSpoken: boolean; isResearched: boolean },
) {
  const { step, completed } = progressOf(brief, isResearched ? 'complete' : 'pending')
  return {
    brief: { facts: brief.facts, agenda: brief.agenda },
    ...toWaiting(brief),
    progress: { step, completed },
    checklist: buildAdvertChecklist(brief, company),
    payNote: payNoteOf(brief, company.jobTitle),
    payFigure: payFigureOf(brief, company.jobTitle),
    canGenerate: hasSpoken,
    proposalSources: describeProposals(brief.facts),
  }
}

/** The current one, then newest first; or that of one vacancy. Throws 404 for a vacancy of another company. */
export async function listConsultations(companyId: OwnedCompanyId, vacancyId?: string): Promise<Session[]> {
  if (vacancyId !== undefined) await findVacancy(companyId, vacancyId)
  const rows = await db().consultationSession.findMany({
    where: { companyId, ...(vacancyId !== undefined && { id: vacancyId }) },
    orderBy: [{ vacancy: { current: 'desc' } }, { createdAt: 'desc' }],
    take: MAX_SESSIONS,
    select: SESSION_SELECT,
  })
  return await Promise.all(
    rows.map(async (row) => ({
      sessionId: row.id,
      status: row.vacancy.current ? 'active' : 'archived',
      answering: row.leaseExpiresAt !== null && row.leaseExpiresAt > new Date(),
      messages: row.messages.map(toMessage),
      builderAnswers: {
        ...(row.vacancyDraft && answersByReference(row.vacancyDraft.id, toAnswers(row.vacancyDraft))),
        ...(await loadEarlierWords(companyId, row)),
      },
      jobSpecificationId: row.specifications[0]?.id ?? null,
      ...toBriefView(
        toBrief(row),
        { ...row.company, jobTitle: row.vacancy.jobTitle },
        {
          hasSpoken: row.messages.some(({ role }) => role === 'user'),
          isResearched: row.company.researchItems.length > 0,
        },
      ),
      heldTexts: await loadHeldTexts(row.id, toBrief(row)),
    })),
  )
}

/** What the brief cites of the company's other vacancies, by the id of the evidence. */
async function loadEarlierWords(
  companyId: OwnedCompanyId,
  { messages, facts }: { messages: { id: string }[]; facts: { evidence: { messageId: string | null }[] }[] },
): Promise<Record<string, string>> {
  const own = new Set(messages.map(({ id }) => id))
  const cited = facts.flatMap(({ evidence }) => evidence.flatMap(({ messageId }) => messageId ?? []))
  const earlier = [...new Set(cited)].filter((id) => !own.has(id))
  if (earlier.length === 0) return {}
  const rows = await db().message.findMany({
    where: { id: { in: earlier }, session: { companyId } },
    select: { id: true, content: true },
  })
  return Object.fromEntries(rows.map(({ id, content }) => [id, content]))
}

/** By the id of their source, without messages. */
async function loadHeldTexts(sessionId: string, brief: Brief): Promise<Record<string, string>> {
  const ids = new Set(openHeld(brief).flatMap(({ source: { kind, id } }) => (kind === 'message' ? [] : [id])))
  if (ids.size === 0) return {}
  const sources = await loadScreenedSources(sessionId)
  return Object.fromEntries(sources.flatMap(({ id, text }) => (ids.has(id) ? [[id, text]] : [])))
}
