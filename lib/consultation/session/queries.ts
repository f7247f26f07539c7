import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { BRIEF_SELECT, RESEARCHED, toBrief } from '@/lib/consultation/brief/queries'
import type { Brief } from '@/lib/consultation/brief/schema'
import { HOUSE_RULES } from '@/lib/consultation/house-rules/queries'
import { advertChecklist } from '@/lib/consultation/interview/advert-checklist'
import { progressOf } from '@/lib/consultation/interview/progress'
import {
  MESSAGE_SELECT,
  SESSION_MESSAGES,
  toMessage,
  toSessionMessage,
} from '@/lib/consultation/messages/queries'
import { answerTexts } from '@/lib/consultation/vacancy-builder/initial-brief'
import { DRAFT_SELECT, toAnswers } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Session } from './schema'

const SESSION_SELECT = {
  id: true,
  status: true,
  leaseExpiresAt: true,
  ...BRIEF_SELECT,
  company: { select: { name: true, description: true, researchItems: RESEARCHED } },
  messages: { orderBy: { position: 'asc' }, select: MESSAGE_SELECT },
  vacancyDraft: { select: DRAFT_SELECT },
  specifications: { orderBy: { version: 'desc' }, take: 1, select: { id: true } },
} satisfies Prisma.ConsultationSessionSelect

const SESSIONS_MAX = 10

/** The active session of a company in which something was said after its opening message; null where there is none. */
export async function sessionUnderWay(companyId: OwnedCompanyId): Promise<string | null> {
  const session = await db().consultationSession.findFirst({
    where: { companyId, status: 'active' },
    orderBy: { createdAt: 'desc' },
    select: { id: true, messages: { where: { position: { gt: 0 } }, take: 1, select: { id: true } } },
  })
  return session?.messages.length ? session.id : null
}

/** All that a turn reads of its session, whose ownership the caller has proved. */
export async function turnContext(sessionId: string) {
  const { company, messages, ...row } = await db().consultationSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: {
      ...BRIEF_SELECT,
      company: {
        select: {
          name: true,
          description: true,
          jobTitle: true,
          houseRules: HOUSE_RULES,
          researchItems: RESEARCHED,
        },
      },
      messages: SESSION_MESSAGES,
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

/** What a screen shows of a brief beside its facts: progress, checklist, readiness. */
export function briefView(
  brief: Brief,
  company: { name: string; description: string | null },
  { hasSpoken, isResearched }: { hasSpoken: boolean; isResearched: boolean },
) {
  const { step, completed } = progressOf(brief, isResearched ? 'complete' : 'pending')
  return {
    brief,
    progress: { step, completed },
    checklist: advertChecklist(brief, company),
    canGenerate: hasSpoken,
  }
}

/** The consultations of a company with everything a reload needs, the newest first. */
export async function consultationsOf(companyId: OwnedCompanyId): Promise<Session[]> {
  const rows = await db().consultationSession.findMany({
    where: { companyId },
    orderBy: { createdAt: 'desc' },
    take: SESSIONS_MAX,
    select: SESSION_SELECT,
  })
  return rows.map((row) => ({
    sessionId: row.id,
    status: row.status,
    answering: row.leaseExpiresAt !== null && row.leaseExpiresAt > new Date(),
    messages: row.messages.map(toMessage),
    builderAnswers: row.vacancyDraft ? answerTexts(row.vacancyDraft.id, toAnswers(row.vacancyDraft)) : {},
    jobSpecificationId: row.specifications[0]?.id ?? null,
    ...briefView(toBrief(row), row.company, {
      hasSpoken: row.messages.some(({ role }) => role === 'user'),
      isResearched: row.company.researchItems.length > 0,
    }),
  }))
}
