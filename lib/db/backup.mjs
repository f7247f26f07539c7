// Writes and restores the full database as lines of JSON. A backup of either engine restores into the other.
import { createHash } from 'node:crypto'
import { BackupError, FORMAT, readBackup } from './backup-format.mjs'
import { migrateInTransaction, migrationNames } from './migrate.mjs'

const ROWS_PER_LINE = 500
/** Of files: each is up to 10 MB as text. */
const FILES_PER_LINE = 2
const rowsPerLine = (table) => (table === 'cv_files' ? FILES_PER_LINE : ROWS_PER_LINE)
/** The header lists the migrations. */
const EXCLUDED_TABLES = ['rate_limits', '_prisma_migrations']

/**
 * Yields the lines of a backup, a consistent snapshot. Must be the first statement of the caller's transaction.
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
    foreignKeys: await readForeignKeys(query),
  })
  const digest = createHash('sha256')
  await readBy(query, 'index')
  for (const { name, columns } of tables) {
    for await (const rows of readRows(query, name, columns)) {
      const text = line({ table: name, rows })
      digest.update(text)
      yield text
    }
  }
  await readBy(query, 'table')
  yield line({ counts: await countRows(query, tables), sha256: digest.digest('hex') })
}

/**
 * Restores a backup of this version or, with all later migrations, of an older one. The caller's transaction must be rolled back if it
 * throws; BackupError has a message for the operator. Without `force` there must be no companies and no enquiries.
 * @param {import('./retention.mjs').Query} query must run several statements at once when it gets no parameters
 * @param {AsyncIterable<string>} lines without line feeds @param {{force: boolean, migrations: string}} options `migrations` is the folder
 */
export async function restoreDatabase(query, lines, { force, migrations }) {
  const counts = {}
  const pendingLinks = []
  let columnsOf
  let links
  for await (const { header, table, rows } of readBackup(lines)) {
    if (header) {
      if (!force) await requireEmpty(query)
      await clearDatabase(query, header.migrations, migrations)
      const tables = await readTables(query)
      columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
      for (const { name } of tables) counts[name] = 0
      links = await readSelfLinks(query)
      await setTriggers(query, Object.keys(counts), 'DISABLE')
    } else if (table) {
      const columns = columnsOf.get(table)
      if (!columns) throw new BackupError(`The file has a table "${table}" that this version does not have.`)
      counts[table] += rows.length
      pendingLinks.push(...(await insertRows(query, { table, rows }, columns, links[table] ?? [])))
    }
  }
  for (const { table, column, id, value } of pendingLinks)
    await query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value])
  await setTriggers(query, Object.keys(counts), 'ENABLE')
  await migrateInTransaction({ query }, migrations)
  await holdEmails(query)
  return counts
}

/** They may have been sent since the backup was made. Older migrations have no table of them. */
async function holdEmails(query) {
  const { rows } = await query(`SELECT to_regclass('mail_messages') IS NOT NULL AS found`)
  if (rows[0].found)
    await query(
      `UPDATE mail_messages SET state = 'held', next_at = NULL WHERE state IN ('queued', 'sending')`,
    )
}

