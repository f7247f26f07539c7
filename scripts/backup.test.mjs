import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../lib/db/embedded'

/** Each command opens the database, which takes seconds. */
const TIMEOUT_MS = 60_000
/** U+2028 is a line separator to some readers, but not in a backup. */
const MESSAGE = 'Line one\u2028line two\nline three'

let folder
const openDatabase = (name) =>
  openEmbedded(path.join(folder, name, 'pglite'), path.resolve('prisma/migrations'))
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-command-'))
  const source = await openDatabase('source')
  await source.query(
    `INSERT INTO interest_registrations (id, name, email, user_type, content_hash, message) VALUES
      (gen_random_uuid(), 'Ada', 'ada@example.com', 'candidate', '', $1)`,
    [MESSAGE],
  )
  await source.close()
  await (await openDatabase('target')).close()
}, TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command on one of the databases. */
function runBackup(name, ...args) {
  const env = { ...process.env, DATA_DIR: path.join(folder, name), DATABASE_URL: '' }
  return spawnSync(process.execPath, ['scripts/backup.mjs', ...args], { encoding: 'utf8', env })
}

test(
  'npm run backup writes a complete file once, and npm run restore reads it into another database',
  async () => {
    const file = path.join(folder, 'backup.gz')
    expect(runBackup('source', 'backup', file).stdout).toContain(`The backup is in ${file}.`)
    expect(runBackup('source', 'backup', file).stderr).toContain('already exists')
    expect(existsSync(`${file}.part`)).toBe(false)

    expect(runBackup('target', 'restore', file).stdout).toMatch(/^ +1 {2}interest_registrations$/m)
    const again = runBackup('target', 'restore', file)
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('not empty')])
    const target = await openDatabase('target')
    const { rows } = await target.query('SELECT name, message FROM interest_registrations')
    await target.close()
    expect(rows).toEqual([{ name: 'Ada', message: MESSAGE }])
  },
  TIMEOUT_MS,
)

test(
  'npm run restore refuses a file that is not a backup',
  () => {
    const file = path.join(folder, 'other.gz')
    writeFileSync(file, 'not gzip')
    const { status, stderr } = runBackup('target', 'restore', file)
    expect([status, stderr]).toEqual([1, expect.stringContaining('not a Spanwright backup')])
    expect(runBackup('target', 'restore', path.join(folder, 'none')).stderr).toContain('There is no file')
    expect(runBackup('target', 'restore').stderr).toContain('Usage: npm run backup')
  },
  TIMEOUT_MS,
)
