// Expired rows are announced a day before they are deleted, and kept if the clock or the number looks wrong. Every time is the database's,
// because a server's own clock can be wrong.

import { NOTICE_HOURS } from '../content/retention-periods.mjs'
import { purgeAccess } from './account-retention.mjs'
import { correctDates, findClockProblem, isClockDoubtful } from './clock.mjs'
import { hasRowsToPurge, purgeDeletedRows } from './deleted-rows.mjs'
import { hasMailToPurge, purgeMail } from './mail-retention.mjs'
import { countExpired, deleteExpiredRows, TABLES } from './retention.mjs'

/** The largest part of a table that may go at once, and the size from which that counts. */
export const MAX_SHARE = 0.1
export const MIN_TABLE_ROWS = 20

/** Whether `planRetention` should look before requests write new rows, which would make a wrong clock look right. */
export async function needsPlanAtStart(query) {
  return (await isClockDoubtful(query)) || isRefused(await readOpenBatch(query))
}

/**
 * Announces what is about to expire, or says why it must not be deleted, inside the caller's transaction. `isConfirmed` overrules that,
 * unless rows are dated in the future; the day's notice remains. Returns the status and the batch:
 * - busy: another process is at it
 * - idle: nothing expires within a day
 * - announced: nothing may be deleted before `dueAt`
 * - refused: nothing may be deleted without confirmation
 * - due: call `deleteDueRows` until it returns null
 */
export async function planRetention(query, { isConfirmed = false } = {}) {
  if (!(await lockRetention(query))) return { status: 'busy' }
  // Announced while the clock was ahead.
  await query(
    `UPDATE retention_batches SET finished_at = now() WHERE finished_at IS NULL AND announced_at > now() + interval '1 minute'`,
  )
  const open = await readOpenBatch(query)
  const dueAt = open?.dueAt ?? (await readEndOfNotice(query))
  const counts = await countExpired(query, dueAt)
  const isEmpty = Object.values(counts).every((count) => count === 0)
  const refusals = await findRefusals(query, counts, open)
  const isOverruled = isConfirmed && refusals.length > 0 && !isAhead(refusals)
  if (isOverruled || !refusals.some(({ reason }) => reason !== 'largeShare')) {
    await purgeDeletedRows(query)
    await purgeMail(query)
    await purgeAccess(query)
  }

  if (refusals.length === 0 && (isEmpty || isRefused(open))) {
    if (open) await finishBatch(query, open.id)
    // The reason is gone: the day's notice begins again.
    return isEmpty ? { status: 'idle' } : planRetention(query)
  }
  if (isOverruled) await recordConfirmation(query, refusals)
  const batch = await saveBatch(query, { open, dueAt, counts, refusals, isOverruled })
  if (isRefused(batch)) return { status: 'refused', batch }
  return { status: batch.isDue ? 'due' : 'announced', batch }
}

/** Runs inside the caller's transaction. Null when the batch is finished or another process is at it. */
export async function deleteDueRows(query, batchId, by) {
  if (!(await lockRetention(query))) return null
  const batch = await readOpenBatch(query)
  if (batch?.id !== batchId || !batch.isDue || isRefused(batch)) return null
  const counts = await deleteExpiredRows(query, batch)
  if (Object.values(counts).some((count) => count > 0)) {
    await recordAudit(query, 'retention.applied', { ...by, target: `batch:${batchId}`, changes: counts })
    return counts
  }
  await finishBatch(query, batchId)
  return null
}

export async function recordAudit(query, action, { actor, address, target, changes }) {
  await query(
    `INSERT INTO audit_entries (id, actor, action, target, changes, address) VALUES (gen_random_uuid(), $1, $2, $3, $4::jsonb, $5)`,
    [actor, action, target, JSON.stringify(changes), address],
  )
}

