// npm run qa -- admin-lists
// Pages of 50 in lists of 1,000 and of 100,000 rows, over HTTP and, next to it, as the bare SQL on the same database; then exact counts
// and exports. On the embedded database, and on PostgreSQL where it is installed. Fails where a page of many rows takes more than three
// times as long as one of few. BENCH_ROUNDS (200) and BENCH_ROWS (100000) make it shorter.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { Failure, secondsSince } from '../../scripts/support/project.mjs'
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
const MAX_GROWTH = 3
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

function newCalls({ app, headers, database }) {
  const calls = {}
  for (const { list, path: listPath, cases } of LISTS)
    for (const [name, query, statement] of cases) {
      calls[`http ${list}: ${name}`] = () => fetchText(`${app.url}${listPath}?${query}`, headers)
      calls[`sql ${list}: ${name}`] = () => database.pool.query(statement)
    }
  const contacts = `${app.url}/api/admin/contact-sales?size=50`
  calls['http contacts: first page, compressed'] = () =>
    fetchText(contacts, { ...headers, 'accept-encoding': 'gzip' })
  calls[`http ${EMPTY_CALL}`] = () => fetchText(`${app.url}/api/health`, headers)
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
    ['page', 'HTTP p50', 'p99', 'SQL p50', 'SQL p99', 'HTTP/SQL', 'HTTP/(SQL+empty)', 'growth', 'SQL growth'],
    names.map((name) => {
      const [http, sql] = [p50(`many http ${name}`), p50(`many sql ${name}`)]
      return [
        name,
        formatMs(http),
        formatMs(p99(`many http ${name}`)),
        formatMs(sql),
        formatMs(p99(`many sql ${name}`)),
        formatRatioOf(http, sql),
        formatRatioOf(http, sql && sql + empty),
        formatRatioOf(http, p50(`few http ${name}`)),
        formatRatioOf(sql, p50(`few sql ${name}`)),
      ]
    }),
  )
  const growing = names.filter((name) => p50(`many http ${name}`) > MAX_GROWTH * p50(`few http ${name}`))
  if (growing.length > 0)
    throw new Failure(`More than ${MAX_GROWTH} times slower with ${MANY} rows: ${growing.join('; ')}`)
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
  printTable(`${engine}: exact counts of ${MANY} rows, ms`, ['count', 'p50', 'p99'], rows)
}

async function measureExport(list, url, headers, pid) {
  const before = residentMb(pid)
  const readPeak = watchMemory(pid)
  const started = performance.now()
  const response = await fetch(url, { headers })
  let lines = 0
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 0x0a) lines += 1
  const rows = lines - 1
  const rate = Math.round(rows / ((performance.now() - started) / 1000))
  return [list, rows, rate, before.toFixed(0), readPeak().toFixed(0)]
}

async function measureExports(engine, { app, headers }) {
  const rows = []
  for (const { list, path: listPath, isExported } of LISTS) {
    if (!isExported) continue
    const url = `${app.url}${listPath}/export`
    await measureExport(list, url, headers, app.pid())
    rows.push(await measureExport(list, url, headers, app.pid()))
  }
  printTable(`${engine}: exports`, ['list', 'rows', 'rows/s', 'MB before', 'MB at most'], rows)
}

async function measureEngine(engine, databases, { startApp, ADMIN }) {
  const sides = []
  for (const { connect, options } of databases) {
    const app = await startApp(options)
    const token = await new Visitor(app.url).signIn(ADMIN)
    // Not compressed, as a database does not compress.
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
    sides.push({ app, headers, database: connect() })
  }
  const [few, many] = sides
  await comparePages(engine, few, many)
  await measureCounts(engine, many)
  await measureExports(engine, many)
  for (const { app, database } of sides) {
    await app.stop()
    await database.close()
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
    const connect = () => tools.connectEmbedded(path.join(queried, 'pglite'))
    databases.push({ connect, options: { env: { DATA_DIR: served } } })
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
    const connect = () => tools.connectServer(databaseUrl, 2)
    await fillDatabase(connect, size, databaseUrl)
    databases.push({ connect, options: { databaseUrl } })
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
  await measureEmbedded(tools)
  await measurePostgres(tools)
})
