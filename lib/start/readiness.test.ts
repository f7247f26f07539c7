import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, database, db } from '@/lib/db/client'
import { connectServer } from '@/lib/db/connect'
import { FolderInUseError } from '@/lib/db/folder-lock.mjs'
import { createSession, startTurn } from '@/tests/api/support/seed'
import { isReady, prepareDatabase } from './readiness'

const shared = globalThis as { __database?: Database; __migrated?: boolean }
const real = database()
let printed: string[]

beforeEach(() => {
  printed = []
  shared.__migrated = false
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text))
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  shared.__database = real
})

describe('a start', () => {
  it('is not ready before, and is afterwards', async () => {
    expect(await isReady()).toBe(false)
    await prepareDatabase()
    expect(await isReady()).toBe(true)
  })

  it('makes one administrator, and shows its password once', async () => {
    await prepareDatabase()
    const password = /Password \(shown once\): {2}([\w-]{22})\n/.exec(printed.join(''))?.[1]
    expect(password).toBeDefined()
    printed = []
    await prepareDatabase()
    expect(printed.join('')).not.toContain('Password')
    const [administrator, ...others] = await db().administrator.findMany()
    expect(others).toEqual([])
    expect(administrator?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(administrator?.passwordHash).not.toContain(password)
  })

  it('frees what a killed process held, where no other process can hold it', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One')
    await prepareDatabase()
    const { leaseId } = await db().consultationSession.findUniqueOrThrow({ where: { id: sessionId } })
    expect(leaseId === null).toBe(real.engine === 'embedded')
  })

  it('ends the process when the folder belongs to another one, and says so', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    const migrate = async () => {
      throw new FolderInUseError('/data/pglite', 4711)
    }
    shared.__database = { ...real, migrate }
    await prepareDatabase()
    expect(exit).toHaveBeenCalledWith(1)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('is in use by process 4711'))
    shared.__migrated = true
  })

  it('is not ready while the database cannot be reached, and is as soon as it can', async () => {
    const nowhere = connectServer('postgresql://nobody@127.0.0.1:1/nothing', 1)
    shared.__database = nowhere
    await prepareDatabase()
    expect(await isReady()).toBe(false)
    shared.__database = real
    await expect.poll(isReady, { timeout: 15_000, interval: 200 }).toBe(true)
    shared.__database = nowhere
    expect(await isReady()).toBe(false)
    await nowhere.close()
  }, 20_000)
})
