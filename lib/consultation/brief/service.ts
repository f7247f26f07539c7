import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { requireLawful } from '@/lib/consultation/guard/require-lawful'
import { db } from '@/lib/db/client'
import { runStatement } from '@/lib/db/run-statement'
import { AppError } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { requireOpenConsultation } from './closed'
import type { HandEdit } from './hand-edit-schema'
import { applyHandEdit } from './hand-edits'
import type { EvidenceKind } from './options'
import { type DbClient, loadVersionedBrief, type VersionedBrief } from './queries'
import type { Brief, Fact } from './schema'

const { sql } = Prisma

const ATTEMPTS_MAX = 20

/** Stored in the statement that stores the brief. */
export interface StoredAlongside {
  /** Where it doesn't hold, nothing is stored and `refusal` is thrown. */
  condition: Prisma.Sql
  refusal: () => AppError
  /** Each begins with its name; `session` has a row if the brief is stored. */
  steps: readonly Prisma.Sql[]
}

interface UpdateOptions {
  /** Called after `change`. */
  alongside?: () => StoredAlongside
  /** The brief that the caller has read. */
  loaded?: VersionedBrief
}

/**
 * `change` must be pure: it runs outside the transaction, again where the brief has changed. `alsoDo` runs inside. Throws `conflict`.
 */
export async function updateBrief(
  sessionId: string,
  change: (brief: Brief) => Brief,
  alsoDo?: (client: DbClient) => Promise<void>,
  { alongside, loaded }: UpdateOptions = {},
): Promise<Brief> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const { brief: before, version } = (attempt === 0 && loaded) || (await loadVersionedBrief(sessionId))
    const after = change(before)
    const extra = alongside?.()
    const statement = storingBrief(sessionId, version, before, after, extra)
    const store = async (run: (sql: Prisma.Sql) => Promise<{ isStored: boolean; isAllowed: boolean }[]>) => {
      const [result] = await run(statement)
      if (extra && !result?.isAllowed) throw extra.refusal()
      return result?.isStored ?? false
    }
    const isStored = alsoDo
      ? await db().$transaction(async (tx) => {
          const stored = await store((sql) => tx.$queryRaw(sql))
          if (stored) await alsoDo(tx)
          return stored
        })
      : await store(runStatement)
    if (isStored) return after
  }
  throw new AppError('conflict', 'The brief is being changed in another window. Please try again.', {
    retryAfter: 1,
  })
}

/** Throws `conflict` when the entry has changed meanwhile, the consultation is closed or the company is full, and `invalid` for words that could exclude people. */
export async function changeBriefByHand(
  { sessionId, companyId }: { sessionId: string; companyId: string },
  change: HandEdit,
): Promise<Brief> {
  return await updateBrief(
    sessionId,
    (brief) => {
      requireLawfulEdit(brief, change)
      return applyHandEdit(brief, change)
    },
    async (tx) => {
      await requireOpenConsultation(tx, sessionId)
      await reserveCompanyBytes(tx, companyId, 'text', JSON.stringify(change))
    },
  )
}

function requireLawfulEdit(brief: Brief, change: HandEdit): void {
  if (change.kind !== 'edit' && change.kind !== 'add') return
  const previous =
    change.kind === 'edit' ? brief.facts.find(({ id }) => id === change.factId)?.value : undefined
  requireLawful(change.value, { field: 'value', place: 'briefEdit', previous })
}

/** One statement, so that it is stored entirely or, where the brief has another version by now, not at all. */
function storingBrief(
  sessionId: string,
  version: number,
  before: Brief,
  after: Brief,
  alongside?: StoredAlongside,
): Prisma.Sql {
  const condition = alongside?.condition ?? sql`true`
  const state = Object.entries(changedState(before, after)).map(
    ([column, value]) => sql`${Prisma.raw(column)} = ${JSON.stringify(value)}::jsonb`,
  )
  const set = [sql`brief_version = brief_version + 1`, sql`updated_at = ${new Date()}`, ...state]
  const session = sql`session AS (
    UPDATE consultation_sessions SET ${Prisma.join(set)}
    WHERE id = ${sessionId}::uuid AND brief_version = ${version} AND ${condition} RETURNING id)`
  const steps = [session, ...storingFacts(before.facts, after.facts), ...(alongside?.steps ?? [])]
  return sql`WITH ${Prisma.join(steps)} SELECT EXISTS (SELECT FROM session) AS "isStored", ${condition} AS "isAllowed"`
}

