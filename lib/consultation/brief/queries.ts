import 'server-only'
import type { OwnerId } from '@/lib/auth/owner'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { agendaSchema, type Brief, type Evidence, type Fact } from './schema'

/** A Prisma client or the client of a transaction. */
export type Client = Prisma.TransactionClient

export const BRIEF_SELECT = {
  agenda: true,
  facts: {
    orderBy: { position: 'asc' },
    select: {
      id: true,
      topic: true,
      value: true,
      strength: true,
      state: true,
      locked: true,
      conflictsWithId: true,
      evidence: {
        orderBy: { position: 'asc' },
        select: { kind: true, messageId: true, reference: true, start: true, end: true },
      },
    },
  },
} satisfies Prisma.ConsultationSessionSelect

/** Selects one item of a company's research where there is any that the company has not rejected. */
export const RESEARCHED = {
  where: { decision: { not: 'rejected' }, source: { run: { current: true } } },
  take: 1,
  select: { id: true },
} satisfies Prisma.Company$researchItemsArgs

type BriefRow = Prisma.ConsultationSessionGetPayload<{ select: typeof BRIEF_SELECT }>

/** A session's rows as the brief that the rules work on. */
export function toBrief(row: BriefRow): Brief {
  return {
    agenda: agendaSchema.parse(row.agenda),
    facts: row.facts.map(
      ({ conflictsWithId, evidence, ...fact }): Fact => ({
        ...fact,
        conflictsWith: conflictsWithId,
        evidence: evidence.map(
          ({ messageId, reference, ...source }): Evidence => ({
            ...source,
            id: messageId ?? reference ?? '',
          }),
        ),
      }),
    ),
  }
}

/** The brief of a session, whose ownership the caller has proved. */
export async function loadBrief(sessionId: string, client: Client = db()): Promise<Brief> {
  return toBrief(
    await client.consultationSession.findUniqueOrThrow({ where: { id: sessionId }, select: BRIEF_SELECT }),
  )
}

/** A consultation that belongs to the caller, with what a view of its brief needs beside the facts. */
export interface OwnedSession {
  sessionId: string
  company: { name: string; description: string | null }
  /** The hiring manager has said something. */
  hasSpoken: boolean
  /** The research on the company found something. */
  isResearched: boolean
}

/** Proves that `sessionId` belongs to a company of `owner`; throws the one 404 for missing and foreign ids. */
export async function requireOwnedSession(owner: OwnerId, sessionId: string): Promise<OwnedSession> {
  const session = await db().consultationSession.findFirst({
    where: { id: sessionId, company: { ownerId: owner } },
    select: {
      id: true,
      company: { select: { name: true, description: true, researchItems: RESEARCHED } },
      messages: { where: { role: 'user' }, take: 1, select: { id: true } },
    },
  })
  if (!session) throw notFound()
  const { researchItems, ...company } = session.company
  return {
    sessionId: session.id,
    company,
    hasSpoken: session.messages.length > 0,
    isResearched: researchItems.length > 0,
  }
}
