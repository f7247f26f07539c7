import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import type { Query } from '@/lib/db/retention.mjs'

/** The database of `databaseUrl` or, without it, the embedded one in `dataDir`. */
export interface Place {
  databaseUrl: string
  dataDir: string
}

/** For statements while no server uses it. */
export const openPlace = ({
  databaseUrl,
  dataDir,
}: Place): Promise<{ query: Query; close(): Promise<void> }> =>
  databaseUrl ? openServer(databaseUrl) : openFolder(dataDir)

async function openServer(connectionString: string): Promise<{ query: Query; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return { query: (sql, params) => client.query(sql, params), close: () => client.end() }
}

async function openFolder(dataDir: string): Promise<{ query: Query; close(): Promise<void> }> {
  const db = await PGlite.create({ dataDir: path.join(dataDir, 'pglite'), extensions: { pg_trgm } })
  const query: Query = async (sql, params) => {
    const result = params ? await db.query(sql, params) : (await db.exec(sql)).at(-1)
    return { rows: (result?.rows ?? []) as Record<string, unknown>[] }
  }
  return { query, close: () => db.close() }
}
