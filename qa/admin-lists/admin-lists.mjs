// npm run qa -- admin-lists
// Pages of 50 in lists of 1,000 and of 100,000 rows, over HTTP and, next to it, the bare statement over HTTP (bare-server.mjs); then
// counts, and exports next to psql's \copy. On the embedded database, and on PostgreSQL where it is installed. Fails where a page of many
// rows takes more than three times as long as one of few, or a first page, less an empty call, more than 2.5 times its bare statement.
// BENCH_ROUNDS (200) and BENCH_ROWS (100000) change how much; BENCH_ENGINE (embedded or server) leaves the other engine out.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort, startPostgres } from '../../scripts/support/postgres.mjs'
import { Failure, inProject, secondsSince, start } from '../../scripts/support/project.mjs'
import { waitUntilAnswers } from '../support/bare-next-app.mjs'
import { runCheck } from '../support/check.mjs'
import { formatRatio, median, percentile, residentMb, timeInTurn, watchMemory } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { Visitor } from '../support/visitor.mjs'
import { LISTS } from './cases.mjs'
import { insertRows } from './rows.mjs'

const FEW = 1000
const MANY = Number(process.env.BENCH_ROWS || 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS || 200)
const COUNT_ROUNDS = 10
const EXPORT_ROUNDS = MANY > 200_000 ? 1 : 3
const MAX_GROWTH = 3
const MAX_RATIO = 2.5
const FIRST_PAGE = /: first page$/
const BARE_SERVER_START_MS = 60_000
const EMPTY_CALL = 'empty handler'

const formatMs = (value) => (value === undefined ? '-' : value.toFixed(1))
const formatRatioOf = (a, b) => (a && b ? formatRatio(a / b) : '-')

async function fetchText(url, headers) {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
}

/** On a server rows go in by a connection of its own, which has no limit on a statement's time. */
async function fillDatabase(connect, size, url) {
  const started = performance.now()
  const database = connect()
  await database.migrate()
  const pool = url ? new pg.Pool({ connectionString: url, max: 1 }) : database.pool
  await insertRows(pool, size)
  if (url) await pool.end()
  await database.close()
  console.log(`${size} rows in each list after ${secondsSince(started)}`)
}

async function startBareServer(env) {
  const port = await freePort()
  const child = start(process.execPath, [inProject('qa/admin-lists/bare-server.mjs')], {
    env: { ...process.env, ...env, BARE_PORT: String(port) },
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswers(url, BARE_SERVER_START_MS)
  return { url, stop: () => child.kill('SIGKILL') }
}

function newCalls({ app, headers, bare }) {
  const calls = {}
  for (const { list, path: listPath, cases } of LISTS)
    for (const [name, query] of cases) {
      calls[`http ${list}: ${name}`] = () => fetchText(`${app.url}${listPath}?${query}`, headers)
      calls[`sql ${list}: ${name}`] = () => fetchText(`${bare.url}/${encodeURIComponent(`${list}: ${name}`)}`)
    }
  const contacts = `${app.url}/api/admin/contact-sales?size=50`
  calls['http contacts: first page, compressed'] = () =>
    fetchText(contacts, { ...headers, 'accept-encoding': 'gzip' })
  // Next answers it, as it answers the lists: an address with an escape isn't answered before it.
  calls[`http ${EMPTY_CALL}`] = () => fetchText(`${app.url}/api/health?next=%20`, headers)
  return calls
}

const prefixKeys = (prefix, record) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [`${prefix} ${key}`, value]))

async function comparePages(engine, few, many) {
  const calls = { ...prefixKeys('few', newCalls(few)), ...prefixKeys('many', newCalls(many)) }
  const times = await timeInTurn(calls, ROUNDS)
  const p50 = (key) => times[key] && median(times[key])
  const p99 = (key) => times[key] && percentile(times[key], 0.99)
  const names = Object.keys(newCalls(many)).flatMap((key) => (key.startsWith('http ') ? [key.slice(5)] : []))
  const empty = p50(`many http ${EMPTY_CALL}`)
  printTable(
    `${engine}: a page of 50 of ${MANY} rows, ms; growth from ${FEW} rows`,
    ['page', 'p50', 'p99', 'bare p50', 'bare p99', 'page/bare', '(page-empty)/bare', 'growth', 'bare growth'],
    names.map((name) => {
      const [http, sql] = [p50(`many http ${name}`), p50(`many sql ${name}`)]
      return [
        name,
        formatMs(http),
        formatMs(p99(`many http ${name}`)),
        formatMs(sql),
        formatMs(p99(`many sql ${name}`)),
        formatRatioOf(http, sql),
        formatRatioOf(http - empty, sql),
        formatRatioOf(http, p50(`few http ${name}`)),
        formatRatioOf(sql, p50(`few sql ${name}`)),
      ]
    }),
  )
  const growing = names.filter((name) => p50(`many http ${name}`) > MAX_GROWTH * p50(`few http ${name}`))
  if (growing.length > 0)
    throw new Failure(`More than ${MAX_GROWTH} times slower with ${MANY} rows: ${growing.join('; ')}`)
  const slow = names.filter(
    (name) => FIRST_PAGE.test(name) && p50(`many http ${name}`) - empty > MAX_RATIO * p50(`many sql ${name}`),
  )
  if (slow.length > 0)
    throw new Failure(
      `More than ${MAX_RATIO} times the bare statement, less an empty call: ${slow.join('; ')}`,
    )
}

