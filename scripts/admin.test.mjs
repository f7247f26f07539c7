import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../lib/db/embedded'

// Each command opens the database anew.
const PATIENCE = 60_000

let folder
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'admin-command-'))
  const db = await openEmbedded(path.join(folder, 'pglite'), path.resolve('prisma/migrations'))
  await db.close()
}, PATIENCE)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command; `stdin` is what it reads. */
function admin(args, { stdin = '', dataDir = folder } = {}) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/admin.mjs', ...args], {
    encoding: 'utf8',
    input: stdin,
    env,
  })
  return { status, stdout, stderr }
}

async function rows(sql) {
  const db = await PGlite.create({ dataDir: path.join(folder, 'pglite'), extensions: { pg_trgm } })
  const result = await db.query(sql)
  await db.close()
  return result.rows
}

test(
  'makes an administrator, resets the password, ends the sessions, and writes it all down',
  async () => {
    const made = admin(['create', 'ada'])
    expect(made.status, made.stderr).toBe(0)
    const password = /Password \(shown once\): (\S{22})\n/.exec(made.stdout)?.[1]
    const [before] = await rows(`INSERT INTO admin_sessions (id, administrator_id, address, expires_at)
    SELECT gen_random_uuid(), id, '203.0.113.7', now() + interval '1 hour' FROM administrators
    RETURNING (SELECT password_hash FROM administrators) AS hash`)
    expect(await verify(before.hash, password)).toBe(true)
    expect(admin(['list']).stdout).toMatch(/^ada +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d \d\d:\d\d +1$/m)

    const reset = admin(['reset', 'ada', '--stdin'], { stdin: 'a much better secret\n' })
    expect(reset.stdout).toBe('Administrator: ada\nThe password was set.\nEvery session was ended.\n')
    expect(admin(['revoke']).stdout).toBe('0 open sessions were ended.\n')

    const [after] =
      await rows(`SELECT password_hash AS hash, (SELECT json_agg(json_build_object('actor', actor, 'action', action,
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
  PATIENCE,
)

test.each([
  [[], 'usage: npm run admin'],
  [['toString'], 'usage: npm run admin'],
  [['create'], 'A name has 1 to 100 characters'],
  [['create', 'bo', '--stdin'], 'Standard input was empty'],
  [['reset', 'nobody'], 'There is no administrator "nobody"'],
])(
  '%j ends with a sentence, and changes nothing',
  (args, sentence) => {
    const { status, stderr } = admin(args)
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
  },
  PATIENCE,
)

test('a folder that a server holds is left alone, with the way out', () => {
  const lock = path.join(folder, 'pglite.lock')
  writeFileSync(lock, String(process.pid))
  const { status, stderr } = admin(['list'])
  rmSync(lock)
  expect(status).toBe(1)
  expect(stderr).toContain(`in use by the server, process ${process.pid}`)
})

test('a folder without a database is left without one', () => {
  const { stderr } = admin(['list'], { dataDir: path.join(folder, 'nothing') })
  expect(stderr).toContain('There is no database in')
})
