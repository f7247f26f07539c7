import { beforeEach, describe, expect, it } from 'vitest'
import { startTurn, storeAnswer } from '@/tests/api/support/seed'
import { createApprovedSpecification, createContact, createRegistration } from '@/tests/support/records'
import { dumpDatabase, restoreDatabase } from './backup.mjs'
import { database, db } from './client'
import { IN_MEMORY, openEmbedded } from './embedded'
import type { Query } from './retention.mjs'

/** Counters that run out, and what the head of the file names. */
const LEFT_OUT = ['rate_limits', '_prisma_migrations']

/** Runs `work` in a transaction of the tests' database. */
async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const client = await database().pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work((sql, params) => client.query(sql, params))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = []
  for await (const line of lines) read.push(line)
  return read
}

const backup = () => inTransaction((query) => all(dumpDatabase(query)))
const restore = (lines: string[], force = false) =>
  inTransaction((query) =>
    restoreDatabase(
      query,
      lines.map((line) => line.trimEnd()),
      { force },
    ),
  )
/** The lines without their head, which tells the time. */
const content = (lines: string[]) => lines.slice(1).join('')

beforeEach(async () => {
  const { sessionId } = await createApprovedSpecification()
  await storeAnswer(await startTurn(sessionId, 'Tekla, “daily” – naïve?\u0001 £55k'), 'Noted.')
  const facts = ['0190f3a0-0000-7000-8000-000000000001', '0190f3a0-0000-7000-8000-000000000002']
  await db().briefFact.createMany({
    data: facts.map((id, position) => ({
      id,
      sessionId,
      position,
      topic: 'pay',
      value: '£55k',
      strength: 'must',
    })),
  })
  await db().briefFact.update({
    where: { id: facts[0] as string },
    data: { conflictsWithId: facts[1] as string },
  })
  await createContact()
  await createRegistration()
  await db().$executeRaw`INSERT INTO rate_limits (key, points) VALUES ('x', 1)`
})

describe('a backup', () => {
  it('restores to the letter, links inside a table and generated columns included', async () => {
    const lines = await backup()
    await expect(restore(lines)).rejects.toThrow('The database is not empty (companies')
    const counts = await restore(lines, true)
    expect(counts).toMatchObject({ companies: 1, messages: 3, brief_facts: 2, approvals: 1 })
    const { rows } = await database().pool.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    )
    const kept = rows.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name))
    expect(Object.keys(counts).sort()).toEqual(kept.sort())
    expect(content(await backup())).toBe(content(lines))
    const found = await db().interestRegistration.findFirstOrThrow()
    expect(found.searchText).toContain('jo@northmoor.example')
  })

  it('of one engine restores into the other', async () => {
    const lines = await backup()
    const other = await openEmbedded(IN_MEMORY, 'prisma/migrations')
    const query: Query = async (sql, params) => ({ rows: (await other.query(sql, params)).rows as never })
    await query('BEGIN')
    await restoreDatabase(
      query,
      lines.map((line) => line.trimEnd()),
      { force: false },
    )
    await query('COMMIT')
    await query('BEGIN')
    expect(content(await all(dumpDatabase(query)))).toBe(content(lines))
    await other.close()
  })

  it('is one state of the database, whatever is written meanwhile', async () => {
    let late: Promise<unknown> | undefined
    const lines = await inTransaction((query) =>
      all(
        (async function* () {
          for await (const line of dumpDatabase(query)) {
            late ??= createRegistration('late@example.com')
            yield line
          }
        })(),
      ),
    )
    await late
    expect(lines.join('')).not.toContain('late@example.com')
  })

  it.each([
    ['is cut off', (lines: string[]) => lines.slice(0, -1), 'cut off'],
    ['was changed', (lines: string[]) => lines.map((line) => line.replaceAll('£55k', '£95k')), 'checksum'],
    ['is something else', () => ['{"a":1}'], 'not a backup'],
    ['is no JSON', () => ['PK'], 'not a backup'],
    [
      'is of another version',
      (lines: string[]) => lines.map((line) => line.replace('_init', '_other')),
      'another version',
    ],
  ])('that %s changes nothing', async (_, damage, sentence) => {
    const lines = await backup()
    await expect(restore(damage(lines), true)).rejects.toThrow(sentence)
    expect(content(await backup())).toBe(content(lines))
  })
})
