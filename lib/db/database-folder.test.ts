import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMigratedDump } from '@/tests/support/migrated-dump'
import { explainAccessError, isNewFolder, UnusableFolderError } from './database-folder.mjs'
import { openEmbedded } from './embedded'

const PARTS = [
  'PG_VERSION',
  'postgresql.conf',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/1',
  'pg_wal/000000010000000000000001',
  'pg_xact/0000',
]
const NOBODY = 65_534
const IS_ROOT = process.getuid?.() === 0

let base: string
let folder: string
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-folder-'))
  folder = path.join(base, 'pglite')
})
afterEach(() => {
  rmSync(base, { recursive: true, force: true })
})

function writeCompleteFolder() {
  for (const part of PARTS) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true })
    writeFileSync(path.join(folder, part), 'content')
  }
}

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableFolderError)
    return (error as Error).message
  }
  return ''
}

/** In a process of its own, without root's right to read everything. */
function messageForOtherUser(): string {
  const module = path.join(base, 'database-folder.mjs')
  cpSync('lib/db/database-folder.mjs', module)
  const code = `import(${JSON.stringify(module)}).then(({ isNewFolder }) => isNewFolder(process.argv[1])).catch(({ message }) => console.log(message))`
  const user = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {}
  return spawnSync(process.execPath, ['-e', code, folder], { cwd: '/', encoding: 'utf8', ...user }).stdout
}

describe('a folder', () => {
  it('is new while it is missing or empty', () => {
    expect(isNewFolder(folder)).toBe(true)
    mkdirSync(folder)
    expect(isNewFolder(folder)).toBe(true)
  })

  it('is opened if it holds a complete database', () => {
    writeCompleteFolder()
    expect(isNewFolder(folder)).toBe(false)
  })

  it.each(PARTS)('is refused without %s', (part) => {
    writeCompleteFolder()
    rmSync(path.join(folder, part))
    const message = messageOf(() => isNewFolder(folder))
    expect(message).toContain(`The folder ${folder} is not empty, but it does not hold a complete database`)
    expect(message).toContain('start Spanwright, stop it, then restore your latest backup.')
    expect(message).not.toContain('\n')
  })

  it('is refused if a file is empty', () => {
    writeCompleteFolder()
    truncateSync(path.join(folder, 'PG_VERSION'))
    expect(messageOf(() => isNewFolder(folder))).toContain('PG_VERSION is missing or empty')
  })

  it('is refused if it holds something else', () => {
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'notes.txt'), 'Mine')
    expect(messageOf(() => isNewFolder(folder))).toContain('does not hold a complete database')
  })

  it('is refused if it is a file', () => {
    writeFileSync(folder, '')
    expect(messageOf(() => isNewFolder(folder))).toContain(`${folder} cannot be read and written (ENOTDIR)`)
  })

  it('is refused if another user owns a file in it', () => {
    writeCompleteFolder()
    const file = path.join(folder, 'base/1')
    if (IS_ROOT)
      for (const name of ['.', ...readdirSync(base, { recursive: true })])
        chownSync(path.join(base, String(name)), NOBODY, NOBODY)
    if (IS_ROOT) chownSync(file, 0, 0)
    chmodSync(file, IS_ROOT ? 0o600 : 0)
    expect(messageForOtherUser()).toContain(
      `${file} cannot be read and written (EACCES). Give ${folder} and everything in it to the user that runs Spanwright`,
    )
  })

  it('is refused if another user owns it', () => {
    writeCompleteFolder()
    chmodSync(base, 0o755)
    chmodSync(folder, IS_ROOT ? 0o700 : 0)
    expect(messageForOtherUser()).toContain(`${folder} cannot be read and written (EACCES)`)
    chmodSync(folder, 0o700)
  })

  it('is refused on a read-only disk', () => {
    const error = Object.assign(new Error('read-only file system'), { code: 'EROFS', path: `${folder}.lock` })
    expect(explainAccessError(error, folder)).toMatchObject({
      name: 'UnusableFolderError',
      message: expect.stringContaining(`${folder}.lock cannot be read and written (EROFS).`),
    })
  })
})

