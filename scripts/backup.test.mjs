import {
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
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeBackupFile } from '../lib/db/backup-file.mjs'
import { answerBackupRequests } from '../lib/db/backup-requests.mjs'
import { openEmbedded } from '../lib/db/embedded'
import { openCommandDatabase } from '../tests/support/command-database'
import { copyMigratedFolder } from '../tests/support/migrated-folder'
import { runBackup } from './commands/backup.mjs'
import { withDatabase } from './support/database.mjs'

const TIMEOUT_MS = 60_000
/** U+2028 is a line separator to some readers, but not in a backup. */
const MESSAGE = 'Line one\u2028line two\nline three'

let folder
let source
let target
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-command-'))
  source = await openCommandDatabase()
  target = await openCommandDatabase()
  await source.connect(addRegistration)
}, 2 * TIMEOUT_MS)
afterAll(async () => {
  await source.close()
  await target.close()
  rmSync(folder, { recursive: true, force: true })
}, TIMEOUT_MS)
afterEach(() => vi.unstubAllEnvs())

const addRegistration = (query) =>
  query(
    `INSERT INTO interest_registrations (id, name, email, user_type, content_hash, message) VALUES
      (gen_random_uuid(), 'Ada', 'ada@example.com', 'candidate', '', $1)
      RETURNING pg_relation_filepath('interest_registrations') AS file`,
    [MESSAGE],
  )

/** On a database in memory. tests/api/standalone.spec.ts runs the command itself. */
const run = (database, ...args) => runBackup(args, database.connect)

function setFolder(name) {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', path.join(folder, name))
}

/** With the data folder of this name, which need not be there. */
function runInFolder(name, ...args) {
  setFolder(name)
  return runBackup(args)
}

const verify = (file) => runInFolder('none', 'backup', '--verify', file)

test(
  'npm run backup writes a complete file once, and npm run restore reads it into another database',
  async () => {
    const file = path.join(folder, 'backup.gz')
    expect(await run(source, 'backup', file)).toMatch(/The backup is in .* It is complete: 1 rows in \d+/)
    expect(await verify(file)).toMatch(/The backup in .* is complete: 1 rows in \d+ tables, from \d{4}-/)
    await expect(run(source, 'backup', file)).rejects.toThrow('already exists')
    expect(existsSync(`${file}.part`)).toBe(false)

    expect(await run(target, 'restore', file)).toMatch(/^ +1 {2}interest_registrations$/m)
    await expect(run(target, 'restore', file)).rejects.toThrow('not empty')
    expect(await target.queryRows('SELECT name, message FROM interest_registrations')).toEqual([
      { name: 'Ada', message: MESSAGE },
    ])
  },
  TIMEOUT_MS,
)

test(
  'npm run restore refuses a file that is not a backup',
  async () => {
    const file = path.join(folder, 'other.gz')
    writeFileSync(file, 'not gzip')
    await expect(run(target, 'restore', file)).rejects.toThrow('not a Spanwright backup')
    await expect(run(target, 'restore', path.join(folder, 'none'))).rejects.toThrow('There is no file')
    await expect(run(target, 'restore')).rejects.toThrow('Usage: npm run backup')
  },
  TIMEOUT_MS,
)

test(
  'npm run backup has the process that uses the database write the backup',
  async () => {
    await copyMigratedFolder(path.join(folder, 'live'))
    const database = await openEmbedded(path.join(folder, 'live/pglite'), path.resolve('prisma/migrations'))
    const stop = answerBackupRequests(
      path.join(folder, 'live/pglite'),
      (file) => database.transaction((tx) => writeBackupFile((sql, params) => tx.query(sql, params), file)),
      (error) => {
        throw error
      },
    )
    const file = path.join(folder, 'live.gz')
    const output = await runInFolder('live', 'backup', file)
    stop()
    await database.close()
    expect(output).toContain(`The backup is in ${file}. It is complete`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await verify(file)).toContain('is complete')
  },
  TIMEOUT_MS,
)

