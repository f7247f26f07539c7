import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { db } from '@/lib/db/client'
import { type Client, loadBrief } from './queries'
import type { Brief, Fact } from './schema'

/**
 * Changes the brief of a session: takes the session's row, reads the brief, applies `change` (pure) and stores the difference, all
 * in one transaction, so that a turn and an edit by hand never overwrite each other. `also` runs in the same transaction.
 */
export async function changeBrief(
  sessionId: string,
  change: (brief: Brief) => Brief,
  also: (client: Client) => Promise<void> = async () => {},
): Promise<Brief> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`
    const before = await loadBrief(sessionId, tx)
    const after = change(before)
    await storeFacts(tx, sessionId, before.facts, after.facts)
    if (!isDeepStrictEqual(before.agenda, after.agenda))
      await tx.consultationSession.update({ where: { id: sessionId }, data: { agenda: after.agenda } })
    await also(tx)
    return after
  })
}

/** Stores what became of the facts of a session; part of a transaction that holds its row. */
export async function storeFacts(
  tx: Client,
  sessionId: string,
  before: Fact[],
  after: Fact[],
): Promise<void> {
  const earlier = new Map(before.map((fact, position) => [fact.id, { fact, position }]))
  const kept = new Set(after.map((fact) => fact.id))
  const gone = before.filter((fact) => !kept.has(fact.id)).map((fact) => fact.id)
  if (gone.length) await tx.briefFact.deleteMany({ where: { id: { in: gone } } })

  const placed = after.map((fact, position) => ({ fact, position }))
  const added = placed.filter(({ fact }) => !earlier.has(fact.id))
  const changed = placed.filter(({ fact, position }) => {
    const known = earlier.get(fact.id)
    return known && (known.position !== position || !isDeepStrictEqual(known.fact, fact))
  })
  if (added.length)
    await tx.briefFact.createMany({
      data: added.map(({ fact, position }) => ({ ...columns(fact), id: fact.id, sessionId, position })),
    })
  const moved = changed.filter(({ fact }) => isDeepStrictEqual(earlier.get(fact.id)?.fact, fact))
  if (moved.length) await move(tx, moved)
  for (const { fact, position } of changed.filter((one) => !moved.includes(one)))
    await tx.briefFact.update({
      where: { id: fact.id },
      data: { ...columns(fact), position, conflictsWithId: fact.conflictsWith },
    })
  // Only now do both facts of a contradiction exist.
  for (const { fact } of added)
    if (fact.conflictsWith)
      await tx.briefFact.update({ where: { id: fact.id }, data: { conflictsWithId: fact.conflictsWith } })

  const resourced = changed.filter(
    ({ fact }) => !isDeepStrictEqual(earlier.get(fact.id)?.fact.evidence, fact.evidence),
  )
  if (resourced.length)
    await tx.factEvidence.deleteMany({ where: { factId: { in: resourced.map(({ fact }) => fact.id) } } })
  const sources = [...added, ...resourced].flatMap(({ fact }) => evidenceRows(fact))
  if (sources.length) await tx.factEvidence.createMany({ data: sources })
}

/** Facts that stand elsewhere in the list than before, and are the same otherwise: a fact in the midst moves all after it. */
async function move(tx: Client, facts: { fact: Fact; position: number }[]): Promise<void> {
  const ids = facts.map(({ fact }) => fact.id)
  const positions = facts.map(({ position }) => position)
  await tx.$executeRaw`
    UPDATE brief_facts SET position = moved.position, updated_at = now()
    FROM unnest(${ids}::uuid[], ${positions}::int[]) AS moved (id, position) WHERE brief_facts.id = moved.id`
}

function columns({ topic, value, strength, state, locked }: Fact) {
  return { topic, value, strength, state, locked }
}

function evidenceRows(fact: Fact) {
  return fact.evidence.map(({ kind, id, start, end }, position) => ({
    factId: fact.id,
    position,
    kind,
    start,
    end,
    messageId: kind === 'message' ? id : null,
    reference: kind === 'message' ? null : id,
  }))
}
