import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMigratedDump } from '@/tests/support/migrated-dump'
import { connectEmbedded } from './connect'
import { IN_MEMORY } from './embedded'

// Always the embedded engine, even when the suite runs on a server.
const database = connectEmbedded(IN_MEMORY, readMigratedDump())
const { pool, prisma } = database

beforeEach(async () => {
  await pool.query('DROP TABLE IF EXISTS things; CREATE TABLE things (id int PRIMARY KEY, text text)')
})

const OPEN_TIMEOUT_MS = 60_000
beforeAll(() => database.migrate(), OPEN_TIMEOUT_MS)
afterAll(() => database.close())

const countThings = async () => Number((await pool.query('SELECT count(*) FROM things')).rows[0].count)

describe('the embedded database through node-postgres', () => {
  it('answers simultaneous queries with their own results', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index)
    const results = await Promise.all(
      numbers.map((number) => pool.query('SELECT $1::int AS number', [number])),
    )
    expect(results.map(({ rows }) => rows[0].number)).toEqual(numbers)
  })

  it('stores and returns large values', async () => {
    const text = 'Brücke 🏗️ '.repeat(200_000)
    await pool.query('INSERT INTO things VALUES (1, $1)', [text])
    const { rows } = await pool.query('SELECT text FROM things')
    expect(rows[0].text === text).toBe(true)
  })

  it('reports errors and continues', async () => {
    await expect(pool.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' })
    await expect(pool.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' })
    await expect(pool.query('nonsense')).rejects.toMatchObject({ code: '42601' })
    await pool.query('INSERT INTO things VALUES (1)')
    await expect(pool.query('INSERT INTO things VALUES (1)')).rejects.toMatchObject({ code: '23505' })
    expect(await countThings()).toBe(1)
  })

  it('makes other clients wait for a transaction', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO things VALUES (1)')
    let isAnswered = false
    const outside = countThings().then((total) => {
      isAnswered = true
      return total
    })
    await client.query('INSERT INTO things VALUES (2)')
    expect(isAnswered).toBe(false)
    await client.query('ROLLBACK')
    client.release()
    expect(await outside).toBe(0)
  })

  it('resets the session after a client is destroyed in mid-transaction', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO things VALUES (1)')
    await client.query("SET search_path = 'nowhere'")
    client.release(true)
    expect(await countThings()).toBe(0)
    expect((await pool.query('SHOW search_path')).rows[0].search_path).toContain('public')
  })

  it('returns timestamps in UTC', async () => {
    const { rows } = await pool.query("SELECT '2026-07-01T12:00:00+02:00'::timestamptz AS at")
    expect(rows[0].at.toISOString()).toBe('2026-07-01T10:00:00.000Z')
  })
})

describe('the embedded database through Prisma', () => {
  const owner = (tokenHash: string) => ({ data: { tokenHash: tokenHash.padEnd(64, '0') } })

  it('rolls a failed transaction back and throws its error', async () => {
    const before = await prisma.owner.count()
    const failing = prisma.$transaction(async (tx) => {
      await tx.owner.create(owner('a'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const violating = prisma.$transaction(async (tx) => {
      await tx.owner.create(owner('b'))
      await tx.owner.create(owner('b'))
    })
    await expect(violating).rejects.toMatchObject({ code: 'P2002' })
    expect(await prisma.owner.count()).toBe(before)
  })

  it('runs simultaneous transactions one after the other', async () => {
    await pool.query('INSERT INTO things VALUES (1, 0)')
    const add = () =>
      prisma.$transaction(async (tx) => {
        const rows = await tx.$queryRaw<{ text: string }[]>`SELECT text FROM things WHERE id = 1`
        await tx.$executeRaw`UPDATE things SET text = ${String(Number(rows[0]?.text) + 1)} WHERE id = 1`
      })
    await Promise.all(Array.from({ length: 20 }, add))
    expect((await pool.query('SELECT text FROM things')).rows[0].text).toBe('20')
  })

  it('times out a transaction that waits for itself, and serves the next', async () => {
    const before = await prisma.owner.count()
    const stuck = prisma.$transaction(
      async (tx) => {
        await tx.owner.create(owner('c'))
        await prisma.owner.count()
      },
      { timeout: 300 },
    )
    await expect(stuck).rejects.toMatchObject({ code: 'P2028' })
    expect(await prisma.owner.count()).toBe(before)
  })
})

describe('the embedded database in a folder', () => {
  it(
    'keeps its data when it is opened again',
    async () => {
      const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-embedded-'))
      const folder = path.join(base, 'pglite')
      const first = connectEmbedded(folder, readMigratedDump())
      await first.migrate()
      await first.prisma.owner.create({ data: { tokenHash: 'f'.repeat(64) } })
      await first.close()
      const second = connectEmbedded(folder)
      await second.migrate()
      expect(await second.prisma.owner.count()).toBe(1)
      await second.close()
      rmSync(base, { recursive: true, force: true })
    },
    OPEN_TIMEOUT_MS,
  )
})
