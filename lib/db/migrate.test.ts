import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openEmptyDatabase } from '@/tests/support/empty-database'
import { databaseUrlOn } from '@/tests/support/test-database'
import { connectServer } from './connect'
import { migrate, migrationNames, NewerDatabaseError, type Session } from './migrate.mjs'

const MIGRATIONS_FOLDER = path.resolve('prisma/migrations')
const SERVER = inject('databaseServer')
const NAME = `migrate_${process.pid}`

const session = await openEmptyDatabase(NAME)
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
})

function writeMigration(name: string, sql: string) {
  mkdirSync(path.join(dir, name), { recursive: true })
  writeFileSync(path.join(dir, name, 'migration.sql'), sql)
}

const readRecords = async () =>
  (
    await session.query(
      'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, logs, applied_steps_count FROM _prisma_migrations ORDER BY started_at',
    )
  ).rows

const tableExists = async (table: string) =>
  (await session.query(`SELECT to_regclass('${table}') IS NOT NULL AS found`)).rows[0]?.found

/** Of this database: other tests migrate theirs on the same server. */
const LOCKS = `SELECT count(*)::int AS held FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
const countAdvisoryLocks = async () => (await session.query(LOCKS)).rows[0]?.held

describe('migrate', () => {
  it('applies each migration once and records it as Prisma does', async () => {
    expect(await migrate(session, MIGRATIONS_FOLDER)).toEqual(migrationNames(MIGRATIONS_FOLDER))
    expect(await migrate(session, MIGRATIONS_FOLDER)).toEqual([])
    const checksums = migrationNames(MIGRATIONS_FOLDER).map((name) =>
      createHash('sha256')
        .update(readFileSync(path.join(MIGRATIONS_FOLDER, name, 'migration.sql')))
        .digest('hex'),
    )
    expect(await readRecords()).toEqual(
      migrationNames(MIGRATIONS_FOLDER).map((migration_name, index) => ({
        migration_name,
        checksum: checksums[index],
        finished: true,
        logs: null,
        applied_steps_count: 1,
      })),
    )
    expect(await countAdvisoryLocks()).toBe(0)
  })

  it('neither waits nor writes when everything is applied', async () => {
    writeMigration('1_first', 'CREATE TABLE a (id int)')
    await migrate(session, dir)
    const statements: string[] = []
    const recorder: Session = {
      query: (sql, params) => {
        statements.push(sql)
        return session.query(sql, params)
      },
    }
    expect(await migrate(recorder, dir)).toEqual([])
    expect(statements.filter((sql) => !sql.startsWith('SELECT') || sql.includes('lock'))).toEqual([])
  })

  it('applies only new migrations, in the order of their names', async () => {
    writeMigration('2_second', 'CREATE TABLE b (id int REFERENCES a)')
    writeMigration('1_first', 'CREATE TABLE a (id int PRIMARY KEY)')
    writeFileSync(path.join(dir, 'migration_lock.toml'), 'provider = "postgresql"')
    expect(await migrate(session, dir)).toEqual(['1_first', '2_second'])
    writeMigration('3_third', 'CREATE TABLE c (id int)')
    expect(await migrate(session, dir)).toEqual(['3_third'])
  })

  it('refuses a migration that was edited after it was applied', async () => {
    writeMigration('1_first', 'CREATE TABLE a (id int)')
    writeMigration('2_second', 'CREATE TABLE b (id int)')
    await migrate(session, dir)
    writeMigration('1_first', 'CREATE TABLE a (id int)\n-- later')
    await expect(migrate(session, dir)).rejects.toThrow(
      `Migration 1_first was edited after it had been applied`,
    )
    expect(await countAdvisoryLocks()).toBe(0)
  })

  it('refuses a database that a newer version has migrated and changes nothing', async () => {
    writeMigration('1_first', 'CREATE TABLE a (id int)')
    writeMigration('3_newer', 'CREATE TABLE b (id int)')
    await migrate(session, dir)
    rmSync(path.join(dir, '3_newer'), { recursive: true })
    writeMigration('2_pending', 'CREATE TABLE pending (id int)')
    const error = await migrate(session, dir).catch((caught) => caught)
    expect(error).toBeInstanceOf(NewerDatabaseError)
    expect(error.message).toMatch(/^A newer version of Spanwright has changed the database .*3_newer.*\.$/)
    expect(await tableExists('pending')).toBe(false)
    expect(await countAdvisoryLocks()).toBe(0)
  })

  it('rolls a failed migration back, records it and refuses to continue until it is resolved', async () => {
    writeMigration('1_good', 'CREATE TABLE good (id int)')
    writeMigration('2_bad', 'CREATE TABLE half (id int); SELECT no_such_function()')
    await expect(migrate(session, dir)).rejects.toThrow(/2_bad failed: .*no_such_function/)
    expect(await tableExists('half')).toBe(false)
    expect(await readRecords()).toMatchObject([
      { migration_name: '1_good', finished: true },
      { migration_name: '2_bad', finished: false, logs: expect.stringContaining('no_such_function') },
    ])
    await expect(migrate(session, dir)).rejects.toThrow('Migration 2_bad failed earlier and is unresolved')
    expect(await countAdvisoryLocks()).toBe(0)

    // What `prisma migrate resolve --rolled-back` does.
    await session.query("UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = '2_bad'")
    writeMigration('2_bad', 'CREATE TABLE half (id int)')
    expect(await migrate(session, dir)).toEqual(['2_bad'])
    expect(await tableExists('half')).toBe(true)
  })
})

describe.runIf(SERVER)('on a server', () => {
  const url = databaseUrlOn(SERVER || 'postgresql://nowhere', NAME)

  it('applies each migration once when several processes migrate at the same time', async () => {
    const databases = Array.from({ length: 4 }, () => connectServer(url, 1))
    await Promise.all(databases.map((database) => database.migrate()))
    expect(await readRecords()).toHaveLength(migrationNames(MIGRATIONS_FOLDER).length)
    await Promise.all(databases.map((database) => database.close()))
  })

  it('holds no lock and can retry after its connection is cut while it waits', async () => {
    const database = connectServer(url, 1)
    await session.query('SELECT pg_advisory_lock(72707369)')
    const waiting = database.migrate().catch((error: Error) => error.message)
    const cutConnection = () =>
      session.query(
        "SELECT pg_terminate_backend(pid) AS done FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      )
    await expect.poll(async () => (await cutConnection()).rows.length).toBe(1)
    expect(await waiting).toMatch(/terminat/)
    // Migrating uses its own session; the pool's queries have a timeout.
    expect(database.pool.totalCount).toBe(0)
    await session.query('SELECT pg_advisory_unlock(72707369)')
    await database.migrate()
    expect(await countAdvisoryLocks()).toBe(0)
    await database.close()
  })
})
