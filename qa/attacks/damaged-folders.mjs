// Data folders that are incomplete, damaged or someone else's: the server says in a line what is wrong and what to do, without a stack
// trace, and makes no new database there.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/support/postgres.mjs'
import { inProject } from '../../scripts/support/project.mjs'
import { newRegistration, Visitor } from '../support/visitor.mjs'

const START_LIMIT_MS = 60_000
const LINE_MAX_CHARACTERS = 400
/** Of the user "nobody" on Linux. */
const NOBODY = 65_534

const isRoot = process.getuid?.() === 0
/** Root may read and write everything, so it starts the server as somebody else. */
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

const half = (file) => truncateSync(file, Math.floor(lstatSync(file).size / 2))
const inBase = (folder, relation) =>
  path.join(folder, 'pglite/base', readdirSync(path.join(folder, 'pglite/base')).sort().at(-1), relation)
const newestLog = (folder) =>
  path.join(
    folder,
    'pglite/pg_wal',
    readdirSync(path.join(folder, 'pglite/pg_wal'))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .sort()
      .at(-1),
  )
/** Of a table, in the folder that was copied. */
async function findTableFile(folder, table) {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const db = await PGlite.create({ dataDir: path.join(folder, 'pglite'), extensions: { pg_trgm } })
  const { rows } = await db.query('SELECT pg_relation_filepath($1) AS file', [table])
  await db.close()
  return rows[0].file
}

/** The catalogue of tables has this number in every database. */
const PG_CLASS = '1259'

const DAMAGES = {
  'PG_VERSION is missing': (folder) => rmSync(path.join(folder, 'pglite/PG_VERSION')),
  'PG_VERSION is empty': (folder) => truncateSync(path.join(folder, 'pglite/PG_VERSION')),
  'pg_control is empty': (folder) => truncateSync(path.join(folder, 'pglite/global/pg_control')),
  'pg_control is cut in half': (folder) => truncateSync(path.join(folder, 'pglite/global/pg_control'), 100),
  'pg_filenode.map is cut in half': (folder) => half(path.join(folder, 'pglite/global/pg_filenode.map')),
  'the log is missing': (folder) => rmSync(path.join(folder, 'pglite/pg_wal'), { recursive: true }),
  'the newest log is empty': (folder) => truncateSync(newestLog(folder)),
  'the catalogue is cut in half': (folder) => half(inBase(folder, PG_CLASS)),
  'the catalogue is empty': (folder) => truncateSync(inBase(folder, PG_CLASS)),
  'the folder holds other files': (folder) => {
    rmSync(path.join(folder, 'pglite'), { recursive: true })
    mkdirSync(path.join(folder, 'pglite'))
    writeFileSync(path.join(folder, 'pglite/notes.txt'), 'mine')
  },
  'the database is a file': (folder) => {
    rmSync(path.join(folder, 'pglite'), { recursive: true })
    writeFileSync(path.join(folder, 'pglite'), 'mine')
  },
  'the secret is empty': (folder) => truncateSync(path.join(folder, 'app-secret')),
  'the secret is short': (folder) => writeFileSync(path.join(folder, 'app-secret'), 'short\n'),
  'the secret is a folder': (folder) => {
    rmSync(path.join(folder, 'app-secret'))
    mkdirSync(path.join(folder, 'app-secret'))
  },
}

/** For a user that does not own them. */
const FOREIGN = {
  'the data folder is another user’s': (folder) => chmodSync(folder, 0o700),
  'the database is another user’s': (folder) => {
    chmodSync(folder, 0o777)
    chmodSync(path.join(folder, 'app-secret'), 0o644)
    chmodSync(path.join(folder, 'pglite'), 0o700)
  },
  'a file of the database is another user’s': (folder) => {
    makePublic(folder)
    chmodSync(path.join(folder, 'pglite/global/pg_control'), 0o600)
  },
  'the secret is another user’s': (folder) => {
    makePublic(folder)
    chmodSync(path.join(folder, 'app-secret'), 0o600)
  },
}

function makePublic(folder) {
  for (const name of ['', ...readdirSync(folder, { recursive: true })])
    chmodSync(path.join(folder, name), 0o777)
}

/** The first eight bytes of pg_control: the identifier that initdb gave the database. */
function readIdentifier(folder) {
  const control = path.join(folder, 'pglite/global/pg_control')
  return existsSync(control) ? readFileSync(control).subarray(0, 8).toString('hex') : ''
}

async function startServer(folder, prefix) {
  const [file, ...args] = [...prefix, process.execPath, 'scripts/serve.mjs']
  const { DATABASE_URL: _, APP_SECRET: __, ...env } = process.env
  const { status, stdout, stderr, signal } = spawnSync(file, args, {
    cwd: inProject(),
    encoding: 'utf8',
    timeout: START_LIMIT_MS,
    env: { ...env, DATA_DIR: folder, PORT: String(await freePort()), HOST: '127.0.0.1' },
  })
  return { status, signal, output: stdout + stderr, message: lastLineOf(stderr) }
}

/** PostgreSQL writes its own log first. */
const lastLineOf = (text) => text.trimEnd().split('\n').at(-1).trim()

async function verifyRefusal(folder, damage, prefix = []) {
  damage(folder)
  const before = readIdentifier(folder)
  const { status, signal, output, message } = await startServer(folder, prefix)
  assert.equal(signal, null, `it still ran after ${START_LIMIT_MS / 1000} s:\n${output}`)
  assert.equal(status, 1, `exit ${status}:\n${output}`)
  assert.doesNotMatch(output, /^\s+at .+:\d+/m, output)
  assert.match(message, /\.$/, output)
  assert.ok(message.length <= LINE_MAX_CHARACTERS, message)
  assert.equal(readIdentifier(folder), before, 'another database was made')
  return `“${message.replaceAll(folder, '…')}”`
}

export default async function openDamagedFolders({ claims, startApp }) {
  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-damaged-'))
  chmodSync(base, 0o755)
  const whole = path.join(base, 'whole')
  const app = await startApp({ env: { DATA_DIR: whole, LOG_LEVEL: 'fatal' } })
  const visitor = new Visitor(app.url)
  await visitor.register(newRegistration())
  await app.terminate()
  writeFileSync(path.join(whole, 'app-secret'), `${'s'.repeat(43)}\n`)

  const tryDamage = (name, damage, prefix) =>
    claims.verify(`Where ${name}, the server says so and keeps the old one`, async () => {
      const folder = path.join(base, 'damaged')
      cpSync(whole, folder, { recursive: true })
      try {
        return await verifyRefusal(folder, damage, prefix)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  for (const [name, damage] of Object.entries(DAMAGES)) await tryDamage(name, damage)
  const companies = path.join('pglite', await findTableFile(whole, 'companies'))
  await tryDamage('a table is cut in half', (folder) => half(path.join(folder, companies)))
  await tryDamage('a table is empty', (folder) => truncateSync(path.join(folder, companies)))
  for (const [name, damage] of Object.entries(FOREIGN))
    if (isRoot) await tryDamage(name, damage, AS_NOBODY)
    else claims.skip(`Where ${name}, the server says so`, 'only root can start the server as somebody else')
  rmSync(base, { recursive: true, force: true })
}
