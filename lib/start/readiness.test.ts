import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, database, db } from '@/lib/db/client'
import { connectServer } from '@/lib/db/connect'
import { UnusableFolderError } from '@/lib/db/database-folder.mjs'
import { FolderInUseError } from '@/lib/db/folder-lock.mjs'
import { NewerDatabaseError } from '@/lib/db/migrate.mjs'
import { createSession, startTurn } from '@/tests/api/support/seed'
import { isReady, prepareDatabase } from './readiness'

const shared = globalThis as { __database?: Database; __migrated?: boolean }
const testDatabase = database()
let output: string[]

beforeEach(() => {
  output = []
  shared.__migrated = false
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output.push(String(text))
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  shared.__database = testDatabase
})

describe('prepareDatabase', () => {
  it('makes the app ready', async () => {
    expect(await isReady()).toBe(false)
    await prepareDatabase()
    expect(await isReady()).toBe(true)
  })

  it('creates one administrator and prints its password once', async () => {
    await prepareDatabase()
    const password = /Password \(shown once\): {2}([\w-]{22})\n/.exec(output.join(''))?.[1]
    expect(password).toBeDefined()
    output = []
    await prepareDatabase()
    expect(output.join('')).not.toContain('Password')
    const [administrator, ...rest] = await db().administrator.findMany()
    expect(rest).toEqual([])
    expect(administrator?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(administrator?.passwordHash).not.toContain(password)
  })

  it('releases the leases of a killed process on the embedded engine only', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One')
    await prepareDatabase()
    const { leaseId } = await db().consultationSession.findUniqueOrThrow({ where: { id: sessionId } })
    expect(leaseId === null).toBe(testDatabase.engine === 'embedded')
  })

  it.each([
    ['in use', new FolderInUseError('/data/pglite', 4711)],
    ['unusable', new UnusableFolderError('The folder is unusable.')],
    ['newer than this version', new NewerDatabaseError('20990101000000_later')],
  ])('ends the process with a message if the database is %s', async (_, error) => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exited')
    })
    const migrate = async () => {
      throw error
    }
    shared.__database = { ...testDatabase, migrate }
    await expect(prepareDatabase()).rejects.toThrow('exited')
    expect(exit).toHaveBeenCalledWith(1)
    expect(write).toHaveBeenCalledWith(`${error.message}\n`)
  })

  it('is not ready while a main table cannot be read', async () => {
    await prepareDatabase()
    const { pool } = database()
    await pool.query('ALTER TABLE companies RENAME TO lost')
    expect(await isReady()).toBe(false)
    await pool.query('ALTER TABLE lost RENAME TO companies')
    expect(await isReady()).toBe(true)
  })

  it('is ready as soon as the database can be reached', async () => {
    const unreachable = connectServer('postgresql://nobody@127.0.0.1:1/nothing', 1)
    shared.__database = unreachable
    await prepareDatabase()
    expect(await isReady()).toBe(false)
    shared.__database = testDatabase
    await expect.poll(isReady, { timeout: 15_000, interval: 200 }).toBe(true)
    shared.__database = unreachable
    expect(await isReady()).toBe(false)
    await unreachable.close()
  }, 20_000)
})