/** For an operator who knows that the clock is right (`correctDates`). The next run announces from the start. */
export async function correctFutureDates(query) {
  const open = await readOpenBatch(query)
  if (open) await finishBatch(query, open.id)
  const counts = await correctDates(query)
  await recordAudit(query, 'retention.datesCorrected', { ...OPERATOR, target: null, changes: counts })
  return counts
}

export const OPERATOR = { actor: 'operator', address: 'command line' }

async function lockRetention(query) {
  const { rows } = await query(`SELECT pg_try_advisory_xact_lock(hashtext('retention')) AS locked`)
  return rows[0].locked
}

const isRefused = (batch) => Boolean(batch?.refusals && !batch.confirmedAt)
const isAhead = (refusals) => Boolean(refusals?.some(({ reason }) => reason === 'futureData'))

const BATCH_COLUMNS = `id, announced_at AS "announcedAt", due_at AS "dueAt", counts, refusals, confirmed_at AS "confirmedAt",
  due_at <= now() AS "isDue", now() AS "now"`

export async function readOpenBatch(query) {
  const { rows } = await query(`SELECT ${BATCH_COLUMNS} FROM retention_batches WHERE finished_at IS NULL`)
  return rows[0]
}

async function readEndOfNotice(query) {
  const { rows } = await query(
    `SELECT (now() + make_interval(hours => ${NOTICE_HOURS}))::timestamptz(3) AS end`,
  )
  return rows[0].end
}

async function saveBatch(query, { open, dueAt, counts, refusals, isOverruled }) {
  const stored = refusals.length > 0 ? refusals : open?.confirmedAt ? open.refusals : null
  const values = [dueAt, JSON.stringify(counts), stored && JSON.stringify(stored), isOverruled]
  const { rows } = open
    ? await query(
        `UPDATE retention_batches SET due_at = $1, counts = $2::jsonb, refusals = $3::jsonb,
          confirmed_at = CASE WHEN $4 THEN now() WHEN $5 THEN NULL ELSE confirmed_at END WHERE id = $6 RETURNING ${BATCH_COLUMNS}`,
        [...values, isAhead(refusals), open.id],
      )
    : await query(
        `INSERT INTO retention_batches (id, announced_at, due_at, counts, refusals, confirmed_at)
          VALUES (gen_random_uuid(), now(), $1, $2::jsonb, $3::jsonb, CASE WHEN $4 THEN now() END) RETURNING ${BATCH_COLUMNS}`,
        values,
      )
  return rows[0]
}

async function finishBatch(query, id) {
  await query('UPDATE retention_batches SET finished_at = now() WHERE id = $1', [id])
}

/** A confirmation overrules all but rows of the future. These still count when their time is said to have come. */
async function findRefusals(query, counts, open) {
  const doubt = open?.confirmedAt ? null : open?.refusals?.find(({ reason }) => reason !== 'largeShare')
  const problem = await findClockProblem(query, doubt?.newestAt)
  if (problem?.reason === 'futureData') return [problem]
  if (problem && doubt?.reason === 'futureData') return [doubt]
  if (open?.confirmedAt) return []
  const canDelete =
    Object.values(counts).some((count) => count > 0) ||
    (await hasRowsToPurge(query)) ||
    (await hasMailToPurge(query))
  return [...(problem && canDelete ? [problem] : []), ...(await findLargeShares(query, counts))]
}

async function findLargeShares(query, counts) {
  const shares = []
  for (const table of new Set(Object.values(TABLES))) {
    const expired = Object.entries(counts).reduce(
      (sum, [kind, n]) => (TABLES[kind] === table ? sum + n : sum),
      0,
    )
    if (expired === 0) continue
    const { rows } = await query(`SELECT count(*)::int AS n FROM ${table}`)
    const total = rows[0].n
    if (total >= MIN_TABLE_ROWS && expired > total * MAX_SHARE)
      shares.push({ reason: 'largeShare', table, expired, total })
  }
  return shares
}

const recordConfirmation = (query, refusals) =>
  recordAudit(query, 'retention.confirmed', { ...OPERATOR, target: null, changes: { refusals } })