describe('opening the embedded database', { timeout: 60_000 }, () => {
  const open = async () => await openEmbedded(folder, 'prisma/migrations', readMigratedDump())
  let template: string
  /** The files of a table with rows and of its index. */
  const files = { table: '', keys: '' }
  beforeAll(async () => {
    template = mkdtempSync(path.join(os.tmpdir(), 'spanwright-template-'))
    folder = path.join(template, 'pglite')
    const db = await open()
    await db.exec(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash)
      SELECT gen_random_uuid(), repeat('x', 100), n::text, 'candidate', '' FROM generate_series(1, 200) AS n`)
    const { rows } = await db.query<
      typeof files
    >(`SELECT pg_relation_filepath('interest_registrations') AS table,
      pg_relation_filepath('interest_registrations_pkey') AS keys`)
    Object.assign(files, rows[0])
    await db.close()
  }, 60_000)
  afterAll(() => rmSync(template, { recursive: true, force: true }))
  beforeEach(() => cpSync(path.join(template, 'pglite'), folder, { recursive: true }))

  it('opens what it created', async () => {
    const db = await open()
    expect((await db.query('SELECT count(*)::int AS count FROM companies')).rows).toEqual([{ count: 0 }])
    await db.close()
  })

  it('changes nothing in a folder without PG_VERSION and leaves no lock', async () => {
    rmSync(path.join(folder, 'PG_VERSION'))
    const before = readdirSync(folder, { recursive: true })
    await expect(open()).rejects.toThrow('PG_VERSION is missing or empty')
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
    expect(readdirSync(base)).toEqual(['pglite'])
  })

  it.each([
    [
      'an unreadable control file',
      () => writeFileSync(path.join(folder, 'global/pg_control'), 'x'.repeat(8192)),
    ],
    ['a cut control file', () => truncateSync(path.join(folder, 'global/pg_control'), 100)],
    ['the files of another version', () => writeFileSync(path.join(folder, 'PG_VERSION'), '12\n')],
    [
      'an unreadable log',
      () => {
        for (const name of readdirSync(path.join(folder, 'pg_wal')).filter((name) => /^\w{24}$/.test(name)))
          writeFileSync(path.join(folder, 'pg_wal', name), Buffer.alloc(1024 * 1024, 7))
      },
    ],
    [
      'cut tables of the system',
      () => {
        const catalogue = path.join(folder, 'base/5')
        for (const name of readdirSync(catalogue).filter((name) => /^\d+$/.test(name)))
          truncateSync(path.join(catalogue, name), 0)
      },
    ],
  ])('explains %s in one line', async (_, damage) => {
    damage()
    const error = await open().catch((caught) => caught)
    expect(error).toBeInstanceOf(UnusableFolderError)
    expect(error.message).toBe(
      `The embedded database in ${folder} cannot be used, probably because its files are damaged. Move the folder away, start Spanwright, stop it, then restore your latest backup.`,
    )
    expect(existsSync(`${folder}.lock`)).toBe(false)
  })

  it.each([
    ['is cut in half', 'table', (file: string) => truncateSync(file, statSync(file).size / 2)],
    ['is empty', 'table', (file: string) => truncateSync(file)],
    ['is missing', 'table', (file: string) => rmSync(file)],
    ['of keys is empty', 'keys', (file: string) => truncateSync(file)],
  ] as const)('refuses a database in which a table’s file %s', async (_, name, damage) => {
    damage(path.join(folder, files[name]))
    await expect(open()).rejects.toThrow('cannot be used, probably because its files are damaged')
  })

  it('starts again after a first start that was killed', async () => {
    rmSync(folder, { recursive: true })
    mkdirSync(`${folder}.new/base`, { recursive: true })
    writeFileSync(`${folder}.new/PG_VERSION`, '18\n')
    await (await open()).close()
    expect(readdirSync(base)).toEqual(['pglite'])
  })
})