/** The caller's transaction holds the session's row. */
export async function storeFacts(tx: DbClient, sessionId: string, facts: Fact[]): Promise<void> {
  const steps = [sql`session AS (SELECT ${sessionId}::uuid AS id)`, ...storingFacts([], facts)]
  if (facts.length > 0) await tx.$queryRaw(sql`WITH ${Prisma.join(steps)} SELECT 1 AS done`)
}

/** Steps of a statement with a step `session`. Few, because a message can bring hundreds of facts. */
function storingFacts(before: Fact[], after: Fact[]): Prisma.Sql[] {
  const previousById = new Map(before.map((fact, position) => [fact.id, { fact, position }]))
  const keptIds = new Set(after.map((fact) => fact.id))
  const removedIds = before.filter((fact) => !keptIds.has(fact.id)).map((fact) => fact.id)
  const changed = after.flatMap((fact, position) => {
    const previous = previousById.get(fact.id)
    const isSame = previous?.position === position && isDeepStrictEqual(previous.fact, fact)
    return isSame ? [] : [{ fact, position }]
  })
  const withNewEvidence = changed.flatMap(({ fact }) =>
    isDeepStrictEqual(previousById.get(fact.id)?.fact.evidence, fact.evidence) ? [] : [fact],
  )
  const known = withNewEvidence.filter(({ id }) => previousById.has(id))
  return [
    ...(removedIds.length > 0
      ? [
          sql`removed AS (DELETE FROM brief_facts AS fact USING session WHERE fact.id = ANY(${removedIds}::uuid[]))`,
        ]
      : []),
    ...(changed.length > 0 ? [upsertingFacts(changed)] : []),
    ...(withNewEvidence.some(({ evidence }) => evidence.length > 0)
      ? [upsertingEvidence(withNewEvidence)]
      : []),
    ...(known.length > 0 ? [removingEvidence(known)] : []),
  ]
}

/** All at once, so that both facts of a contradiction exist when the statement ends. */
function upsertingFacts(facts: { fact: Fact; position: number }[]): Prisma.Sql {
  const rows = facts.map(({ fact: { evidence: _, ...fact }, position }) => ({ ...fact, position }))
  return sql`facts AS (
    INSERT INTO brief_facts
      (id, session_id, position, topic, value, strength, state, locked, audience, because, vague, doubt, slot, conflicts_with_id, updated_at)
    SELECT fact.id, session.id, position, topic, value, strength, state, locked, audience, because, vague, doubt, slot, "conflictsWith", now()
    FROM session, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS fact (id uuid, position int, topic brief_topic,
      value text, strength fact_strength, state fact_state, locked boolean, audience audience, because text, vague boolean,
       doubt fact_doubt, slot jsonb, "conflictsWith" uuid)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, topic = excluded.topic, value = excluded.value,
      strength = excluded.strength, state = excluded.state, locked = excluded.locked, audience = excluded.audience,
       because = excluded.because, vague = excluded.vague, doubt = excluded.doubt, slot = excluded.slot,
      conflicts_with_id = excluded.conflicts_with_id, updated_at = excluded.updated_at)`
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

/** Their `id` is a message's. */
const MESSAGE_KINDS: readonly EvidenceKind[] = ['message', 'card']

function upsertingEvidence(facts: Fact[]): Prisma.Sql {
  const rows = facts.flatMap((fact) =>
    fact.evidence.map(({ id, ...source }, position) => ({
      ...source,
      factId: fact.id,
      position,
      ...(MESSAGE_KINDS.includes(source.kind) ? { messageId: id } : { reference: id }),
    })),
  )
  return sql`evidence AS (
    INSERT INTO fact_evidence (id, fact_id, position, kind, message_id, reference, start, "end")
    SELECT gen_random_uuid(), "factId", position, kind, "messageId", reference, start, "end"
    FROM session, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS source ("factId" uuid, position int,
      kind evidence_kind, "messageId" uuid, reference text, start int, "end" int)
    ON CONFLICT (fact_id, position) DO UPDATE SET kind = excluded.kind, message_id = excluded.message_id,
      reference = excluded.reference, start = excluded.start, "end" = excluded."end")`
}

/** What is past the end of a shorter list. */
function removingEvidence(facts: Fact[]): Prisma.Sql {
  const ids = facts.map(({ id }) => id)
  const counts = facts.map(({ evidence }) => evidence.length)
  return sql`evidence_past_end AS (
    DELETE FROM fact_evidence AS source USING session, unnest(${ids}::uuid[], ${counts}::int[]) AS kept (fact_id, count)
    WHERE source.fact_id = kept.fact_id AND source.position >= kept.count)`
}
