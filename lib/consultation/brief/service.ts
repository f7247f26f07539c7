import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { requireLawful } from '@/lib/consultation/guard/require-lawful'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { requireOpenConsultation } from './closed'
import type { HandEdit } from './hand-edit-schema'
import { applyHandEdit } from './hand-edits'
import type { EvidenceKind } from './options'
import { type DbClient, loadVersionedBrief, type VersionedBrief } from './queries'
import type { Brief, Fact } from './schema'

const ATTEMPTS_MAX = 20

/**
 * `change` must be pure: it runs outside the transaction, again where the brief has changed. `alsoDo` runs inside. `loaded` is the brief
 * that the caller has read. Throws `conflict`.
 */
export async function updateBrief(
  sessionId: string,
  change: (brief: Brief) => Brief,
  alsoDo: (client: DbClient) => Promise<void> = async () => {},
  loaded?: VersionedBrief,
): Promise<Brief> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const { brief: before, version } = (attempt === 0 && loaded) || (await loadVersionedBrief(sessionId))
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

/** The caller's transaction holds the session's row. In few statements, because a message can bring hundreds of facts. */
export async function storeFacts(
  tx: DbClient,
  sessionId: string,
  before: Fact[],
  after: Fact[],
): Promise<void> {
  const previousById = new Map(before.map((fact, position) => [fact.id, { fact, position }]))
  const keptIds = new Set(after.map((fact) => fact.id))
  const removedIds = before.filter((fact) => !keptIds.has(fact.id)).map((fact) => fact.id)
  if (removedIds.length) await tx.$executeRaw`DELETE FROM brief_facts WHERE id = ANY(${removedIds}::uuid[])`

  const changed = after.flatMap((fact, position) => {
    const previous = previousById.get(fact.id)
    const isSame = previous?.position === position && isDeepStrictEqual(previous.fact, fact)
    return isSame ? [] : [{ fact, position }]
  })
  if (changed.length) await upsertFacts(tx, sessionId, changed)

  const withNewEvidence = changed.filter(
    ({ fact }) => !isDeepStrictEqual(previousById.get(fact.id)?.fact.evidence, fact.evidence),
  )
  if (withNewEvidence.length === 0) return
  const known = withNewEvidence.flatMap(({ fact: { id } }) => (previousById.has(id) ? [id] : []))
  if (known.length > 0) await tx.$executeRaw`DELETE FROM fact_evidence WHERE fact_id = ANY(${known}::uuid[])`
  await insertEvidence(
    tx,
    withNewEvidence.map(({ fact }) => fact),
  )
}

/** In one statement, so that both facts of a contradiction exist when it ends. */
async function upsertFacts(
  tx: DbClient,
  sessionId: string,
  facts: { fact: Fact; position: number }[],
): Promise<void> {
  const rows = facts.map(({ fact: { evidence: _, ...fact }, position }) => ({ ...fact, position }))
  await tx.$executeRaw`
    INSERT INTO brief_facts
      (id, session_id, position, topic, value, strength, state, locked, audience, because, vague, doubt, slot, conflicts_with_id, updated_at)
    SELECT id, ${sessionId}::uuid, position, topic, value, strength, state, locked, audience, because, vague, doubt, slot, "conflictsWith", now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS fact (id uuid, position int, topic brief_topic,
      value text, strength fact_strength, state fact_state, locked boolean, audience audience, because text, vague boolean,
       doubt fact_doubt, slot jsonb, "conflictsWith" uuid)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, topic = excluded.topic, value = excluded.value,
      strength = excluded.strength, state = excluded.state, locked = excluded.locked, audience = excluded.audience,
       because = excluded.because, vague = excluded.vague, doubt = excluded.doubt, slot = excluded.slot,
      conflicts_with_id = excluded.conflicts_with_id, updated_at = excluded.updated_at`
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

async function insertEvidence(tx: DbClient, facts: Fact[]): Promise<void> {
  const rows = facts.flatMap((fact) =>
    fact.evidence.map(({ id, ...source }, position) => ({
      ...source,
      factId: fact.id,
      position,
      ...(MESSAGE_KINDS.includes(source.kind) ? { messageId: id } : { reference: id }),
    })),
  )
  if (rows.length === 0) return
  await tx.$executeRaw`
    INSERT INTO fact_evidence (id, fact_id, position, kind, message_id, reference, start, "end")
    SELECT gen_random_uuid(), "factId", position, kind, "messageId", reference, start, "end"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS source ("factId" uuid, position int,
      kind evidence_kind, "messageId" uuid, reference text, start int, "end" int)`
}
