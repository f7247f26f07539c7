import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCommandDatabase } from '../tests/support/command-database'
import { runRetention } from './commands/retention.mjs'

const TIMEOUT_MS = 120_000
const PASS_A_DAY = `UPDATE retention_batches SET announced_at = announced_at - interval '1 day', due_at = due_at - interval '1 day'`

let database
beforeAll(async () => {
  database = await openCommandDatabase()
  await runSql(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash, created_at)
    VALUES (gen_random_uuid(), 'Bo', 'bo@example.com', 'candidate', '', now() - interval '4 years')`)
}, TIMEOUT_MS)
afterAll(() => database.close())

const runSql = (sql) => database.queryRows(sql)
const retention = (...args) => runRetention(args, database.connect)

test(
  'npm run retention refuses, announces when confirmed, deletes a day later and restores',
  async () => {
    const expired = /^ +1 {2}interest registrations, 3 years old or more$/m
    const preview = await retention('--dry-run')
    expect(preview).toMatch(expired)
    expect(preview).toContain('The next run would be refused:\n- The newest record is from')
    expect(await runSql('SELECT id FROM retention_batches')).toEqual([])

    await expect(retention()).rejects.toThrow('Refused. None of this')
    expect(await retention('--yes-really')).toMatch(/^Announced, to be deleted after .+ UTC:$/m)
    expect(await runSql('SELECT name FROM interest_registrations')).toEqual([{ name: 'Bo' }])

    await runSql(PASS_A_DAY)
    const deleted = await retention()
    expect(deleted).toMatch(/^Deleted:$/m)
    expect(deleted).toMatch(expired)
    expect(await runSql('SELECT name FROM interest_registrations')).toEqual([])

    const batchId = deleted.match(/--restore (\S+)/)[1]
    expect(await retention('--list')).toContain(`${batchId}  deleted `)
    expect(await retention('--restore', batchId)).toMatch(/^ +1 {2}interest_registrations$/m)
    await expect(retention('--restore', batchId)).rejects.toThrow('Nothing was changed.')
    const entries = await runSql(`SELECT actor, action, (SELECT name FROM interest_registrations) AS name
      FROM audit_entries ORDER BY at`)
    expect(entries[0].name).toBe('Bo')
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operator retention.confirmed',
      'operator retention.applied',
      'operator retention.restored',
    ])
  },
  TIMEOUT_MS,
)

test(
  'npm run retention corrects dates in the future where the operator knows the date',
  async () => {
    await runSql(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash, created_at)
      VALUES (gen_random_uuid(), 'Cy', 'cy@example.com', 'candidate', '', now() + interval '4 years')`)
    const preview = await retention('--dry-run')
    expect(preview).toContain('1 interest registration is dated in the future')
    await expect(retention('--correct-dates', '2020-01-01')).rejects.toThrow(
      'Correct it first. Nothing was changed.',
    )
    const today = new Date().toISOString().slice(0, 10)
    expect(await retention('--correct-dates', today)).toMatch(/^ +1 {2}interest_registrations$/m)
    expect(await retention('--correct-dates', today)).toContain('No record is dated in the future.')
    expect(await retention('--dry-run')).not.toContain('in the future')
  },
  TIMEOUT_MS,
)

test.each([
  ['--correct-dates'],
  ['--correct-dates', 'today'],
  ['--restore'],
  ['--restore', 'everything'],
  ['--list', '--dry-run'],
])('npm run retention refuses the arguments %s with its usage', async (...args) => {
  await expect(retention(...args)).rejects.toThrow('Usage: npm run retention')
})

// tests/api/standalone.spec.ts runs the command to its end.
test('npm run retention prints its usage to standard error, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/retention.mjs', '--now'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Usage: npm run retention')])
  expect(stderr).not.toContain('    at ')
})