test.each([
  ['a damaged page', (file) => writeFileSync(file, Buffer.alloc(8192, 7))],
  ['a cut table', (file) => truncateSync(file)],
])(
  'npm run backup keeps no file and prints one line if the source has %s',
  async (_, damage) => {
    await copyMigratedFolder(path.join(folder, 'damaged'))
    setFolder('damaged')
    const { rows } = await withDatabase(addRegistration)
    damage(path.join(folder, 'damaged/pglite', rows[0].file))
    const file = path.join(folder, 'damaged.gz')
    const failure = await runInFolder('damaged', 'backup', file).catch((error) => error)
    expect(failure.message).toMatch(/^No backup was made\. The database cannot be read \(.*\)\.$/)
    expect([file, `${file}.part`].filter((name) => existsSync(name))).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'npm run backup explains an incomplete database in one line',
  async () => {
    mkdirSync(path.join(folder, 'incomplete/pglite/base'), { recursive: true })
    const file = path.join(folder, 'incomplete.gz')
    const failure = await runInFolder('incomplete', 'backup', file).catch((error) => error)
    expect(failure.message).toMatch(/^The folder .* does not hold a complete database .*$/)
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep keeps the newest backups of its own and deletes what a killed command left',
  async () => {
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

    expect(await run(source, 'backup', '--keep', '2', kept)).toContain('Deleted 1 older backup.')
    const left = readdirSync(kept).sort()
    const added = left.find((name) => ![older, recent, 'spanwright-before-upgrade.jsonl.gz'].includes(name))
    expect(left).toEqual([older, recent, added, 'spanwright-before-upgrade.jsonl.gz'].sort())
    expect(await verify(path.join(kept, added))).toContain('is complete')
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep keeps the new backup even if others have a later time',
  async () => {
    const kept = path.join(folder, 'kept-with-wrong-clock')
    mkdirSync(kept)
    writeFileSync(path.join(kept, 'spanwright-2099-11-01T02-30-00Z.jsonl.gz'), '')
    const output = await run(source, 'backup', '--keep', '1', kept)
    const [, file] = /The backup is in (\S+)\. /.exec(output)
    expect(readdirSync(kept)).toEqual([path.basename(file)])
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep creates its folder',
  async () => {
    const kept = path.join(folder, 'new', 'kept')
    await run(source, 'backup', '--keep', '1', kept)
    expect(readdirSync(kept)).toHaveLength(1)
  },
  TIMEOUT_MS,
)

test(
  'npm run backup -- --keep deletes nothing when no backup is made',
  async () => {
    const kept = path.join(folder, 'kept-after-failure')
    const old = ['spanwright-2026-11-01T02-30-00Z.jsonl.gz', 'spanwright-2026-11-02T02-30-00Z.jsonl.gz']
    mkdirSync(kept)
    for (const name of old) writeFileSync(path.join(kept, name), '')
    await expect(runInFolder('none', 'backup', '--keep', '1', kept)).rejects.toThrow(
      'There is no database in',
    )
    expect(readdirSync(kept).sort()).toEqual(old)
    for (const args of [
      ['--keep', '0', kept],
      ['--keep', kept],
      ['--keep', '2'],
      ['--keep', '2', kept, kept],
    ])
      await expect(runInFolder('none', 'backup', ...args)).rejects.toThrow('Usage: npm run backup')
    const file = path.join(kept, old[0])
    await expect(runInFolder('none', 'backup', '--keep', '2', file)).rejects.toThrow(
      'cannot be created (EEXIST)',
    )
  },
  TIMEOUT_MS,
)

test('npm run backup -- --verify rejects a damaged file', async () => {
  const file = path.join(folder, 'cut.gz')
  writeFileSync(file, gzipSync('{"spanwright":"backup","format":1,"foreignKeys":[]}\n'))
  const failure = await verify(file).catch((error) => error)
  expect(failure.message).toBe(
    `The backup in ${file} cannot be relied on. The file is cut off: its last line is missing.`,
  )
  await expect(verify(path.join(folder, 'none.gz'))).rejects.toThrow('cannot be read (ENOENT)')
})
