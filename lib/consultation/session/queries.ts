import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { openAsks, openHeld } from '@/lib/consultation/brief/asks'
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
import { answersByReference } from '@/lib/consultation/vacancy-builder/initial-brief'
import { DRAFT_SELECT, toAnswers } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Session } from './schema'

const SESSION_SELECT = {
  id: true,
  status: true,
  leaseExpiresAt: true,
  ...BRIEF_SELECT,
  company: { select: { name: true, description: true, researchItems: HAS_RESEARCH_QUERY } },
  messages: { orderBy: { position: 'asc' }, select: MESSAGE_SELECT },
  vacancyDraft: { select: DRAFT_SELECT },
  specifications: { orderBy: { version: 'desc' }, take: 1, select: { id: true } },
} satisfies Prisma.ConsultationSessionSelect

const MAX_SESSIONS = 10

/** Null where it has only the opening message. */
export async function findStartedSession(companyId: OwnedCompanyId): Promise<string | null> {
  const session = await db().consultationSession.findFirst({
    where: { companyId, status: 'active' },
    orderBy: { createdAt: 'desc' },
    select: { id: true, messages: { where: { position: { gt: 0 } }, take: 1, select: { id: true } } },
  })
  return session?.messages.length ? session.id : null
}

/** Throws 404 for a session of another company. */
export async function requireSessionOf(companyId: OwnedCompanyId, sessionId: string): Promise<string> {
  const session = await db().consultationSession.findFirst({
    where: { id: sessionId, companyId },
    select: { id: true },
  })
  if (!session) throw notFound()
  return session.id
}

/** Without what an answer does: that stays on the server. */
export function toWaiting(brief: Brief): Waiting {
  return {
    asks: openAsks(brief).map(({ choices, ...ask }) => ({
      ...ask,
      choices: choices.map(({ id, label }) => ({ id, label })),
    })),
    held: openHeld(brief).map(({ id, source, start, end, ground, card, wordings }) => ({
      id,
      messageId: source.id,
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
  const { company, messages, ...row } = await db().consultationSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: {
      ...BRIEF_SELECT,
      company: {
        select: {
          name: true,
          description: true,
          jobTitle: true,
          houseRules: HOUSE_RULES_QUERY,
          researchItems: HAS_RESEARCH_QUERY,
        },
      },
      messages: SESSION_MESSAGES_QUERY,
    },
  })
  const { houseRules, researchItems, ...details } = company
  return {
    company: details,
    houseRules,
    isResearched: researchItems.length > 0,
    messages: messages.map(toSessionMessage),
    brief: toBrief(row),
  }
}

export function toBriefView(
  brief: Brief,
  company: { name: string; description: string | null },
  { hasSpoken, isResearched }: { hasSpoken: boolean; isResearched: boolean },
) {
  const { step, completed } = progressOf(brief, isResearched ? 'complete' : 'pending')
  return {
    brief: { facts: brief.facts, agenda: brief.agenda },
    ...toWaiting(brief),
    progress: { step, completed },
    checklist: buildAdvertChecklist(brief, company),
    canGenerate: hasSpoken,
  }
}

/** Newest first. */
export async function listConsultations(companyId: OwnedCompanyId): Promise<Session[]> {
  const rows = await db().consultationSession.findMany({
    where: { companyId },
    orderBy: { createdAt: 'desc' },
    take: MAX_SESSIONS,
    select: SESSION_SELECT,
  })
  return rows.map((row) => ({
    sessionId: row.id,
    status: row.status,
    answering: row.leaseExpiresAt !== null && row.leaseExpiresAt > new Date(),
    messages: row.messages.map(toMessage),
    builderAnswers: row.vacancyDraft
      ? answersByReference(row.vacancyDraft.id, toAnswers(row.vacancyDraft))
      : {},
    jobSpecificationId: row.specifications[0]?.id ?? null,
    ...toBriefView(toBrief(row), row.company, {
      hasSpoken: row.messages.some(({ role }) => role === 'user'),
      isResearched: row.company.researchItems.length > 0,
    }),
  }))
}
