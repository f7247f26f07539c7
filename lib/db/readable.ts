type Read = (sql: string) => Promise<{ rows: unknown[] }>

/** Without these no page can be shown. */
const MAIN_TABLES = [
  'administrators',
  'companies',
  'consultation_sessions',
  'job_specifications',
  'messages',
  'owners',
]
/** A file that was cut short has lost its end, where most of the newest rows are. */
const NEWEST_ROWS = 50

/** By the key, as a look at the file alone would not miss what is gone. The whole row, because its long texts are in another file. */
const readNewest = (table: string, key: string, count: number) =>
  `(SELECT count(t) FROM (SELECT * FROM ${table} ORDER BY ${key} DESC LIMIT ${count}) AS t)`

/** Reads a row of each main table. Throws the database's error. */
export async function readMainTables(read: Read): Promise<void> {
  await read(`SELECT ${MAIN_TABLES.map((table) => readNewest(table, 'id', 1)).join(', ')}`)
}

/** Reads the newest rows of every table through its key. Throws the database's error, of class XX where files are damaged. */
export async function readEveryTable(read: Read): Promise<void> {
  const { rows } = await read(
    `SELECT i.indrelid::regclass::text AS name, string_agg(quote_ident(a.attname), ' DESC, ') AS key
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indisprimary AND i.indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r')
      GROUP BY 1 ORDER BY 1`,
  )
  await read('SET enable_seqscan = off; SET enable_bitmapscan = off')
  for (const { name, key } of rows as { name: string; key: string }[])
    await read(`SELECT ${readNewest(name, key, NEWEST_ROWS)}`)
  await read('RESET enable_seqscan; RESET enable_bitmapscan')
}
