// The app's database for a script that ends: a PostgreSQL server, or the embedded folder while no server has it.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { withLock } from './folder-lock.mjs'
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
  const lock = `${folder}.lock`
  const pid = holderOf(lock)
  if (pid !== undefined)
    throw new Failure(
      `The embedded database in ${folder} is in use by the server, process ${pid}. It takes one process at a time: stop the server, run this again, and start it. With DATABASE_URL no stop is needed.`,
    )
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const open = async () => {
    const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
    try {
      return await inTransaction((sql, params) => db.query(sql, params), work)
    } finally {
      await db.close()
    }
  }
  return await withLock(lock, open, 'using the database')
}

/** The living process that holds a lock file, or undefined. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return error.code === 'EPERM' ? Number(readFileSync(file, 'utf8')) : undefined
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
