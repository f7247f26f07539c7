// The app's database for a command: a PostgreSQL server, or the embedded one while no server uses it.
import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { FolderInUseError, lockFolder } from '../../lib/db/folder-lock.mjs'
import { readDataFolder } from './environment.mjs'
import { Failure } from './project.mjs'

const CONNECT_TIMEOUT_MS = 5000

/** @typedef {(sql: string, params?: unknown[]) => Promise<{rows: any[]}>} Query */

/**
 * Runs `work` in one transaction on the database of DATABASE_URL or, without it, on the embedded one in DATA_DIR. Throws Failure when
 * there is no database, it was never migrated, or a server has the folder open.
 * @param {(query: Query) => Promise<T>} work @returns {Promise<T>} @template T
 */
export async function withDatabase(work) {
  const url = process.env.DATABASE_URL
  return url ? withServer(url, work) : withFolder(path.join(readDataFolder(), 'pglite'), work)
}

async function withServer(url, work) {
  const options = '-c TimeZone=UTC'
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options,
  })
  await client.connect().catch((error) => {
    throw new Failure(`The database server of DATABASE_URL cannot be used (${error.code ?? error.message}).`)
  })
  try {
    return await inTransaction((sql, params) => client.query(sql, params), work)
  } finally {
    await client.end()
  }
}

async function withFolder(folder, work) {
  if (!existsSync(folder))
    throw new Failure(
      `There is no database in ${folder} yet. Start the server once, or set DATA_DIR or DATABASE_URL.`,
    )
  const unlock = await lockFolder(folder, { waitMs: 0 }).catch((error) => {
    if (!(error instanceof FolderInUseError)) throw error
    throw new Failure(
      `The embedded database in ${folder} is in use by the server, ${error.holder}. Only one process can use it at a time: stop the server, run this command again, then start the server. With DATABASE_URL you need not stop it.`,
    )
  })
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
    const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
    try {
      return await inTransaction((sql, params) => db.query(sql, params), work)
    } finally {
      await db.close()
    }
  } finally {
    unlock()
  }
}

async function inTransaction(query, work) {
  await query('BEGIN')
  try {
    const result = await work(query)
    await query('COMMIT')
    return result
  } catch (error) {
    await query('ROLLBACK')
    // 42P01: undefined table.
    if (error.code !== '42P01') throw error
    throw new Failure(
      'The database does not have the tables of this version yet. Start the server once, then try again.',
    )
  }
}
