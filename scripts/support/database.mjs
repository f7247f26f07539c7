// The app's database for a command: a PostgreSQL server, or the embedded one while no server uses it.
import { statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import {
  explainAccessError,
  explainOpenError,
  isNewFolder,
  UnusableFolderError,
} from '../../lib/db/database-folder.mjs'
import { FolderInUseError, lockFolder } from '../../lib/db/folder-lock.mjs'
import { readDataFolder } from './environment.mjs'
import { Failure } from './project.mjs'

const CONNECT_TIMEOUT_MS = 5000

/** @typedef {(sql: string, params?: unknown[]) => Promise<{rows: any[]}>} Query Without parameters it takes several statements */

/**
 * Runs `work` in one transaction on the database of DATABASE_URL or, without it, on the embedded one in DATA_DIR. Throws Failure when
 * there is no database, it was never migrated, it cannot be opened, or a server has the folder open.
 * @param {(query: Query) => Promise<T>} work
 * @param {{whenInUse?: (folder: string) => Promise<T>}} options whenInUse: called instead of `work` when a server has the folder open
 * @returns {Promise<T>} @template T
 */
export async function withDatabase(work, { whenInUse } = {}) {
  const url = process.env.DATABASE_URL
  if (url) return withServer(url, work)
  const folder = path.join(readDataFolder(), 'pglite')
  try {
    return await withFolder(folder, work)
  } catch (error) {
    if (whenInUse && error instanceof FolderInUseError) return await whenInUse(folder)
    throw toFailure(error, folder)
  }
}

function toFailure(error, folder) {
  if (error instanceof FolderInUseError)
    return new Failure(
      `The embedded database in ${folder} is in use by the server, ${error.holder}. Only one process can use it at a time: stop the server, run this command again, then start the server.`,
    )
  if (error.code === 'ENOSPC') return new Failure(describeFullDisk(`of ${folder}`))
  const explained = explainAccessError(error, folder)
  return explained instanceof UnusableFolderError ? new Failure(explained.message) : error
}

const describeFullDisk = (owner) =>
  `The disk ${owner} is full. Nothing was changed. Free some space, then run this command again.`

/** Whatever the server or the role sets: a backup takes as long as it takes. */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/** Throws Failure. The caller ends the client. */
export async function connectToServer(url) {
  const options = `-c TimeZone=UTC ${NO_LIMITS}`
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options,
  })
  await client.connect().catch((error) => {
    throw new Failure(`The database server of DATABASE_URL cannot be used (${error.message || error.code}).`)
  })
  return client
}

async function withServer(url, work) {
  const client = await connectToServer(url)
  try {
    return await inTransaction((sql, params) => client.query(sql, params), work)
  } finally {
    await client.end()
  }
}

async function withFolder(folder, work) {
  if (!statSync(folder, { throwIfNoEntry: false })) throw noDatabase(folder)
  const unlock = await lockFolder(folder, { waitMs: 0 })
  try {
    if (isNewFolder(folder)) throw noDatabase(folder)
    const db = await openFolder(folder)
    try {
      return await inTransaction(async (sql, params) => {
        // Without parameters there can be several statements.
        const result = params ? await db.query(sql, params) : (await db.exec(sql)).at(-1)
        return result ?? { rows: [] }
      }, work)
    } finally {
      await db.close()
    }
  } catch (error) {
    throw explainOpenError(error, folder)
  } finally {
    unlock()
  }
}

const noDatabase = (folder) =>
  new Failure(
    `There is no database in ${folder} yet. Start the server once, or set DATA_DIR or DATABASE_URL.`,
  )

async function openFolder(folder) {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  return await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
}

/** Throws Failure where the disk is full or the tables are missing. */
export async function inTransaction(query, work) {
  await query('BEGIN')
  try {
    const result = await work(query)
    await query('COMMIT')
    return result
  } catch (error) {
    await query('ROLLBACK').catch(() => {})
    // 53100: disk full.
    if (error.code === '53100') throw new Failure(describeFullDisk('of the database'))
    // 42P01: undefined table.
    if (error.code !== '42P01') throw error
    throw new Failure(
      'The database does not have the tables of this version yet. Start the server once, then try again.',
    )
  }
}
