import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCommandDatabase } from '../tests/support/command-database'
import { takeConsoleErrors } from '../tests/support/vitest-console'
import { runPerson } from './commands/person.mjs'

let database
beforeAll(async () => {
  database = await openCommandDatabase()
  await database.queryRows(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash, created_at) VALUES
    (gen_random_uuid(), 'Ada', 'Ada@example.com', 'candidate', '', now() - interval '1 year')`)
}, 60_000)
afterAll(() => database.close())

const person = (...args) => runPerson(args, database.connect)

test('npm run person exports and erases, and the audit log never names the person', async () => {
  const exported = await person('export', 'ada@example.com')
  expect(JSON.parse(exported).data.interest_registrations).toMatchObject([{ name: 'Ada' }])
  expect(takeConsoleErrors()).toEqual([expect.stringMatching(/^Reference in the audit log: [0-9a-f-]{36}$/)])
  expect(await person('erase', 'ADA@example.com')).toMatch(/^Interest registrations erased: +1$/m)
  await expect(person('export', 'ada@example.com')).rejects.toThrow('Nothing is stored')

  const rows = await database.queryRows(
    'SELECT actor, action, target, changes FROM audit_entries ORDER BY at',
  )
  expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'operator person.exported',
    'operator person.erased',
  ])
  // An id may hold the letters by chance.
  expect(JSON.stringify(rows)).not.toMatch(/\bada\b/i)
})

test.each([
  ['erase', 'ada@example.com', '--contracts', 'maybe'],
  ['show', 'ada@example.com'],
])('npm run person refuses the arguments %s with its usage', async (...args) => {
  await expect(person(...args)).rejects.toThrow('Usage: npm run')
})

// tests/api/standalone.spec.ts and sign-in-without-mail.spec.ts run the command to its end.
test('npm run person prints its usage to standard error, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/person.mjs', 'export'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Usage: npm run')])
  expect(stderr).not.toContain('    at ')
})
