import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../lib/db/embedded'
import { copyMigratedFolder, NOT_OPTIMISED } from '../tests/support/migrated-folder'

const TIMEOUT_MS = 60_000

let folder
const openDatabase = () => openEmbedded(path.join(folder, 'pglite'), path.resolve('prisma/migrations'))
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'person-command-'))
  await copyMigratedFolder(folder)
  const db = await openDatabase()
  await db.exec(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash, created_at) VALUES
    (gen_random_uuid(), 'Ada', 'Ada@example.com', 'candidate', '', now() - interval '1 year')`)
  await db.close()
}, TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function runScript(script, ...args) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  return spawnSync(process.execPath, [NOT_OPTIMISED, `scripts/${script}.mjs`, ...args], {
    encoding: 'utf8',
    env,
  })
}

test(
  'npm run person exports and erases, and the audit log never names the person',
  async () => {
    const { stdout, stderr } = runScript('person', 'export', 'ada@example.com')
    expect(JSON.parse(stdout).data.interest_registrations).toMatchObject([{ name: 'Ada' }])
    expect(stderr).toMatch(/^Reference in the audit log: [0-9a-f-]{36}$/m)
    const erased = runScript('person', 'erase', 'ADA@example.com')
    expect(erased.stdout).toMatch(/^Interest registrations erased: +1$/m)

    const again = runScript('person', 'export', 'ada@example.com')
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('Nothing is stored')])

    const db = await openDatabase()
    const { rows } = await db.query('SELECT actor, action, target, changes FROM audit_entries ORDER BY at')
    await db.close()
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operator person.exported',
      'operator person.erased',
    ])
    // An id may hold the letters by chance.
    expect(JSON.stringify(rows)).not.toMatch(/\bada\b/i)
  },
  TIMEOUT_MS,
)

test.each([
  ['person', 'export'],
  ['person', 'erase', 'ada@example.com', '--contracts', 'maybe'],
  ['person', 'show', 'ada@example.com'],
])('npm run %s refuses the arguments %s and prints its usage', (...args) => {
  const { status, stderr } = runScript(...args)
  expect(status).toBe(1)
  expect(stderr).toContain('Usage: npm run')
})