async function measureCounts(engine, { app, headers }) {
  const calls = {}
  for (const { list, path: listPath, counts } of LISTS)
    for (const query of counts)
      calls[`${list}: ${query || 'all'}`] = () =>
        fetchText(`${app.url}${listPath}/counts${query && `?${query}`}`, headers)
  const times = await timeInTurn(calls, COUNT_ROUNDS)
  const rows = Object.entries(times).map(([name, values]) => [
    name,
    formatMs(median(values)),
    formatMs(percentile(values, 0.99)),
  ])
  printTable(`${engine}: counts of ${MANY} rows, ms`, ['count', 'p50', 'p99'], rows)
}

/** Milliseconds, and what it wrote. */
async function timeExport(url, headers) {
  const started = performance.now()
  const response = await fetch(url, { headers })
  let [lines, bytes] = [0, 0]
  for await (const chunk of response.body) {
    bytes += chunk.length
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, at + 1)) lines += 1
  }
  return { ms: performance.now() - started, rows: lines - 1, bytes }
}

const hasPsql = spawnSync('psql', ['--version']).status === 0

function timeCopy(databaseUrl, statement) {
  const started = performance.now()
  const command = `\\copy (${statement.replaceAll(/\s+/g, ' ')}) TO '/dev/null' CSV`
  execFileSync('psql', [databaseUrl, '-qc', command])
  return performance.now() - started
}

async function measureExports(engine, { app, headers, databaseUrl }) {
  const rows = []
  for (const { list, path: listPath, copied } of LISTS) {
    if (!copied) continue
    const url = `${app.url}${listPath}/export`
    const before = residentMb(app.pid())
    const readPeak = watchMemory(app.pid())
    const [exports, copies] = [[], []]
    for (let round = 0; round <= EXPORT_ROUNDS; round += 1) {
      const copyMs = databaseUrl && hasPsql ? timeCopy(databaseUrl, copied) : undefined
      const written = await timeExport(url, headers)
      // The first warms up.
      if (round === 0) continue
      exports.push(written)
      if (copyMs) copies.push(copyMs)
    }
    const ms = median(exports.map((written) => written.ms))
    const copyMs = copies.length > 0 ? median(copies) : undefined
    const figures = [exports[0].rows, exports[0].bytes / 2 ** 20, ms, copyMs, before, readPeak()]
    rows.push([
      list,
      ...figures.map((figure) => (figure === undefined ? '-' : figure.toFixed(0))),
      formatRatioOf(ms, copyMs),
    ])
  }
  const columns = ['list', 'rows', 'MB written', 'ms', '\\copy ms', 'MB before', 'MB at most', 'ms/\\copy']
  printTable(`${engine}: exports`, columns, rows)
}

async function measureEngine(engine, databases, { startApp, ADMIN }) {
  const sides = []
  for (const { options, bareEnv } of databases) {
    const app = await startApp(options)
    const token = await new Visitor(app.url).signIn(ADMIN)
    // Not compressed, as a database does not compress.
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
    sides.push({ app, headers, bare: await startBareServer(bareEnv), databaseUrl: options.databaseUrl })
  }
  const [few, many] = sides
  await comparePages(engine, few, many)
  await measureCounts(engine, many)
  await measureExports(engine, many)
  for (const { app, bare } of sides) {
    await app.stop()
    bare.stop()
  }
}

async function measureEmbedded(tools) {
  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-bench-'))
  const databases = []
  for (const size of [FEW, MANY]) {
    // The embedded database takes one process at a time: the server gets one copy, the statements another.
    const [served, queried] = ['served', 'queried'].map((name) => path.join(base, `${name}-${size}`))
    await fillDatabase(() => tools.connectEmbedded(path.join(served, 'pglite')), size)
    cpSync(served, queried, { recursive: true })
    const bareEnv = { BARE_FOLDER: path.join(queried, 'pglite') }
    databases.push({ bareEnv, options: { env: { DATA_DIR: served } } })
  }
  await measureEngine('Embedded database', databases, tools)
  rmSync(base, { recursive: true, force: true })
}

async function measurePostgres(tools) {
  const server = await startPostgres()
  if (!server) return console.log('\nPostgreSQL is not installed, and was not measured.')
  const databases = []
  for (const size of [FEW, MANY]) {
    await tools.runSql(server.url, `CREATE DATABASE bench_${size}`)
    const databaseUrl = tools.databaseUrlOn(server.url, `bench_${size}`)
    await fillDatabase(() => tools.connectServer(databaseUrl, 2), size, databaseUrl)
    databases.push({ bareEnv: { BARE_DATABASE: databaseUrl }, options: { databaseUrl } })
  }
  await measureEngine('PostgreSQL', databases, tools)
  await server.stop()
}

await runCheck(async (load) => {
  const tools = {
    ...(await load('tests/support/app-server.ts')),
    ...(await load('tests/support/test-database.ts')),
    ...(await load('lib/db/connect.ts')),
  }
  const { BENCH_ENGINE } = process.env
  if (BENCH_ENGINE !== 'server') await measureEmbedded(tools)
  if (BENCH_ENGINE !== 'embedded') await measurePostgres(tools)
})
