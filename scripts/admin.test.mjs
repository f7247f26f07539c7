import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { verify } from '@node-rs/argon2'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openCommandDatabase } from '../tests/support/command-database'
import { copyMigratedFolder, NOT_OPTIMISED } from '../tests/support/migrated-folder'
import { runAdmin } from './commands/admin.mjs'
import { withDatabase } from './support/database.mjs'
import { Failure } from './support/project.mjs'

const TIMEOUT_MS = 120_000

let folder
let database
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'admin-command-'))
  await copyMigratedFolder(folder)
  database = await openCommandDatabase()
}, TIMEOUT_MS)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', folder)
})
afterEach(() => vi.unstubAllEnvs())

const admin = (...args) => runAdmin(args, database.connect)
const queryRows = (sql) => database.queryRows(sql)

function spawnAdmin(args, stdin = '') {
  return spawnSync(process.execPath, [NOT_OPTIMISED, 'scripts/admin.mjs', ...args], {
    encoding: 'utf8',
    input: stdin,
    env: process.env,
  })
}

test(
  'npm run admin sets a password from standard input, and fails with a message where that is empty',
  async () => {
    await runAdmin(['create', 'ada'])
    const reset = spawnAdmin(['reset', 'ada', '--stdin'], 'a much better secret\n')
    expect(reset.stdout).toBe('Administrator: ada\nThe password was set.\nAll sessions were ended.\n')
    expect(reset.status, reset.stderr).toBe(0)
    const empty = spawnAdmin(['create', 'bo', '--stdin'])
    expect([empty.status, empty.stderr]).toEqual([1, expect.stringContaining('Standard input was empty')])
    expect(empty.stderr).not.toContain('    at ')
    const { rows } = await withDatabase((query) =>
      query('SELECT username, password_hash FROM administrators'),
    )
    expect(rows.map(({ username }) => username)).toEqual(['ada'])
    expect(await verify(rows[0].password_hash, 'a much better secret')).toBe(true)
  },
  TIMEOUT_MS,
)

test('npm run admin creates an administrator, resets the password, ends the sessions and audits all of it', async () => {
  const created = await admin('create', 'ada')
  const password = /Password \(shown once\): (\S{22})$/.exec(created)?.[1]
  const [before] = await queryRows(`INSERT INTO admin_sessions (id, administrator_id, address, expires_at)
    SELECT gen_random_uuid(), id, '203.0.113.7', now() + interval '1 hour' FROM administrators
    RETURNING (SELECT password_hash FROM administrators) AS hash`)
  expect(await verify(before.hash, password)).toBe(true)
  expect(await admin('list')).toMatch(/^ada +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d \d\d:\d\d +1 +enabled$/m)

  const reset = await admin('reset', 'ada')
  const again = /^Administrator: ada\nNew password \(shown once\): (\S{22})\nAll sessions were ended\.$/.exec(
    reset,
  )
  expect(await admin('revoke')).toBe('0 open sessions were ended.')

  const [after] =
    await queryRows(`SELECT password_hash AS hash, (SELECT json_agg(json_build_object('actor', actor, 'action', action,
    'target', target, 'address', address) ORDER BY at) FROM audit_entries) AS log FROM administrators`)
  expect(await verify(after.hash, again?.[1])).toBe(true)
  expect(after.log).toEqual(
    [
      ['administrator.created', 'administrator:ada'],
      ['administrator.reset', 'administrator:ada'],
      ['administrator.revoked', 'administrator:*'],
    ].map(([action, target]) => ({ actor: 'operator', action, target, address: 'command line' })),
  )
})

test('npm run admin disables an administrator, ends the sessions and enables them again, but never disables the last one', async () => {
  await expect(admin('disable', 'ada')).rejects.toThrow('"ada" is the only enabled administrator')
  await admin('create', 'grace')
  await queryRows(`WITH a AS (SELECT id FROM administrators WHERE username = 'ada'),
      device AS (INSERT INTO admin_devices (id, administrator_id, token_hash) SELECT gen_random_uuid(), id, repeat('0', 64) FROM a)
      INSERT INTO admin_sessions (id, administrator_id, address, expires_at)
      SELECT gen_random_uuid(), id, '203.0.113.7', now() + interval '1 hour' FROM a`)

  expect(await admin('disable', 'ada')).toBe('Administrator disabled: ada\nAll sessions were ended.')
  expect(await admin('list')).toMatch(/^ada .* 0 +disabled \d{4}-\d\d-\d\d$/m)
  expect(await queryRows('SELECT id FROM admin_devices')).toEqual([])
  await expect(admin('disable', 'ada')).rejects.toThrow('already disabled')
  await expect(admin('disable', 'grace')).rejects.toThrow('"grace" is the only enabled administrator')
  await expect(admin('enable', 'grace')).rejects.toThrow('is not disabled')

  expect(await admin('enable', 'ada')).toContain('Administrator enabled: ada')
  expect(await admin('list')).toMatch(/^ada .* 0 +enabled$/m)
  const log = await queryRows(
    `SELECT actor, action, target FROM audit_entries WHERE action LIKE '%abled' ORDER BY at`,
  )
  expect(log).toEqual(
    ['disabled', 'enabled'].map((change) => ({
      actor: 'operator',
      action: `administrator.${change}`,
      target: 'administrator:ada',
    })),
  )
})

test.each([
  [[], 'Usage: npm run admin'],
  [['toString'], 'Usage: npm run admin'],
  [['create'], 'A name must have 1 to 100 characters'],
  [['reset', 'nobody'], 'There is no administrator "nobody"'],
  [['disable'], 'A name must have 1 to 100 characters'],
  [['disable', 'nobody'], 'There is no administrator "nobody"'],
  [['enable', 'nobody'], 'There is no administrator "nobody"'],
])('npm run admin -- %j fails with a message and changes nothing', async (args, message) => {
  const before = await queryRows('SELECT * FROM administrators ORDER BY id')
  const failure = await admin(...args).catch((error) => error)
  expect(failure).toBeInstanceOf(Failure)
  expect(failure.message).toContain(message)
  expect(await queryRows('SELECT * FROM administrators ORDER BY id')).toEqual(before)
})

test('npm run admin does not touch a database that a server is using', async () => {
  const lock = path.join(folder, 'pglite.lock')
  writeFileSync(lock, String(process.ppid))
  const failure = await runAdmin(['list']).catch((error) => error)
  rmSync(lock)
  expect(failure.message).toContain(`in use by the server, process ${process.ppid}`)
})

test('npm run admin does not create a missing database', async () => {
  vi.stubEnv('DATA_DIR', path.join(folder, 'nothing'))
  await expect(runAdmin(['list'])).rejects.toThrow('There is no database in')
})
