// Rows show whether the database's clock can be right: retention deletes by that clock.

/** A database in use has newer rows. */
export const STALE_DAYS = 90
/** Servers' clocks and time zones differ by less. */
const AHEAD_HOURS = 24

/** Columns with the time of each visit, sign-in and record. The append-only audit log is left out: its dates cannot be corrected. */
const DATED = {
  admin_sessions: 'created_at',
  admin_devices: 'last_seen_at',
  companies: 'created_at',
  owners: 'last_seen_at',
  people: 'last_seen_at',
  messages: 'created_at',
  approvals: 'approved_at',
  interest_registrations: 'created_at',
  contact_sales_requests: 'created_at',
  job_interests: 'created_at',
  retention_batches: 'confirmed_at',
}

/** Ids of messages sort by time, and their times have no index. */
const readLast = (table, column, condition) =>
  table === 'messages'
    ? `(SELECT ${column} FROM messages WHERE ${condition} ORDER BY id DESC LIMIT 1)`
    : `(SELECT max(${column}) FROM ${table} WHERE ${condition})`

const LIMIT = `now() + make_interval(hours => ${AHEAD_HOURS})`
const IS_STALE = (newest) => `coalesce(${newest} < now() - make_interval(days => ${STALE_DAYS}), false)`

/** Rows of the future by table, and the time of the newest other row. */
async function readDates(query) {
  const ahead = []
  const newest = []
  for (const [table, column] of Object.entries(DATED)) {
    ahead.push(`SELECT '${table}' AS "table", ${readLast(table, column, 'true')} AS "latestAt"`)
    newest.push(readLast(table, column, `${column} <= ${LIMIT}`))
  }
  const { rows } = await query(
    `SELECT * FROM (${ahead.join(' UNION ALL ')}) AS latest WHERE "latestAt" > ${LIMIT} ORDER BY "table"`,
  )
  const found = await query(
    `SELECT newest AS "newestAt", now() AS clock, ${IS_STALE('newest')} AS stale FROM (SELECT greatest(${newest.join(', ')}) AS newest) AS found`,
  )
  return { ahead: rows, ...found.rows[0] }
}

/** Whether the newest row is old, or rows are dated in the future. */
export async function isClockDoubtful(query) {
  const { ahead, stale } = await readDates(query)
  return stale || ahead.length > 0
}

/**
 * Returns what speaks against the clock, or null. `believedAt` is the newest row's time when it was first doubted: rows that were written
 * since may have a wrong time, so only a corrected clock or the operator ends the doubt.
 */
export async function findClockProblem(query, believedAt = null) {
  const { ahead, newestAt, clock } = await readDates(query)
  if (ahead.length > 0) {
    const tables = []
    for (const { table } of ahead) {
      const { rows } = await query(`SELECT count(*)::int AS n FROM ${table} WHERE ${DATED[table]} > ${LIMIT}`)
      tables.push({ table, count: rows[0].n })
    }
    const latestAt = ahead.map((row) => row.latestAt).reduce((a, b) => (a > b ? a : b))
    return { reason: 'futureData', tables, latestAt, newestAt: believedAt ?? newestAt, clock }
  }
  const { rows } = await query(
    `SELECT newest AS "newestAt", ${IS_STALE('newest')} AS stale FROM (SELECT $1::timestamptz AS newest) AS found`,
    [believedAt ?? newestAt],
  )
  return rows[0].stale ? { reason: 'staleData', newestAt: rows[0].newestAt, clock } : null
}

/** Times that a row has before they come. */
const LEFT_OUT = ['expires_at', 'due_at']
const APPEND_ONLY = ['audit_entries', 'history_entries']

/**
 * For an operator who knows that the clock is right now: dates what is dated in the future to now, ends the sign-ins from then and forgets
 * the rate limits of then. The audit log and notes cannot be changed and keep their dates. Runs inside the caller's transaction. Returns row counts by table.
 */
export async function correctDates(query) {
  const { rows: columns } = await query(
    `SELECT c.table_name AS "table", quote_ident(c.column_name) AS "column" FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'timestamp with time zone'
        AND c.column_name <> ALL($1) AND c.table_name <> ALL($2) AND c.table_name NOT LIKE '\\_%' ORDER BY 1, 2`,
    [LEFT_OUT, APPEND_ONLY],
  )
  const counts = {}
  const count = (table, { rows }) => {
    if (rows[0].n > 0) counts[table] = Math.max(counts[table] ?? 0, rows[0].n)
  }
  count(
    'admin_sessions',
    await query(
      `WITH gone AS (DELETE FROM admin_sessions WHERE created_at > ${LIMIT} RETURNING 1) SELECT count(*)::int AS n FROM gone`,
    ),
  )
  for (const { table, column } of columns)
    count(
      table,
      await query(
        `WITH changed AS (UPDATE ${table} SET ${column} = now() WHERE ${column} > ${LIMIT} RETURNING 1) SELECT count(*)::int AS n FROM changed`,
      ),
    )
  // Counters that would not end.
  await query(
    'DELETE FROM rate_limits WHERE expire > extract(epoch FROM now() + make_interval(hours => $1)) * 1000',
    [2 * AHEAD_HOURS],
  )
  return counts
}
