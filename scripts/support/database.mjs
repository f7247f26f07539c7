// The app's database for a script that ends: a PostgreSQL server, or the embedded folder while no server has it.
import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { FolderInUseError, lockFolder } from '../../lib/db/folder-lock.mjs'
import { Failure } from './project.mjs'

/** @typedef {(sql: string, params?: unknown[]) => Promise<{rows: any[]}>} Query */

/**
 * Runs `work` in one transaction on the database of DATABASE_URL, else on the embedded one in `dataDir`. Throws Failure where there is
 * none, where it was never migrated, and where a server has the folder open.
 * @param {string} dataDir absolute @param {(query: Query) => Promise<T>} work @returns {Promise<T>} @template T
 */
export async function withDatabase(dataDir, work) {
  const url = process.env.DATABASE_URL
  return url ? await onServer(url, work) : await onFolder(path.join(dataDir, 'pglite'), work)
}

async function onServer(url, work) {
  const options = '-c TimeZone=UTC'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, options })
  await client.connect().catch((error) => {
    throw new Failure(`The database server of DATABASE_URL cannot be used (${error.code ?? error.message}).`)
  })
  try {
    return await inTransaction((sql, params) => client.query(sql, params), work)
  } finally {
    await client.end()
  }
}

async function onFolder(folder, work) {
  const start = 'Start the server once, or set DATA_DIR or DATABASE_URL.'
  if (!existsSync(folder)) throw new Failure(`There is no database in ${folder} yet. ${start}`)
  const unlock = await lockFolder(folder, { waitMs: 0 }).catch((error) => {
    if (!(error instanceof FolderInUseError)) throw error
    throw new Failure(
      `The embedded database in ${folder} is in use by the server, ${error.holder}. It takes one process at a time: stop the server, run this again, and start it. With DATABASE_URL no stop is needed.`,
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
    if (error.code !== '42P01') throw error
    throw new Failure(
      'The database has no tables of this version yet. Start the server once, then try again.',
    )
  }
}
