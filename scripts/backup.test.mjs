import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBackupFile } from '../lib/db/backup-file.mjs'
import { answerBackupRequests } from '../lib/db/backup-requests.mjs'
import { openEmbedded } from '../lib/db/embedded'
import { copyMigratedFolder, NOT_OPTIMISED } from '../tests/support/migrated-folder'

const TIMEOUT_MS = 60_000
/** U+2028 is a line separator to some readers, but not in a backup. */
const MESSAGE = 'Line one\u2028line two\nline three'

let folder
const openDatabase = (name) =>
  openEmbedded(path.join(folder, name, 'pglite'), path.resolve('prisma/migrations'))
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-command-'))
  for (const name of ['source', 'target']) await copyMigratedFolder(path.join(folder, name))
  const source = await openDatabase('source')
  await source.query(
    `INSERT INTO interest_registrations (id, name, email, user_type, content_hash, message) VALUES
      (gen_random_uuid(), 'Ada', 'ada@example.com', 'candidate', '', $1)`,
    [MESSAGE],
  )
  await source.close()
}, 2 * TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }), TIMEOUT_MS)

const environmentOf = (name) => ({ ...process.env, DATA_DIR: path.join(folder, name), DATABASE_URL: '' })

function runBackup(name, ...args) {
  const env = environmentOf(name)
  return spawnSync(process.execPath, [NOT_OPTIMISED, 'scripts/backup.mjs', ...args], {
    encoding: 'utf8',
    env,
  })
}

