// Expired rows are announced a day before they are deleted, and kept if the clock or the number looks wrong. Every time is the database's,
// because a server's own clock can be wrong.

import { NOTICE_HOURS } from '../content/retention-periods.mjs'
import { hasRowsToPurge, purgeDeletedRows } from './deleted-rows.mjs'
import { countExpired, deleteExpiredRows, TABLES } from './retention.mjs'

/** A database in use has newer rows. */
export const STALE_DAYS = 90
/** The largest part of a table that may go at once, and the size from which that counts. */
export const MAX_SHARE = 0.1
export const MIN_TABLE_ROWS = 20

/** Without retention's own entries and times that a start changes. Ids of messages sort by time. */
const NEWEST_ROW = `greatest(
    (SELECT max(at) FROM audit_entries WHERE action <> 'retention.applied'),
    (SELECT max(created_at) FROM admin_sessions),
    (SELECT max(created_at) FROM companies),
    (SELECT max(last_seen_at) FROM owners),
    (SELECT created_at FROM messages ORDER BY id DESC LIMIT 1),
    (SELECT max(approved_at) FROM approvals),
    (SELECT max(created_at) FROM interest_registrations),
    (SELECT max(created_at) FROM contact_sales_requests))`

const IS_STALE = (newest) => `${newest} < now() - make_interval(days => ${STALE_DAYS})`

export async function isDataStale(query) {
  const { rows } = await query(`SELECT coalesce(${IS_STALE(NEWEST_ROW)}, false) AS stale`)
  return rows[0].stale
}

/**
 * Announces what is about to expire, or says why it must not be deleted, inside the caller's transaction. `isConfirmed` overrules that;
 * the day's notice remains. Returns the status and the batch:
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
  const refusals = open?.confirmedAt ? [] : await findRefusals(query, counts, open)
  if (!refusals.some(({ reason }) => reason === 'staleData') || isConfirmed) await purgeDeletedRows(query)

  const isEmpty = Object.values(counts).every((count) => count === 0)
  if (refusals.length === 0 && (isEmpty || isRefused(open))) {
    if (open) await finishBatch(query, open.id)
    // The reason is gone: the day's notice begins again.
    return isEmpty ? { status: 'idle' } : planRetention(query)
  }
  if (refusals.length > 0 && isConfirmed) await recordConfirmation(query, refusals)
  const batch = await saveBatch(query, { open, dueAt, counts, refusals, isConfirmed })
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

export const OPERATOR = { actor: 'operator', address: 'command line' }

async function lockRetention(query) {
  const { rows } = await query(`SELECT pg_try_advisory_xact_lock(hashtext('retention')) AS locked`)
  return rows[0].locked
}

const isRefused = (batch) => Boolean(batch?.refusals && !batch.confirmedAt)

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

async function saveBatch(query, { open, dueAt, counts, refusals, isConfirmed }) {
  const stored = open?.confirmedAt ? open.refusals : refusals.length > 0 ? refusals : null
  const isOverruled = refusals.length > 0 && isConfirmed
  const values = [dueAt, JSON.stringify(counts), stored && JSON.stringify(stored), isOverruled]
  const { rows } = open
    ? await query(
        `UPDATE retention_batches SET due_at = $1, counts = $2::jsonb, refusals = $3::jsonb,
          confirmed_at = CASE WHEN $4 THEN now() ELSE confirmed_at END WHERE id = $5 RETURNING ${BATCH_COLUMNS}`,
        [...values, open.id],
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

async function findRefusals(query, counts, open) {
  const hasExpired = Object.values(counts).some((count) => count > 0)
  const stale = hasExpired || (await hasRowsToPurge(query)) ? await findStaleData(query, open) : []
  return [...stale, ...(await findLargeShares(query, counts))]
}

/** Rows written after a refusal may have the wrong clock's time: only a corrected clock or confirmation ends it. */
async function findStaleData(query, open) {
  const refused = open?.refusals?.find(({ reason }) => reason === 'staleData')
  const { rows } = await query(
    `SELECT newest AS "newestAt", now() AS "clock", coalesce(${IS_STALE('newest')}, false) AS stale
      FROM (SELECT coalesce($1::timestamptz, ${NEWEST_ROW}) AS newest) AS found`,
    [refused?.newestAt ?? null],
  )
  const { stale, newestAt, clock } = rows[0]
  return stale ? [{ reason: 'staleData', newestAt, clock }] : []
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

/** The entry shows that somebody has checked the clock: it counts as a new row. */
const recordConfirmation = (query, refusals) =>
  recordAudit(query, 'retention.confirmed', { ...OPERATOR, target: null, changes: { refusals } })
