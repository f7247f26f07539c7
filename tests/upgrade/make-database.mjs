// node tests/upgrade/make-database.mjs <version> <file>
// Makes a database with a built copy of another version, through its own API, and writes its answers and its backup to a file (README.md).
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { CONTACTS, listCompanies, REGISTRATIONS } from './companies.mjs'
import { makeCompany } from './make-company.mjs'
import { call, readAnswers } from './read-answers.mjs'

const PORT = 3917
const ORIGIN = `http://127.0.0.1:${PORT}`
const ADMIN = { username: 'admin', password: 'correct horse battery staple' }
/** Longer than every retention period. */
const EXPIRED_YEARS = 20

const [version, file] = process.argv.slice(2).map((argument) => path.resolve(argument))
if (!file) throw new Error('Usage: node tests/upgrade/make-database.mjs <folder of the version> <file>')
const data = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'))
const web = await serveSites()
const WEB_HOST = `127.0.0.1:${web.address().port}`
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(PORT),
  HOSTNAME: '127.0.0.1',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  DATA_DIR: data,
  APP_URL: '',
  APP_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMITS: 'off',
  RETENTION: 'off',
  LOG_LEVEL: 'error',
  RESEARCH_ALLOW_HOSTS: WEB_HOST,
}

let server
try {
  const made = []
  server = await startServer()
  const { json } = await call(ORIGIN, '/api/admin/login', {}, { method: 'POST', body: ADMIN })
  const admin = { authorization: `Bearer ${json.token}` }
  const options = { origin: ORIGIN, website: `http://${WEB_HOST}`, admin }
  let owner
  for (const company of listCompanies(version)) {
    // Every third browser registers a second company.
    const isSecond = company.number % 3 === 1 && !company.isExpired
    const entry = await makeCompany(company, { ...options, owner: isSecond ? owner : undefined })
    owner = entry.owner
    made.push({ ...entry, isExpired: company.isExpired })
    process.stdout.write('.')
  }
  await makeEnquiries(admin)
  await stopServer(server)

  await deleteExpired(made.filter(({ isExpired }) => isExpired).map(({ companyId }) => companyId))

  const companies = made.flatMap(({ isExpired, ...company }) => (isExpired ? [] : [company]))
  server = await startServer()
  const answers = await readAnswers(ORIGIN, companies, json.token)
  await stopServer(server)
  const backup = path.join(data, 'backup.jsonl.gz')
  run('backup.mjs', 'backup', backup)
  const lines = gunzipSync(readFileSync(backup))
  // The window spans the file: the answers repeat what the backup holds.
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 }
  const first = `${JSON.stringify({ companies, answers })}\n`
  writeFileSync(file, brotliCompressSync(Buffer.concat([Buffer.from(first), lines]), { params }))
} finally {
  server?.kill('SIGKILL')
  web.close()
  rmSync(data, { recursive: true, force: true })
}

async function serveSites() {
  const sites = path.join(version, 'tests/evals/websites')
  const server = createServer((request, response) => {
    const [, site, name = ''] = new URL(request.url, 'http://site.test').pathname.split('/')
    const page = [name, `${name}.html`, 'index.html']
      .map((candidate) => path.join(sites, site, candidate))
      .find((candidate) => candidate.endsWith('.html') && existsSync(candidate))
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page ? readFileSync(page) : '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function startServer() {
  const child = spawn(process.execPath, ['server.js'], {
    cwd: path.join(version, '.next/standalone'),
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let n = 0; n < 300; n++) {
    const isReady = await fetch(`${ORIGIN}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return child
    await sleep(100)
  }
  child.kill('SIGKILL')
  throw new Error('The server did not become ready.')
}

async function stopServer(child) {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

function run(script, ...args) {
  const options = { cwd: path.join(version, '.next/standalone'), env: environment, encoding: 'utf8' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], options)
  console.log(stdout, stderr)
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed`)
}

async function makeEnquiries(admin) {
  for (const body of REGISTRATIONS) await call(ORIGIN, '/api/interest', {}, { method: 'POST', body })
  for (const body of CONTACTS) await call(ORIGIN, '/api/contact-sales', {}, { method: 'POST', body })
  const { json } = await call(ORIGIN, '/api/admin/contact-sales', admin)
  for (const [n, { id }] of json.contacts.entries()) {
    const address = `/api/admin/contact-sales/${id}`
    const changes = ['contacted', 'qualified', 'closed'].slice(0, n % 4)
    for (const [seen, status] of changes.entries())
      await call(ORIGIN, `${address}/status`, admin, { method: 'PUT', body: { status, version: seen } })
    if (n % 3 === 0)
      await call(ORIGIN, `${address}/notes`, admin, {
        method: 'POST',
        body: { text: `Called – „${n}“.\nNo answer.` },
      })
  }
}

/** Dates the companies back and has retention delete them, which keeps their rows for seven days. The server must not run. */
async function deleteExpired(ids) {
  await withFolder((db) => ageCompanies(db, ids))
  run('retention.mjs')
  await withFolder((db) => db.exec('UPDATE retention_batches SET due_at = now()'))
  run('retention.mjs')
}

async function withFolder(work) {
  const load = createRequire(path.join(version, 'package.json'))
  const { PGlite } = load('@electric-sql/pglite')
  const { pg_trgm } = load('@electric-sql/pglite/contrib/pg_trgm')
  const db = await PGlite.create({ dataDir: path.join(data, 'pglite'), extensions: { pg_trgm } })
  await work(db)
  await db.close()
}

async function ageCompanies(db, ids) {
  // Triggers refuse changes of the history.
  await db.exec('SET session_replication_role = replica')
  const past = (column) => `${column} = ${column} - interval '${EXPIRED_YEARS} years'`
  const sessions = 'SELECT id FROM consultation_sessions WHERE company_id = ANY($1::uuid[])'
  const specifications = 'SELECT id FROM job_specifications WHERE company_id = ANY($1::uuid[])'
  for (const [table, columns, where] of [
    ['approvals', ['approved_at', 'launch_changed_at'], `job_specification_id IN (${specifications})`],
    ['job_specifications', ['created_at', 'updated_at', 'saved_at'], 'company_id = ANY($1::uuid[])'],
    ['history_entries', ['at'], `session_id IN (${sessions})`],
    ['messages', ['created_at'], `session_id IN (${sessions})`],
    ['consultation_sessions', ['created_at', 'updated_at'], 'company_id = ANY($1::uuid[])'],
    [
      'owners',
      ['created_at', 'last_seen_at'],
      'id IN (SELECT owner_id FROM companies WHERE id = ANY($1::uuid[]))',
    ],
    ['companies', ['created_at', 'updated_at'], 'id = ANY($1::uuid[])'],
  ])
    await db.query(`UPDATE ${table} SET ${columns.map(past).join(', ')} WHERE ${where}`, [ids])
}
