// Pages and calls next to an empty page, route and stream of a bare Next app, with ten connections: requests a second, and CPU time of the
// server's process for each request. Blocks of calls alternate; the figures are medians over the blocks. Rate limits and the log are on, as
// in production. BENCH_ROUNDS (9) sets how many blocks, BENCH_CALLS (300) how many calls each has; BENCH_ONLY is part of a row's name.
import { Agent, request } from 'undici'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { startBareNextApp } from '../support/bare-next-app.mjs'
import { cpuSeconds, formatFigure, formatRatio, median, runConcurrently } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { newInterest, newRegistration, registerOwners } from '../support/visitor.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS || 9)
const CALLS = Number(process.env.BENCH_CALLS || 300)
const ONLY = process.env.BENCH_ONLY ?? ''
const CONNECTIONS = 10
const WARM_UP_CALLS = 600
/** An owner may read 300 times and send 60 messages a minute: with this many, nobody is refused. */
const OWNERS = 120
/** Turns cost more, so that a block needs fewer. */
const TURN_SHARE = 4
const JSON_TYPE = { 'content-type': 'application/json' }
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }
const MESSAGES = [
  'We need a senior bridge engineer in Leeds, up to £55,000.',
  'They must know Tekla and BS EN 1090, and Revit would be nice.',
  'Our last one retired, and we have won a framework.',
  '25 days plus bank holidays, a pension, two days a week in the office.',
]

const dispatcher = new Agent({ connections: CONNECTIONS, pipelining: 1 })

/** Returns milliseconds to the first chunk of the answer. Throws unless it succeeds. */
async function call(url, options = {}) {
  const started = performance.now()
  const response = await request(url, { dispatcher, ...options })
  let firstMs
  for await (const _ of response.body) firstMs ??= performance.now() - started
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.statusCode}`)
  return firstMs
}

let addresses = 0
/** Registrations and enquiries are limited by address. */
const newAddress = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

async function runBlock(pid, send, from, count) {
  const first = []
  const cpuBefore = cpuSeconds(pid)
  const started = performance.now()
  await runConcurrently(count, CONNECTIONS, async (number) => {
    first.push(await send(from + number))
  })
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: count / seconds,
    cpuMs: ((cpuSeconds(pid) - cpuBefore) * 1000) / count,
    firstMs: median(first),
  }
}

async function compare(name, [appPid, callApp], [basePid, callBase], count = CALLS) {
  if (!name.includes(ONLY)) return []
  const warmUp = Math.min(WARM_UP_CALLS, 2 * count)
  await runBlock(basePid, callBase, 0, warmUp)
  await runBlock(appPid, callApp, 0, warmUp)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = warmUp + round * count
    const base = await runBlock(basePid, callBase, from, count)
    rounds.push({ base, app: await runBlock(appPid, callApp, from, count) })
  }
  const figures = ['perSecond', 'cpuMs', 'firstMs'].flatMap((key) => [
    formatFigure(median(rounds.map(({ app }) => app[key]))),
    formatFigure(median(rounds.map(({ base }) => base[key]))),
    formatRatio(median(rounds.map(({ app, base }) => app[key] / base[key]))),
  ])
  console.log([name, ...figures].join('  '))
  return [[name, ...figures]]
}

function comparePages(app, bareApp) {
  const pageOf = (server, path, headers) => [server.pid(), () => call(server.url + path, { headers })]
  return [
    () => compare('landing page', pageOf(app, '/'), pageOf(bareApp, '/')),
    () => compare('landing page, compressed', pageOf(app, '/', AS_BROWSER), pageOf(bareApp, '/', AS_BROWSER)),
    () => compare('GET health', pageOf(app, '/api/health'), pageOf(bareApp, '/empty')),
    () => compare('/register', pageOf(app, '/register'), pageOf(bareApp, '/dynamic')),
    () =>
      compare(
        '/register, compressed',
        pageOf(app, '/register', AS_BROWSER),
        pageOf(bareApp, '/dynamic', AS_BROWSER),
      ),
  ]
}

function compareCalls(engine, app, bareApp, owners) {
  const ownerOf = (number) => owners[number % OWNERS]
  const post = (server, path, body, headers = {}) =>
    call(server.url + path, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    })
  const emptyPost = [bareApp.pid(), (number) => post(bareApp, '/empty', newRegistration(number))]
  const takeTurn = (number) => {
    const { companyId, cookie } = ownerOf(number)
    const message = MESSAGES[Math.floor(number / OWNERS) % MESSAGES.length]
    return post(
      app,
      '/api/ai/chat',
      { companyId, message },
      { ...newAddress(), cookie, accept: 'text/event-stream' },
    )
  }
  const readCompany = (number) => {
    const { companyId, cookie } = ownerOf(number)
    return call(`${app.url}/api/companies/${companyId}`, { headers: { ...newAddress(), cookie } })
  }
  const register = (number) => post(app, '/api/companies', newRegistration(number), newAddress())
  const sendInterest = (number) => post(app, '/api/interest', newInterest(number), newAddress())
  const named = (name) => `${engine}: ${name}`
  return [
    () => compare(named('POST register'), [app.pid(), register], emptyPost),
    () => compare(named('POST interest'), [app.pid(), sendInterest], emptyPost),
    () =>
      compare(
        named('GET company'),
        [app.pid(), readCompany],
        [bareApp.pid(), () => call(`${bareApp.url}/empty`)],
      ),
    () =>
      compare(
        named('a turn'),
        [app.pid(), takeTurn],
        [bareApp.pid(), () => call(`${bareApp.url}/stream`)],
        Math.ceil(CALLS / TURN_SHARE),
      ),
  ]
}

export default async function benchEmpty(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { databaseUrlOn, runSql } = await load('tests/support/test-database.ts')
  const env = { RATE_LIMITS: 'on', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' }
  const bareApp = await startBareNextApp()
  const rows = []
  const measure = async (comparisons) => {
    for (const run of comparisons) rows.push(...(await run()))
  }
  const embedded = await startApp({ env })
  await measure(comparePages(embedded, bareApp))
  await measure(compareCalls('embedded', embedded, bareApp, await registerOwners(embedded.url, OWNERS)))
  await embedded.stop()

  const server = await startPostgres()
  if (server) {
    await runSql(server.url, 'CREATE DATABASE bench')
    const app = await startApp({ databaseUrl: databaseUrlOn(server.url, 'bench'), env })
    await measure(compareCalls('PostgreSQL', app, bareApp, await registerOwners(app.url, OWNERS)))
    await app.stop()
    await server.stop()
  }
  bareApp.stop()
  const head = ['requests a second', 'CPU ms', 'first chunk ms'].flatMap((name) => [name, 'empty', 'ratio'])
  printTable(`${CONNECTIONS} connections, next to an empty page, route or stream`, ['call', ...head], rows)
}
