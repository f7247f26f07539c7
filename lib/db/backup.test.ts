import { beforeEach, describe, expect, it } from 'vitest'
import { readMigratedDump } from '@/tests/support/migrated-dump'
import { createApprovedSpecification, createContact, createRegistration } from '@/tests/support/records'
import { dumpDatabase, restoreDatabase } from './backup.mjs'
import { database, db } from './client'
import { IN_MEMORY, openEmbedded } from './embedded'
import type { Query } from './retention.mjs'
import { verifyBackup } from './verify-backup.mjs'

const MIGRATIONS = 'prisma/migrations'
const EXCLUDED_TABLES = ['rate_limits', '_prisma_migrations']

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

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = []
  for await (const line of lines) collected.push(line)
  return collected
}

const backup = () => inTransaction((query) => collect(dumpDatabase(query)))
const restore = (lines: string[], force = false) =>
  inTransaction((query) =>
    restoreDatabase(
      query,
      lines.map((line) => line.trimEnd()),
      { force, migrations: MIGRATIONS },
    ),
  )
const verify = (lines: string[]) => verifyBackup(lines.map((line) => line.trimEnd()))
/** The header holds the time. */
const contentOf = (lines: string[]) => lines.slice(1).join('')

beforeEach(async () => {
  const { sessionId } = await createApprovedSpecification(undefined, 'Tekla, “daily” – naïve?\u0001 £55k')
  const facts = ['0190f3a0-0000-7000-8000-000000000001', '0190f3a0-0000-7000-8000-000000000002']
  await db().briefFact.createMany({
    data: facts.map((id, position) => ({
      id,
      sessionId,
      position,
      topic: 'pay',
      value: '£55k',
      strength: 'must',
      audience: 'candidate',
      because: 'test',
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

describe('backup', () => {
  it('restores every row, including links within a table and generated columns', async () => {
    const lines = await backup()
    await expect(restore(lines)).rejects.toThrow('The database is not empty (companies')
    const counts = await restore(lines, true)
    expect(counts).toMatchObject({ companies: 1, messages: 3, brief_facts: 2, approvals: 1 })
    const { rows } = await database().pool.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    )
    const tables = rows.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.includes(name))
    expect(Object.keys(counts).sort()).toEqual(tables.sort())
    expect(contentOf(await backup())).toBe(contentOf(lines))
    expect((await verify(lines)).counts).toEqual(counts)
    const registration = await db().interestRegistration.findFirstOrThrow()
    expect(registration.searchText).toContain('jo@northmoor.example')
  })

  it('holds the emails that waited to be sent, as they may have been sent since', async () => {
    await db().mailMessage.updateMany({ data: { state: 'sending', nextAt: new Date() } })
    const lines = await backup()
    await restore(lines, true)
    expect(await db().mailMessage.findMany()).toMatchObject([{ state: 'held', nextAt: null }])
  })

  it('restores into the other engine', async () => {
    const lines = await backup()
    const embedded = await openEmbedded(IN_MEMORY, MIGRATIONS, readMigratedDump())
    const query: Query = async (sql, params) => ({ rows: (await embedded.query(sql, params)).rows as never })
    await query('BEGIN')
    await restoreDatabase(
      query,
      lines.map((line) => line.trimEnd()),
      { force: false, migrations: MIGRATIONS },
    )
    await query('COMMIT')
    await query('BEGIN')
    expect(contentOf(await collect(dumpDatabase(query)))).toBe(contentOf(lines))
    await embedded.close()
  }, 60_000)

  it('does not pass verification if a foreign key of the source has no target', async () => {
    const { pool } = database()
    await pool.query('ALTER TABLE companies DISABLE TRIGGER ALL')
    await pool.query('DELETE FROM companies')
    await pool.query('ALTER TABLE companies ENABLE TRIGGER ALL')
    await expect(verify(await backup())).rejects.toThrow(
      /The targets of \d+ links? from .* to "companies" are missing/,
    )
  })

  it('does not pass verification if reading by index missed a row of the source', async () => {
    const lines = await inTransaction((query) =>
      collect(
        dumpDatabase(async (sql, params) => {
          const { rows } = await query(sql, params)
          return { rows: /FROM messages WHERE/.test(sql) ? rows.slice(1) : rows }
        }),
      ),
    )
    await expect(verify(lines)).rejects.toThrow('The file has 2 rows of "messages", but the database had 3.')
  })

  it('is a consistent snapshot while other clients write', async () => {
    let lateWrite: Promise<unknown> | undefined
    const lines = await inTransaction((query) =>
      collect(
        (async function* () {
          for await (const line of dumpDatabase(query)) {
            lateWrite ??= createRegistration('late@example.com')
            yield line
          }
        })(),
      ),
    )
    await lateWrite
    expect(lines.join('')).not.toContain('late@example.com')
  })

  it.each([
    ['is cut off', (lines: string[]) => lines.slice(0, -1), 'cut off'],
    ['was changed', (lines: string[]) => lines.map((line) => line.replaceAll('£55k', '£95k')), 'checksum'],
    ['is another kind of JSON', () => ['{"a":1}'], 'not a Spanwright backup'],
    ['is not JSON', () => ['PK'], 'not a Spanwright backup'],
    [
      'comes from another version',
      (lines: string[]) => lines.map((line) => line.replace('_init', '_other')),
      'another version',
    ],
  ])('refuses a file that %s and changes nothing', async (_, damage, message) => {
    const lines = await backup()
    await expect(restore(damage(lines), true)).rejects.toThrow(message)
    expect(contentOf(await backup())).toBe(contentOf(lines))
  })
})
