// Deleted rows can be restored for a few days.

import { RESTORE_DAYS } from '../content/retention-periods.mjs'
import { insertRows, readSelfLinks, readTables } from './backup.mjs'

const ROWS_PER_INSERT = 500

/** The message is for the operator. */
export class RestoreError extends Error {}

/**
 * Copies rows, and the rows that are deleted with them, into `deleted_rows`. Call it before deleting, in the same transaction.
 * @param {import('./retention.mjs').Query} query @param {string} table @param {string[]} ids
 */
export async function storeDeletedRows(query, batchId, table, ids) {
  for (const [name, subjects] of await collectRows(query, table, ids))
    await query(
      `INSERT INTO deleted_rows (id, batch_id, table_name, subject_id, content)
        SELECT gen_random_uuid(), $1, $2, r.subject_id, to_jsonb(t) FROM ${name} t
        JOIN unnest($3::uuid[], $4::uuid[]) AS r (id, subject_id) ON r.id = t.id`,
      [batchId, name, [...subjects.keys()], [...subjects.values()]],
    )
}

/**
 * Follows foreign keys from rows to the rows that cannot stay without them, and locks these.
 * @returns {Promise<Map<string, Map<string, string>>>} by table: id of the row, id of the row it belongs to
 */
async function collectRows(query, table, ids) {
  const foreignKeys = await readForeignKeys(query)
  const collected = new Map([[table, new Map(ids.map((id) => [id, id]))]])
  const pending = [{ parent: table, parentIds: ids }]
  for (const { parent, parentIds } of pending) {
    for (const { child, column } of foreignKeys.filter((key) => key.parent === parent)) {
      const { rows } = await query(
        `SELECT id, ${column} AS parent_id FROM ${child} WHERE ${column} = ANY($1::uuid[]) FOR UPDATE`,
        [parentIds],
      )
      const subjects = collected.get(child) ?? new Map()
      const newRows = rows.filter(({ id }) => !subjects.has(id))
      for (const { id, parent_id } of newRows) subjects.set(id, collected.get(parent).get(parent_id))
      collected.set(child, subjects)
      if (newRows.length > 0) pending.push({ parent: child, parentIds: newRows.map(({ id }) => id) })
    }
  }
  return collected
}

/** Their rows are deleted with the row that they refer to, or keep it from being deleted. */
async function readForeignKeys(query) {
  const { rows } = await query(
    `SELECT f.conrelid::regclass::text AS child, f.confrelid::regclass::text AS parent, quote_ident(a.attname) AS column
      FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
      WHERE f.contype = 'f' AND f.confdeltype <> 'n' AND f.connamespace = 'public'::regnamespace`,
  )
  return rows
}

export async function listDeletedBatches(query) {
  const { rows } = await query(
    `SELECT batch_id AS id, max(deleted_at) AS "deletedAt", min(deleted_at) + make_interval(days => ${RESTORE_DAYS}) AS "restorableUntil",
        jsonb_object_agg(table_name, n ORDER BY table_name) AS counts
      FROM (SELECT batch_id, table_name, min(deleted_at) AS deleted_at, count(*)::int AS n FROM deleted_rows GROUP BY 1, 2) AS tables
      GROUP BY batch_id ORDER BY 2 DESC`,
  )
  return rows
}

/** Runs inside the caller's transaction. Returns row counts by table. Throws RestoreError. */
export async function restoreDeletedBatch(query, batchId) {
  const isKnown = (await listDeletedBatches(query)).some(({ id }) => id === batchId)
  if (!isKnown) throw new RestoreError(`There is nothing to restore for ${batchId}.`)
  const selfLinks = await readSelfLinks(query)
  const counts = {}
  const pendingLinks = []
  for (const { name, columns } of await readTables(query)) {
    for (;;) {
      const { rows } = await query(
        `WITH moved AS (DELETE FROM deleted_rows WHERE id IN
            (SELECT id FROM deleted_rows WHERE batch_id = $1 AND table_name = $2 LIMIT ${ROWS_PER_INSERT}) RETURNING content)
          SELECT content FROM moved`,
        [batchId, name],
      )
      if (rows.length === 0) break
      const table = { table: name, rows: rows.map(({ content }) => content) }
      pendingLinks.push(
        ...(await insertRows(query, table, columns, selfLinks[name] ?? []).catch(explainConflict)),
      )
      counts[name] = (counts[name] ?? 0) + rows.length
    }
  }
  for (const { table, column, id, value } of pendingLinks)
    await query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value])
  return counts
}

function explainConflict(error) {
  // 23503: a foreign key without its row. 23505: a duplicate.
  if (error.code === '23503')
    throw new RestoreError('The batch belongs to records in another batch. Restore the other batch first.')
  if (error.code === '23505') throw new RestoreError('The database already has some of these records.')
  throw error
}

/** Rows dated by a clock that was ahead are dated again. Returns how many rows were deleted. */
export async function purgeDeletedRows(query) {
  await query('UPDATE deleted_rows SET deleted_at = now() WHERE deleted_at > now()')
  const { rows } = await query(
    `WITH purged AS (DELETE FROM deleted_rows WHERE ${IS_PAST_RESTORE} RETURNING 1) SELECT count(*)::int AS n FROM purged`,
  )
  return rows[0].n
}

const IS_PAST_RESTORE = `deleted_at < now() - make_interval(days => ${RESTORE_DAYS})`

export async function hasRowsToPurge(query) {
  const { rows } = await query(`SELECT EXISTS (SELECT FROM deleted_rows WHERE ${IS_PAST_RESTORE}) AS has`)
  return rows[0].has
}