async function startBackup(name, ...args) {
  const child = spawn(process.execPath, [NOT_OPTIMISED, 'scripts/backup.mjs', ...args], {
    env: environmentOf(name),
  })
  const [[status], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { status, stdout, stderr }
}

test(
  'npm run backup writes a complete file once, and npm run restore reads it into another database',
  async () => {
    const file = path.join(folder, 'backup.gz')
    expect(runBackup('source', 'backup', file).stdout).toMatch(
      /The backup is in .* It is complete: 1 rows in \d+/,
    )
    const verified = runBackup('none', 'backup', '--verify', file)
    expect([verified.status, verified.stdout]).toEqual([
      0,
      expect.stringMatching(/The backup in .* is complete: 1 rows in \d+ tables, from \d{4}-/),
    ])
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

test(
  'npm run backup has the process that uses the database write the backup',
  async () => {
    const database = await openDatabase('source')
    const stop = answerBackupRequests(
      path.join(folder, 'source/pglite'),
      (file) => database.transaction((tx) => writeBackupFile((sql, params) => tx.query(sql, params), file)),
      (error) => {
        throw error
      },
    )
    const file = path.join(folder, 'live.gz')
    const { status, stdout } = await startBackup('source', 'backup', file)
    stop()
    await database.close()
    expect([status, stdout]).toEqual([0, expect.stringContaining(`The backup is in ${file}. It is complete`)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(runBackup('none', 'backup', '--verify', file).status).toBe(0)
  },
  TIMEOUT_MS,
)

test.each([
  ['a damaged page', (file) => writeFileSync(file, Buffer.alloc(8192, 7))],
  ['a cut table', (file) => truncateSync(file)],
])(
  'npm run backup keeps no file and prints one line if the source has %s',
  async (_, damage) => {
    const database = await openDatabase('source')
    const { rows } = await database.query(`SELECT pg_relation_filepath('interest_registrations') AS file`)
    await database.close()
    cpSync(path.join(folder, 'source'), path.join(folder, 'damaged'), { recursive: true, force: true })
    damage(path.join(folder, 'damaged/pglite', rows[0].file))
    const file = path.join(folder, 'damaged.gz')
    const { status, stderr } = runBackup('damaged', 'backup', file)
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^No backup was made\. The database cannot be read \(.*\)\.$/)
    expect([file, `${file}.part`].filter((name) => existsSync(name))).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'npm run backup explains an incomplete database in one line',
  () => {
    mkdirSync(path.join(folder, 'incomplete/pglite/base'), { recursive: true })
    const { status, stderr } = runBackup('incomplete', 'backup', path.join(folder, 'incomplete.gz'))
    expect([status, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(/^The folder .* does not hold a complete database .*$/),
    ])
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep keeps the newest backups of its own and deletes what a killed command left',
  () => {
    const kept = path.join(folder, 'kept')
    const [oldest, older] = [
      'spanwright-2026-11-01T02-30-00Z.jsonl.gz',
      'spanwright-2026-11-02T02-30-00Z.jsonl.gz',
    ]
    const abandoned = 'spanwright-2026-11-03T02-30-00Z.jsonl.gz.part'
    const recent = 'spanwright-2026-11-04T02-30-00Z.jsonl.gz.part'
    mkdirSync(kept)
    for (const name of [oldest, older, abandoned, recent, 'spanwright-before-upgrade.jsonl.gz'])
      writeFileSync(path.join(kept, name), '')
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3600 * 1000)
    utimesSync(path.join(kept, abandoned), twoDaysAgo, twoDaysAgo)

    const { status, stdout, stderr } = runBackup('source', 'backup', '--keep', '2', kept)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Deleted 1 older backup.')
    const left = readdirSync(kept).sort()
    const added = left.find((name) => ![older, recent, 'spanwright-before-upgrade.jsonl.gz'].includes(name))
    expect(left).toEqual([older, recent, added, 'spanwright-before-upgrade.jsonl.gz'].sort())
    expect(runBackup('none', 'backup', '--verify', path.join(kept, added)).status).toBe(0)
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep keeps the new backup even if others have a later time',
  () => {
    const kept = path.join(folder, 'kept-with-wrong-clock')
    mkdirSync(kept)
    writeFileSync(path.join(kept, 'spanwright-2099-11-01T02-30-00Z.jsonl.gz'), '')
    const { stdout } = runBackup('source', 'backup', '--keep', '1', kept)
    const [, file] = /The backup is in (\S+)\. /.exec(stdout)
    expect(readdirSync(kept)).toEqual([path.basename(file)])
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep creates its folder',
  () => {
    const kept = path.join(folder, 'new', 'kept')
    expect(runBackup('source', 'backup', '--keep', '1', kept).status).toBe(0)
    expect(readdirSync(kept)).toHaveLength(1)
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep deletes nothing when no backup is made',
  () => {
    const kept = path.join(folder, 'kept-after-failure')
    const old = ['spanwright-2026-11-01T02-30-00Z.jsonl.gz', 'spanwright-2026-11-02T02-30-00Z.jsonl.gz']
    mkdirSync(kept)
    for (const name of old) writeFileSync(path.join(kept, name), '')
    expect(runBackup('none', 'backup', '--keep', '1', kept).stderr).toContain('There is no database in')
    expect(readdirSync(kept).sort()).toEqual(old)
    for (const args of [
      ['--keep', '0', kept],
      ['--keep', kept],
      ['--keep', '2'],
      ['--keep', '2', kept, kept],
    ])
      expect(runBackup('none', 'backup', ...args).stderr).toContain('Usage: npm run backup')
    const file = path.join(kept, old[0])
    expect(runBackup('none', 'backup', '--keep', '2', file).stderr).toContain('cannot be created (EEXIST)')
  },
  TIMEOUT_MS,
)

test('npm run backup -- --verify rejects a damaged file', () => {
  const file = path.join(folder, 'cut.gz')
  writeFileSync(file, gzipSync('{"spanwright":"backup","format":1,"foreignKeys":[]}\n'))
  const { status, stderr } = runBackup('none', 'backup', '--verify', file)
  expect([status, stderr.trim()]).toEqual([
    1,
    `The backup in ${file} cannot be relied on. The file is cut off: its last line is missing.`,
  ])
  const missing = runBackup('none', 'backup', '--verify', path.join(folder, 'none.gz'))
  expect(missing.stderr).toContain('cannot be read (ENOENT)')
})
