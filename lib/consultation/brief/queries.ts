import 'server-only'
import { z } from 'zod'
import { accessSelect, type Caller, ofVisibleCompanies, requireNeed } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { agendaSchema, askSchema, type Brief, type Evidence, type Fact, heldSchema } from './schema'
import { slotSchema } from './slots/schema'

export type DbClient = Prisma.TransactionClient

export const BRIEF_SELECT = {
  agenda: true,
  held: true,
  asks: true,
  facts: {
    orderBy: { position: 'asc' },
    select: {
      id: true,
      topic: true,
      value: true,
      strength: true,
      state: true,
      locked: true,
      audience: true,
      because: true,
      vague: true,
      doubt: true,
      slot: true,
      conflictsWithId: true,
      evidence: {
        orderBy: { position: 'asc' },
        select: { kind: true, messageId: true, reference: true, start: true, end: true },
      },
    },
  },
} satisfies Prisma.ConsultationSessionSelect

export const HAS_RESEARCH_QUERY = {
  where: { decision: { not: 'rejected' }, source: { run: { current: true } } },
  take: 1,
  select: { id: true },
} satisfies Prisma.Company$researchItemsArgs

type BriefRow = Prisma.ConsultationSessionGetPayload<{ select: typeof BRIEF_SELECT }>

export function toBrief(row: BriefRow): Brief {
  return {
    agenda: agendaSchema.parse(row.agenda),
    held: z.array(heldSchema).parse(row.held),
    asks: z.array(askSchema).parse(row.asks),
    facts: row.facts.map(
      ({ conflictsWithId, evidence, slot, ...fact }): Fact => ({
        ...fact,
        slot: slotSchema.nullable().catch(null).parse(slot),
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

/** The caller has proved ownership. */
export async function loadBrief(sessionId: string, client: DbClient = db()): Promise<Brief> {
  return toBrief(
    await client.consultationSession.findUniqueOrThrow({ where: { id: sessionId }, select: BRIEF_SELECT }),
  )
}

interface OwnedSession {
  sessionId: string
  companyId: string
  company: { name: string; description: string | null; jobTitle: string | null }

  hasSpoken: boolean

  isResearched: boolean
}

/** Throws the same 404 for missing and foreign ids, and 403 where the caller's role is too low. */
export async function requireOwnedSession(caller: Caller, sessionId: string): Promise<OwnedSession> {
  const session = await db().consultationSession.findFirst({
    where: { id: sessionId, ...ofVisibleCompanies(caller) },
    select: {
      id: true,
      companyId: true,
      vacancy: { select: { jobTitle: true } },
      company: {
        select: {
          name: true,
          description: true,
          researchItems: HAS_RESEARCH_QUERY,
          ...accessSelect(caller),
        },
      },
      messages: { where: { role: 'user' }, take: 1, select: { id: true } },
    },
  })
  if (!session) throw notFound()
  requireNeed(caller, session.company)
  const { researchItems, name, description } = session.company
  return {
    sessionId: session.id,
    companyId: session.companyId,
    company: { name, description, ...session.vacancy },
    hasSpoken: session.messages.length > 0,
    isResearched: researchItems.length > 0,
  }
}

export interface VersionedBrief {
  brief: Brief
  /** Every change raises it. */
  version: number
}

export async function loadVersionedBrief(sessionId: string): Promise<VersionedBrief> {
  const { briefVersion, ...row } = await db().consultationSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: { ...BRIEF_SELECT, briefVersion: true },
  })
  return { brief: toBrief(row), version: briefVersion }
}
