import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../lib/db/embedded'

// Each command opens the database anew.
const PATIENCE = 60_000

let folder
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'person-command-'))
  const db = await openEmbedded(path.join(folder, 'pglite'), path.resolve('prisma/migrations'))
  await db.exec(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash, created_at) VALUES
    (gen_random_uuid(), 'Ada', 'Ada@example.com', 'candidate', '', now() - interval '1 year'),
    (gen_random_uuid(), 'Bo', 'bo@example.com', 'candidate', '', now() - interval '4 years')`)
  await db.close()
}, PATIENCE)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script with arguments on the folder. */
function run(script, ...args) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  return spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { encoding: 'utf8', env })
}

test(
  'retention counts without deleting, then deletes; a person is exported and erased, under a reference alone',
  async () => {
    const due = /^ +1 {2}interest registrations, 3 years old or more$/m
    expect(run('retention', '--dry-run').stdout).toMatch(due)
    expect(run('retention').stdout).toMatch(due)

    const { stdout, stderr } = run('person', 'export', 'ada@example.com')
    expect(JSON.parse(stdout).data.interest_registrations).toMatchObject([{ name: 'Ada' }])
    expect(stderr).toMatch(/^Reference in the audit log: [0-9a-f-]{36}$/m)
    expect(run('person', 'erase', 'ADA@example.com').stdout).toMatch(/^Interest registrations erased: +1$/m)

    const again = run('person', 'export', 'ada@example.com')
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('Nothing is stored')])

    const db = await openEmbedded(path.join(folder, 'pglite'), path.resolve('prisma/migrations'))
    const { rows } = await db.query('SELECT actor, action, target, changes FROM audit_entries ORDER BY at')
    await db.close()
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operator retention.applied',
      'operator person.exported',
      'operator person.erased',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/ada|bo@/i)
  },
  PATIENCE,
)

test.each([
  ['retention', '--now'],
  ['person', 'export'],
  ['person', 'erase', 'ada@example.com', '--contracts', 'maybe'],
  ['person', 'show', 'ada@example.com'],
])('%s %s is told how it is used', (...args) => {
  const { status, stderr } = run(...args)
  expect(status).toBe(1)
  expect(stderr).toContain('usage: npm run')
})
