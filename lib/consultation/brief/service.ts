import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import type { EvidenceKind } from './options'
import { type DbClient, loadVersionedBrief } from './queries'
import type { Brief, Fact } from './schema'

const ATTEMPTS_MAX = 20

/** `change` must be pure: it runs outside the transaction, again where the brief has changed. `alsoDo` runs inside. Throws `conflict`. */
export async function updateBrief(
  sessionId: string,
  change: (brief: Brief) => Brief,
  alsoDo: (client: DbClient) => Promise<void> = async () => {},
): Promise<Brief> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const { brief: before, version } = await loadVersionedBrief(sessionId)
    const after = change(before)
    const isStored = await db().$transaction(async (tx) => {
      const { count } = await tx.consultationSession.updateMany({
        where: { id: sessionId, briefVersion: version },
        data: { briefVersion: { increment: 1 }, ...changedState(before, after) },
      })
      if (count === 0) return false
      await storeFacts(tx, sessionId, before.facts, after.facts)
      await alsoDo(tx)
      return true
    })
    if (isStored) return after
  }
  throw new AppError('conflict', 'The brief is being changed in another window. Please try again.', {
    retryAfter: 1,
  })
}

/** The caller's transaction holds the session's row. */
export async function storeFacts(
  tx: DbClient,
  sessionId: string,
  before: Fact[],
  after: Fact[],
): Promise<void> {
  const previousById = new Map(before.map((fact, position) => [fact.id, { fact, position }]))
  const keptIds = new Set(after.map((fact) => fact.id))
  const removedIds = before.filter((fact) => !keptIds.has(fact.id)).map((fact) => fact.id)
  if (removedIds.length) await tx.briefFact.deleteMany({ where: { id: { in: removedIds } } })

  const current = after.map((fact, position) => ({ fact, position }))
  const added = current.filter(({ fact }) => !previousById.has(fact.id))
  const changed = current.filter(({ fact, position }) => {
    const previous = previousById.get(fact.id)
    return previous && (previous.position !== position || !isDeepStrictEqual(previous.fact, fact))
  })
  if (added.length)
    await tx.briefFact.createMany({
      data: added.map(({ fact, position }) => ({ ...factColumns(fact), id: fact.id, sessionId, position })),
    })
  const moved = changed.filter(({ fact }) => isDeepStrictEqual(previousById.get(fact.id)?.fact, fact))
  if (moved.length) await updatePositions(tx, moved)
  for (const { fact, position } of changed.filter((entry) => !moved.includes(entry)))
    await tx.briefFact.update({
      where: { id: fact.id },
      data: { ...factColumns(fact), position, conflictsWithId: fact.conflictsWith },
    })
  // Only now do both facts of a contradiction exist.
  for (const { fact } of added)
    if (fact.conflictsWith)
      await tx.briefFact.update({ where: { id: fact.id }, data: { conflictsWithId: fact.conflictsWith } })

  const withNewEvidence = changed.filter(
    ({ fact }) => !isDeepStrictEqual(previousById.get(fact.id)?.fact.evidence, fact.evidence),
  )
  if (withNewEvidence.length)
    await tx.factEvidence.deleteMany({
      where: { factId: { in: withNewEvidence.map(({ fact }) => fact.id) } },
    })
  const rows = [...added, ...withNewEvidence].flatMap(({ fact }) => evidenceRows(fact))
  if (rows.length) await tx.factEvidence.createMany({ data: rows })
}

/** One statement, because inserting a fact moves every fact after it. */
async function updatePositions(tx: DbClient, facts: { fact: Fact; position: number }[]): Promise<void> {
  const ids = facts.map(({ fact }) => fact.id)
  const positions = facts.map(({ position }) => position)
  await tx.$executeRaw`
    UPDATE brief_facts SET position = moved.position, updated_at = now()
    FROM unnest(${ids}::uuid[], ${positions}::int[]) AS moved (id, position) WHERE brief_facts.id = moved.id`
}

/** What the brief holds besides facts, where it has changed. */
export function changedState(before: Brief, after: Brief) {
  const { agenda, held, asks } = after
  return {
    ...(!isDeepStrictEqual(before.agenda, agenda) && { agenda }),
    ...(!isDeepStrictEqual(before.held, held) && { held }),
    ...(!isDeepStrictEqual(before.asks, asks) && { asks }),
  }
}

function factColumns({ topic, value, strength, state, locked, audience, because, vague, doubt, slot }: Fact) {
  return {
    topic,
    value,
    strength,
    state,
    locked,
    audience,
    because,
    vague,
    doubt,
    slot: slot ?? Prisma.DbNull,
  }
}

/** Their `id` is a message's. */
const MESSAGE_KINDS: readonly EvidenceKind[] = ['message', 'card']

function evidenceRows(fact: Fact) {
  return fact.evidence.map(({ kind, id, start, end }, position) => ({
    factId: fact.id,
    position,
    kind,
    start,
    end,
    messageId: MESSAGE_KINDS.includes(kind) ? id : null,
    reference: MESSAGE_KINDS.includes(kind) ? null : id,
  }))
}
