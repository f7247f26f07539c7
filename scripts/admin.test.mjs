import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyMigratedFolder, NOT_OPTIMISED } from '../tests/support/migrated-folder'

const TIMEOUT_MS = 120_000

let folder
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'admin-command-'))
  await copyMigratedFolder(folder)
}, TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function runAdmin(args, { stdin = '', dataDir = folder } = {}) {
  return spawnSync(process.execPath, [NOT_OPTIMISED, 'scripts/admin.mjs', ...args], {
    encoding: 'utf8',
    input: stdin,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}

async function queryRows(sql) {
  const db = await PGlite.create({ dataDir: path.join(folder, 'pglite'), extensions: { pg_trgm } })
  const { rows } = await db.query(sql)
  await db.close()
  return rows
}

test(
  'npm run admin creates an administrator, resets the password, ends the sessions and audits all of it',
  async () => {
    const created = runAdmin(['create', 'ada'])
    expect(created.status, created.stderr).toBe(0)
    const password = /Password \(shown once\): (\S{22})\n/.exec(created.stdout)?.[1]
    const [before] = await queryRows(`INSERT INTO admin_sessions (id, administrator_id, address, expires_at)
    SELECT gen_random_uuid(), id, '203.0.113.7', now() + interval '1 hour' FROM administrators
    RETURNING (SELECT password_hash FROM administrators) AS hash`)
    expect(await verify(before.hash, password)).toBe(true)
    expect(runAdmin(['list']).stdout).toMatch(
      /^ada +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d \d\d:\d\d +1 +enabled$/m,
    )

    const reset = runAdmin(['reset', 'ada', '--stdin'], { stdin: 'a much better secret\n' })
    expect(reset.stdout).toBe('Administrator: ada\nThe password was set.\nAll sessions were ended.\n')
    expect(runAdmin(['revoke']).stdout).toBe('0 open sessions were ended.\n')

    const [after] =
      await queryRows(`SELECT password_hash AS hash, (SELECT json_agg(json_build_object('actor', actor, 'action', action,
    'target', target, 'address', address) ORDER BY at) FROM audit_entries) AS log FROM administrators`)
    expect(await verify(after.hash, 'a much better secret')).toBe(true)
    expect(after.log).toEqual(
      [
        ['administrator.created', 'administrator:ada'],
        ['administrator.reset', 'administrator:ada'],
        ['administrator.revoked', 'administrator:*'],
      ].map(([action, target]) => ({ actor: 'operator', action, target, address: 'command line' })),
    )
  },
  TIMEOUT_MS,
)

test(
  'npm run admin disables an administrator, ends the sessions and enables them again, but never disables the last one',
  async () => {
    const last = runAdmin(['disable', 'ada'])
    expect(last.status).toBe(1)
    expect(last.stderr).toContain('"ada" is the only enabled administrator')
    expect(runAdmin(['create', 'grace']).status).toBe(0)
    await queryRows(`WITH a AS (SELECT id FROM administrators WHERE username = 'ada'),
      device AS (INSERT INTO admin_devices (id, administrator_id, token_hash) SELECT gen_random_uuid(), id, repeat('0', 64) FROM a)
      INSERT INTO admin_sessions (id, administrator_id, address, expires_at)
      SELECT gen_random_uuid(), id, '203.0.113.7', now() + interval '1 hour' FROM a`)

    expect(runAdmin(['disable', 'ada']).stdout).toBe(
      'Administrator disabled: ada\nAll sessions were ended.\n',
    )
    expect(runAdmin(['list']).stdout).toMatch(/^ada .* 0 +disabled \d{4}-\d\d-\d\d$/m)
    expect(await queryRows('SELECT id FROM admin_devices')).toEqual([])
    expect(runAdmin(['disable', 'ada']).stderr).toContain('already disabled')
    expect(runAdmin(['disable', 'grace']).stderr).toContain('"grace" is the only enabled administrator')
    expect(runAdmin(['enable', 'grace']).stderr).toContain('is not disabled')

    expect(runAdmin(['enable', 'ada']).stdout).toContain('Administrator enabled: ada')
    expect(runAdmin(['list']).stdout).toMatch(/^ada .* 0 +enabled$/m)
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
  },
  TIMEOUT_MS,
)

test.each([
  [[], 'Usage: npm run admin'],
  [['toString'], 'Usage: npm run admin'],
  [['create'], 'A name must have 1 to 100 characters'],
  [['create', 'bo', '--stdin'], 'Standard input was empty'],
  [['reset', 'nobody'], 'There is no administrator "nobody"'],
  [['disable'], 'A name must have 1 to 100 characters'],
  [['disable', 'nobody'], 'There is no administrator "nobody"'],
  [['enable', 'nobody'], 'There is no administrator "nobody"'],
])(
  'npm run admin -- %j exits with a message and changes nothing',
  (args, message) => {
    const { status, stderr } = runAdmin(args)
    expect(status).toBe(1)
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
  },
  TIMEOUT_MS,
)

test('npm run admin does not touch a database that a server is using', () => {
  const lock = path.join(folder, 'pglite.lock')
  writeFileSync(lock, String(process.pid))
  const { status, stderr } = runAdmin(['list'])
  rmSync(lock)
  expect(status).toBe(1)
  expect(stderr).toContain(`in use by the server, process ${process.pid}`)
})

test('npm run admin does not create a missing database', () => {
  const { stderr } = runAdmin(['list'], { dataDir: path.join(folder, 'nothing') })
  expect(stderr).toContain('There is no database in')
})