/** Sorted so that a table comes after those it refers to. */
export async function readTables(query) {
  const { rows } = await query(
    `SELECT c.relname AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
        (SELECT coalesce(array_agg(DISTINCT f.confrelid::regclass::text), '{}') FROM pg_constraint f
          WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL($1) GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [EXCLUDED_TABLES],
  )
  const sorted = []
  while (sorted.length < rows.length) {
    const ready = rows.filter(
      (row) => !sorted.includes(row) && row.needs.every((need) => sorted.some(({ name }) => name === need)),
    )
    if (ready.length === 0) throw new Error('Circular foreign keys between tables')
    sorted.push(...ready)
  }
  return sorted
}

/** By index or from the tables. Rows are read one way and counted the other, so that damage to either shows. */
async function readBy(query, source) {
  const isIndex = source === 'index'
  await query(`SET LOCAL enable_indexscan = ${isIndex}`)
  await query(`SET LOCAL enable_seqscan = ${!isIndex}`)
  for (const setting of ['enable_indexonlyscan', 'enable_bitmapscan'])
    await query(`SET LOCAL ${setting} = off`)
}

async function countRows(query, tables) {
  const counts = {}
  for (const { name } of tables) {
    const { rows } = await query(`SELECT count(*)::int AS count FROM ${name}`)
    counts[name] = rows[0].count
  }
  return counts
}

async function readForeignKeys(query) {
  const names = (table, numbers) =>
    `(SELECT array_agg(a.attname::text ORDER BY k.n) FROM unnest(${numbers}) WITH ORDINALITY AS k (attnum, n)
      JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.attnum)`
  const { rows } = await query(
    `SELECT c.relname::text AS table, ${names('f.conrelid', 'f.conkey')} AS columns, t.relname::text AS target,
        ${names('f.confrelid', 'f.confkey')} AS "targetColumns"
      FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class t ON t.oid = f.confrelid
      WHERE f.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname, f.conname`,
  )
  return rows
}

export async function readSelfLinks(query) {
  const { rows } = await query(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = f.conkey[1] WHERE f.contype = 'f' AND f.confrelid = f.conrelid GROUP BY c.relname`,
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

async function* readRows(query, table, columns) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await query(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${columns.join(', ')} FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${rowsPerLine(table)}) AS t`,
      [last],
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < rowsPerLine(table)) return
    last = rows.at(-1).row.id
  }
}

async function readMigrations(query) {
  const { rows } = await query(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Leaves empty tables in the shape of the version that made the backup. */
async function clearDatabase(query, applied, folder) {
  const known = migrationNames(folder)
  const unknown = applied.findLast((name) => !known.includes(name))
  if (unknown)
    throw new BackupError(
      `The backup was made by another version (this version does not know its migration ${unknown}). Restore it with that version, or with a newer one.`,
    )
  if ((await readMigrations(query)).join() === applied.join()) {
    const tables = await readTables(query)
    await query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
  } else {
    await query(DROP_EVERYTHING)
    await migrateInTransaction({ query }, folder, applied)
  }
}

/** Without the extensions, which the app may not be allowed to create again. */
const DROP_EVERYTHING = `DO $$ DECLARE statement text; BEGIN
  FOR statement IN
    SELECT format('DROP TABLE %s CASCADE', c.oid::regclass) FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    UNION ALL SELECT format('DROP TYPE %s CASCADE', t.oid::regtype) FROM pg_type t
      WHERE t.typtype = 'e' AND t.typnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
    UNION ALL SELECT format('DROP FUNCTION %s CASCADE', p.oid::regprocedure) FROM pg_proc p
      WHERE p.prokind = 'f' AND p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  LOOP EXECUTE statement; END LOOP;
END $$`

async function requireEmpty(query) {
  const nonEmpty = []
  for (const table of ['companies', 'interest_registrations', 'contact_sales_requests']) {
    const { rows } = await query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rows.length > 0) nonEmpty.push(table)
  }
  if (nonEmpty.length > 0)
    throw new BackupError(
      `The database is not empty (${nonEmpty.join(', ')}). Use --force to replace everything in it.`,
    )
}

/** The file already holds what triggers would write. Foreign keys are still checked. */
async function setTriggers(query, tables, state) {
  for (const name of tables) await query(`ALTER TABLE ${name} ${state} TRIGGER USER`)
}

export async function insertRows(query, { table, rows }, columns, links) {
  const pendingLinks = rows.flatMap((row) =>
    links
      .filter((column) => row[column])
      .map((column) => ({ table, column, id: row.id, value: row[column] })),
  )
  const unlinkedRows = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(links.map((column) => [column, null])),
  }))
  await query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(unlinkedRows)],
  )
  return pendingLinks
}
