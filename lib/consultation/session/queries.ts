import 'server-only'
import { type Caller, type OwnedCompanyId, requireCompanyWith } from '@/lib/auth/caller'
import { openAsks, openHeld } from '@/lib/consultation/brief/asks'
import { proposedText } from '@/lib/consultation/brief/proposed'
import { BRIEF_SELECT, HAS_RESEARCH_QUERY, toBrief } from '@/lib/consultation/brief/queries'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { buildAdvertChecklist } from '@/lib/consultation/interview/advert-checklist'
import { progressOf } from '@/lib/consultation/interview/progress'
import { MESSAGE_SELECT, toMessage, toSessionMessage } from '@/lib/consultation/messages/queries'
import type { Waiting } from '@/lib/consultation/messages/schema'
import { describeProposals } from '@/lib/consultation/proposals/evidence'
import { loadScreenedSources } from '@/lib/consultation/screened-sources/queries'
import { findVacancy } from '@/lib/consultation/vacancy/queries'
import { answersByReference } from '@/lib/consultation/vacancy-builder/initial-brief'
import { DRAFT_SELECT, toAnswers } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import { runStatement } from '@/lib/db/run-statement'
import { notFound } from '@/lib/errors'
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

const MAX_SESSIONS = 10

/** Of the named vacancy, else of the current one. Null where it has only the opening message, and for a vacancy of another company. */
export const startedSessionOf = (companyId: Prisma.Sql, vacancyId?: string | null) => Prisma.sql`(
    SELECT id FROM vacancies AS vacancy
    WHERE company_id = ${companyId} AND ${vacancyId == null ? Prisma.sql`current` : Prisma.sql`id = ${vacancyId}::uuid`}
      AND EXISTS (SELECT FROM messages WHERE session_id = vacancy.id AND position > 0))`

export async function findStartedSession(
  companyId: OwnedCompanyId,
  vacancyId?: string | null,
): Promise<string | null> {
  const [session] = await runStatement<{ id: string | null }>(
    Prisma.sql`SELECT ${startedSessionOf(Prisma.sql`${companyId}::uuid`, vacancyId)} AS id`,
  )
  return session?.id ?? null
}

/** Proves the caller's company and finds its session, in one statement. Throws 404 and 403 like `requireCompany`. */
export async function requireCompanyAndSession(
  caller: Caller,
  companyId: string,
  vacancyId?: string | null,
): Promise<{ companyId: OwnedCompanyId; sessionId: string | null }> {
  const found = await requireCompanyWith<string>(
    caller,
    companyId,
    startedSessionOf(Prisma.sql`company.id`, vacancyId),
  )
  return { companyId: found.companyId, sessionId: found.value }
}

/** Without what an answer does: that stays on the server. */
export function toWaiting(brief: Brief): Waiting {
  return {
    asks: openAsks(brief).map(({ choices, ...ask }) => ({
      ...ask,
      text: proposedText({ choices }),
      choices: choices.map(({ id, label }) => ({ id, label })),
    })),
    held: openHeld(brief).map(({ id, source, start, end, ground, card, otherCards, wordings }) => ({
      id,
      messageId: source.id,
      source: source.kind,
      start,
      end,
      ground,
      card,
      ...(otherCards && { otherCards }),
      wordings,
    })),
  }
}

const MAX_FINDINGS = 40
/** Every turn begins with it. Findings are in an order that stays, because prompts are cached by their beginning. */
const TURN_CONTEXT_SQL = `SELECT session.agenda, session.held, session.asks, session.brief_version AS "briefVersion",
    company.name, company.description, vacancy.job_title AS "jobTitle",
    (SELECT coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'text', text) ORDER BY created_at), '[]')
      FROM house_rules WHERE company_id = session.company_id) AS "houseRules",
    (SELECT coalesce(json_agg(json_build_object('text', text, 'quote', quote) ORDER BY source_id, position), '[]') FROM (
      SELECT coalesce(item.edited_text, item.text) AS text, item.quote, item.source_id, item.position FROM research_items AS item
        JOIN research_sources AS source ON source.id = item.source_id JOIN research_runs AS run ON run.id = source.run_id
        WHERE item.company_id = session.company_id AND run.current AND item.decision <> 'rejected'
        ORDER BY item.source_id, item.position LIMIT ${MAX_FINDINGS}) AS finding) AS findings,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'role', role, 'content', content, 'extracted', extracted_at IS NOT NULL,
        'notRead', read_failed_at IS NOT NULL, 'given', given, 'undo', undo) ORDER BY position), '[]')
      FROM messages WHERE session_id = session.id) AS messages,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'topic', topic, 'value', value, 'strength', strength, 'state', state,
        'locked', locked, 'audience', audience, 'because', because, 'vague', vague, 'doubt', doubt, 'slot', slot,
        'conflictsWithId', conflicts_with_id, 'createdAt', extract(epoch FROM created_at), 'evidence', (
          SELECT coalesce(json_agg(json_build_object('kind', kind, 'messageId', message_id, 'reference', reference,
            'start', start, 'end', "end") ORDER BY position), '[]') FROM fact_evidence WHERE fact_id = fact.id)) ORDER BY position), '[]')
      FROM brief_facts AS fact WHERE session_id = session.id) AS facts
  FROM consultation_sessions AS session
    JOIN companies AS company ON company.id = session.company_id JOIN vacancies AS vacancy ON vacancy.id = session.id
  WHERE session.id = $1`

interface TurnContextRow extends Omit<Parameters<typeof toBrief>[0], 'facts'> {
  briefVersion: number
  name: string
  description: string | null
  jobTitle: string | null
  houseRules: HouseRule[]
  findings: { text: string; quote: string }[]
  messages: Parameters<typeof toSessionMessage>[0][]
  /** `createdAt` in seconds. */
  facts: (Parameters<typeof toBrief>[0]['facts'][number] & { createdAt: number })[]
}

/** The caller has proved ownership. */
export async function loadTurnContext(sessionId: string) {
  const [row] = await runStatement<TurnContextRow>({ text: TURN_CONTEXT_SQL, values: [sessionId] })
  if (!row) throw notFound()
  const { name, description, jobTitle, houseRules, findings, messages, facts, briefVersion, ...state } = row
  return {
    company: { name, description, jobTitle },
    houseRules,
    isResearched: findings.length > 0,
    findings,
    messages: messages.map(toSessionMessage),
    brief: toBrief({ ...state, facts: facts.map(({ createdAt: _, ...fact }) => fact) }),
    briefVersion,
    factOrder: orderByAge(facts),
  }
}

/** A correction takes the place of what it corrects, so the order of the brief says nothing of their age. */
const orderByAge = (facts: readonly { id: string; createdAt: number }[]): string[] =>
  facts.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id)

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
