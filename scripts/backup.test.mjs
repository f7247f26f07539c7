import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../lib/db/embedded'

// Each command opens the database anew.
const PATIENCE = 60_000
/** A line separator, which is a sign like any other here. */
const MESSAGE = 'Line one\u2028line two\nline three'

let folder
const open = (name) => openEmbedded(path.join(folder, name, 'pglite'), path.resolve('prisma/migrations'))
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-command-'))
  const from = await open('from')
  await from.query(
    `INSERT INTO interest_registrations (id, name, email, user_type, content_hash, message) VALUES
      (gen_random_uuid(), 'Ada', 'ada@example.com', 'candidate', '', $1)`,
    [MESSAGE],
  )
  await from.close()
  await (await open('to')).close()
}, PATIENCE)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command on the database of a folder. */
function run(name, ...args) {
  const env = { ...process.env, DATA_DIR: path.join(folder, name), DATABASE_URL: '' }
  return spawnSync(process.execPath, ['scripts/backup.mjs', ...args], { encoding: 'utf8', env })
}

test(
  'a backup is written once, whole, and restored elsewhere',
  async () => {
    const file = path.join(folder, 'backup.gz')
    expect(run('from', 'backup', file).stdout).toContain(`The backup is in ${file}.`)
    expect(run('from', 'backup', file).stderr).toContain('is there already')
    expect(existsSync(`${file}.part`)).toBe(false)

    expect(run('to', 'restore', file).stdout).toMatch(/^ +1 {2}interest_registrations$/m)
    const again = run('to', 'restore', file)
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('not empty')])
    const to = await open('to')
    const { rows } = await to.query('SELECT name, message FROM interest_registrations')
    await to.close()
    expect(rows).toEqual([{ name: 'Ada', message: MESSAGE }])
  },
  PATIENCE,
)

test(
  'a file that is no backup is refused with a sentence',
  () => {
    const file = path.join(folder, 'other.gz')
    writeFileSync(file, 'not gzip')
    const { status, stderr } = run('to', 'restore', file)
    expect([status, stderr]).toEqual([1, expect.stringContaining('not a backup of Spanwright')])
    expect(run('to', 'restore', path.join(folder, 'none')).stderr).toContain('There is no file')
    expect(run('to', 'restore').stderr).toContain('usage: npm run backup')
  },
  PATIENCE,
)
