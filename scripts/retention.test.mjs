import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../lib/db/embedded'
import { copyMigratedFolder, NOT_OPTIMISED } from '../tests/support/migrated-folder'

const TIMEOUT_MS = 180_000

let folder
const openDatabase = () => openEmbedded(path.join(folder, 'pglite'), path.resolve('prisma/migrations'))

async function runSql(sql) {
  const db = await openDatabase()
  const results = await db.exec(sql)
  await db.close()
  return results.at(-1).rows
}

const PASS_A_DAY = `UPDATE retention_batches SET announced_at = announced_at - interval '1 day', due_at = due_at - interval '1 day'`

function runRetention(...args) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  return spawnSync(process.execPath, [NOT_OPTIMISED, 'scripts/retention.mjs', ...args], {
    encoding: 'utf8',
    env,
  })
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'retention-command-'))
  await copyMigratedFolder(folder)
  await runSql(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash, created_at)
    VALUES (gen_random_uuid(), 'Bo', 'bo@example.com', 'candidate', '', now() - interval '4 years')`)
}, TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  'npm run retention refuses, announces when confirmed, deletes a day later and restores',
  async () => {
    const expired = /^ +1 {2}interest registrations, 3 years old or more$/m
    const preview = runRetention('--dry-run').stdout
    expect(preview).toMatch(expired)
    expect(preview).toContain('The next run would be refused:\n- The newest record is from')
    expect(await runSql('SELECT id FROM retention_batches')).toEqual([])

    const refused = runRetention()
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Refused. None of this')])
    expect(runRetention('--yes-really').stdout).toMatch(/^Announced, to be deleted after .+ UTC:$/m)
    expect(await runSql('SELECT name FROM interest_registrations')).toEqual([{ name: 'Bo' }])

    await runSql(PASS_A_DAY)
    const deleted = runRetention().stdout
    expect(deleted).toMatch(/^Deleted:$/m)
    expect(deleted).toMatch(expired)
    expect(await runSql('SELECT name FROM interest_registrations')).toEqual([])

    const batchId = deleted.match(/--restore (\S+)/)[1]
    expect(runRetention('--list').stdout).toContain(`${batchId}  deleted `)
    expect(runRetention('--restore', batchId).stdout).toMatch(/^ +1 {2}interest_registrations$/m)
    expect(runRetention('--restore', batchId).stderr).toContain('Nothing was changed.')
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
    const preview = runRetention('--dry-run').stdout
    expect(preview).toContain('1 interest registration is dated in the future')
    expect(runRetention('--correct-dates', '2020-01-01').stderr).toContain(
      'Correct it first. Nothing was changed.',
    )
    const today = new Date().toISOString().slice(0, 10)
    expect(runRetention('--correct-dates', today).stdout).toMatch(/^ +1 {2}interest_registrations$/m)
    expect(runRetention('--correct-dates', today).stdout).toContain('No record is dated in the future.')
    expect(runRetention('--dry-run').stdout).not.toContain('in the future')
  },
  TIMEOUT_MS,
)

test.each([
  ['--now'],
  ['--correct-dates'],
  ['--correct-dates', 'today'],
  ['--restore'],
  ['--restore', 'everything'],
  ['--list', '--dry-run'],
])('npm run retention refuses the arguments %s and prints its usage', (...args) => {
  const { status, stderr } = runRetention(...args)
  expect(status).toBe(1)
  expect(stderr).toContain('Usage: npm run retention')
})
