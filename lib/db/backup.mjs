// The whole database as lines of JSON, the same for both engines: a backup of one restores into the other.
import { createHash } from 'node:crypto'

const FORMAT = 1
/** Rows a line. */
const BATCH = 500
/** Counters that run out, and the list of migrations, which the head names. */
const LEFT_OUT = ['rate_limits', '_prisma_migrations']

/** What is wrong with a backup or with the database that it is to go into, as a sentence for the operator. */
export class BackupError extends Error {}

/**
 * Yields the lines of a backup, one state of the whole database. Must be the first thing that a transaction does.
 * @param {import('./retention.mjs').Query} query @returns {AsyncGenerator<string>} each line ends with a line feed
 */
export async function* dumpDatabase(query) {
  await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  const line = (value) => `${JSON.stringify(value)}\n`
  const tables = await readTables(query)
  yield line({
    spanwright: 'backup',
    format: FORMAT,
    at: new Date().toISOString(),
    migrations: await readMigrations(query),
  })
  const digest = createHash('sha256')
  const counts = {}
  for (const { name, columns } of tables) {
    counts[name] = 0
    for await (const rows of readRows(query, name, columns)) {
      const text = line({ table: name, rows })
      counts[name] += rows.length
      digest.update(text)
      yield text
    }
  }
  yield line({ counts, sha256: digest.digest('hex') })
}

/**
 * Restores a backup, inside the caller's transaction. Everything that the database holds is replaced; unless `force` is set, it must hold no
 * company and no enquiry. Returns the rows by table. Throws BackupError, and then nothing must be committed.
 * @param {import('./retention.mjs').Query} query @param {AsyncIterable<string>} lines without line feeds @param {{force: boolean}} options
 */
export async function restoreDatabase(query, lines, { force }) {
  const tables = await readTables(query)
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  const counts = Object.fromEntries(tables.map(({ name }) => [name, 0]))
  const digest = createHash('sha256')
  const links = await readSelfLinks(query)
  const later = []
  let head
  let end
  for await (const text of lines) {
    const value = parse(text)
    if (!head) {
      head = value
      await checkHead(query, head)
      await empty(query, tables, force)
      await setTriggers(query, tables, 'DISABLE')
    } else if (end) throw new BackupError('The file goes on after its end.')
    else if (value.table) {
      const columns = columnsOf.get(value.table)
      if (!columns)
        throw new BackupError(`The file has a table "${value.table}" that this version does not know.`)
      digest.update(`${text}\n`)
      counts[value.table] += value.rows.length
      later.push(...(await insert(query, value, columns, links[value.table] ?? [])))
    } else end = value
  }
  if (!end) throw new BackupError('The file is cut off: its last line is missing.')
  if (end.sha256 !== digest.digest('hex'))
    throw new BackupError('The file was changed: its checksum is wrong.')
  for (const { table, column, id, value } of later)
    await query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value])
  await setTriggers(query, tables, 'ENABLE')
  return counts
}

/** The tables with the columns that are stored, those that others point at first. */
async function readTables(query) {
  const { rows } = await query(
    `SELECT c.relname AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
        (SELECT coalesce(array_agg(DISTINCT f.confrelid::regclass::text), '{}') FROM pg_constraint f
          WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL($1) GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [LEFT_OUT],
  )
  const sorted = []
  while (sorted.length < rows.length) {
    const next = rows.filter(
      (row) => !sorted.includes(row) && row.needs.every((need) => sorted.some(({ name }) => name === need)),
    )
    if (next.length === 0) throw new Error('tables that point at each other in a circle')
    sorted.push(...next)
  }
  return sorted
}

/** Columns that point at a row of their own table, by table: they are filled in when all rows are there. */
async function readSelfLinks(query) {
  const { rows } = await query(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = f.conkey[1] WHERE f.contype = 'f' AND f.confrelid = f.conrelid GROUP BY c.relname`,
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

async function* readRows(query, table, columns) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await query(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${columns.join(', ')} FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${BATCH}) AS t`,
      [last],
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < BATCH) return
    last = rows.at(-1).row.id
  }
}

async function readMigrations(query) {
  const { rows } = await query(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupError('The file is not a backup of Spanwright, or it is damaged.')
  }
}

async function checkHead(query, head) {
  if (head?.spanwright !== 'backup') throw new BackupError('The file is not a backup of Spanwright.')
  if (head.format !== FORMAT)
    throw new BackupError(`The file has format ${head.format}; this version reads ${FORMAT}.`)
  const here = await readMigrations(query)
  if (here.join() === head.migrations.join()) return
  throw new BackupError(
    `The backup was made by another version (its last migration is ${head.migrations.at(-1)}, here it is ${here.at(-1)}). Restore it with the version that made it, then upgrade.`,
  )
}

async function empty(query, tables, force) {
  const full = []
  for (const table of ['companies', 'interest_registrations', 'contact_sales_requests']) {
    const { rows } = await query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rows.length > 0) full.push(table)
  }
  if (full.length > 0 && !force)
    throw new BackupError(
      `The database is not empty (${full.join(', ')}). With --force everything in it is replaced.`,
    )
  await query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
}

/** What triggers write is in the file already, as it was. Foreign keys are checked all the same. */
async function setTriggers(query, tables, state) {
  for (const { name } of tables) await query(`ALTER TABLE ${name} ${state} TRIGGER USER`)
}

/** Inserts a line's rows. Returns the links inside the table that are still to be set. */
async function insert(query, { table, rows }, columns, links) {
  const later = rows.flatMap((row) =>
    links
      .filter((column) => row[column])
      .map((column) => ({ table, column, id: row.id, value: row[column] })),
  )
  const plain = rows.map((row) => ({ ...row, ...Object.fromEntries(links.map((column) => [column, null])) }))
  await query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(plain)],
  )
  return later
}
