import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import { connectServer } from './connect'
import { migrate, migrationNames, type Session } from './migrate'

const REAL = path.resolve('prisma/migrations')
const SERVER = inject('databaseServer')
const NAME = `migrate_${process.pid}`

/** A session on an empty database, on whichever engine the suite runs. */
async function emptyDatabase(): Promise<Session & { end(): Promise<void> }> {
  if (!SERVER) {
    const db = await PGlite.create({ extensions: { pg_trgm } })
    return {
      query: async (sql, params) => {
        const result = params ? await db.query(sql, params) : (await db.exec(sql)).at(-1)
        return { rows: (result?.rows ?? []) as Record<string, unknown>[] }
      },
      end: () => db.close(),
    }
  }
  await runSql(SERVER, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`, `CREATE DATABASE ${NAME}`)
  const client = new pg.Client({ connectionString: databaseUrlOn(SERVER, NAME) })
  await client.connect()
  return client
}

const session = await emptyDatabase()
let dir: string

beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'spanwright-migrations-'))
  await session.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
})

afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

afterAll(async () => {
  await session.end()
  if (SERVER) await runSql(SERVER, `DROP DATABASE ${NAME} WITH (FORCE)`)
})

function write(name: string, sql: string) {
  mkdirSync(path.join(dir, name), { recursive: true })
  writeFileSync(path.join(dir, name, 'migration.sql'), sql)
}

const records = async () =>
  (
    await session.query(
      'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, logs, applied_steps_count FROM _prisma_migrations ORDER BY started_at',
    )
  ).rows

const exists = async (table: string) =>
  (await session.query(`SELECT to_regclass('${table}') IS NOT NULL AS found`)).rows[0]?.found

const advisoryLocks = async () =>
  (await session.query("SELECT count(*)::int AS held FROM pg_locks WHERE locktype = 'advisory'")).rows[0]
    ?.held

describe('migrations', () => {
  it('are applied once, and recorded as Prisma records them', async () => {
    expect(await migrate(session, REAL)).toEqual(migrationNames(REAL))
    expect(await migrate(session, REAL)).toEqual([])
    const sums = migrationNames(REAL).map((name) =>
      createHash('sha256')
        .update(readFileSync(path.join(REAL, name, 'migration.sql')))
        .digest('hex'),
    )
    expect(await records()).toEqual(
      migrationNames(REAL).map((migration_name, index) => ({
        migration_name,
        checksum: sums[index],
        finished: true,
        logs: null,
        applied_steps_count: 1,
      })),
    )
    expect(await advisoryLocks()).toBe(0)
  })

  it('that come later are applied alone, in the order of their names', async () => {
    write('2_second', 'CREATE TABLE b (id int REFERENCES a)')
    write('1_first', 'CREATE TABLE a (id int PRIMARY KEY)')
    writeFileSync(path.join(dir, 'migration_lock.toml'), 'provider = "postgresql"')
    expect(await migrate(session, dir)).toEqual(['1_first', '2_second'])
    write('3_third', 'CREATE TABLE c (id int)')
    expect(await migrate(session, dir)).toEqual(['3_third'])
  })

  it('that were edited after they had been applied are refused', async () => {
    cpSync(REAL, dir, { recursive: true })
    await migrate(session, dir)
    const [name = ''] = migrationNames(dir)
    appendFileSync(path.join(dir, name, 'migration.sql'), '\n-- later')
    await expect(migrate(session, dir)).rejects.toThrow(
      `Migration ${name} was edited after it had been applied`,
    )
    expect(await advisoryLocks()).toBe(0)
  })

  it('that fail leave nothing behind but a record, and block until they are resolved', async () => {
    write('1_good', 'CREATE TABLE good (id int)')
    write('2_bad', 'CREATE TABLE half (id int); SELECT no_such_function()')
    await expect(migrate(session, dir)).rejects.toThrow(/2_bad failed: .*no_such_function/)
    expect(await exists('half')).toBe(false)
    expect(await records()).toMatchObject([
      { migration_name: '1_good', finished: true },
      { migration_name: '2_bad', finished: false, logs: expect.stringContaining('no_such_function') },
    ])
    await expect(migrate(session, dir)).rejects.toThrow('Migration 2_bad failed earlier and is unresolved')
    expect(await advisoryLocks()).toBe(0)

    // What `prisma migrate resolve --rolled-back` does.
    await session.query("UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = '2_bad'")
    write('2_bad', 'CREATE TABLE half (id int)')
    expect(await migrate(session, dir)).toEqual(['2_bad'])
    expect(await exists('half')).toBe(true)
  })
})

describe.runIf(SERVER)('on a server', () => {
  const url = databaseUrlOn(SERVER || 'postgresql://nowhere', NAME)

  it('processes that migrate at once apply each migration once', async () => {
    const databases = Array.from({ length: 4 }, () => connectServer(url, 1))
    await Promise.all(databases.map((database) => database.migrate()))
    expect(await records()).toHaveLength(migrationNames(REAL).length)
    await Promise.all(databases.map((database) => database.close()))
  })

  it('a process whose connection is cut off while it waits holds no lock, and can try again', async () => {
    const database = connectServer(url, 1)
    await session.query('SELECT pg_advisory_lock(72707369)')
    const waiting = database.migrate().catch((error: Error) => error.message)
    const cutOff = () =>
      session.query(
        "SELECT pg_terminate_backend(pid) AS done FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      )
    await expect.poll(async () => (await cutOff()).rows.length).toBe(1)
    expect(await waiting).toMatch(/terminat/)
    // It was a session of its own: the pool, whose queries have a time limit, was not touched.
    expect(database.pool.totalCount).toBe(0)
    await session.query('SELECT pg_advisory_unlock(72707369)')
    await database.migrate()
    expect(await advisoryLocks()).toBe(0)
    await database.close()
  })
})
