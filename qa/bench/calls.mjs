// Reads, writes, a page, the first chunk of a turn, the start and the memory, each beside its floor. The two are asked in turn, one
// request at a time, so that what else the machine does meets both. Limits on requests are on, as they are in use.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { startBarePage, untilAnswers } from '../support/bare-page.mjs'
import { table } from '../support/claims.mjs'
import { atOnce, cpuSeconds, median, percentile, residentMb, watchMemory } from '../support/figures.mjs'
import { findPostgres, freePort, startPostgres } from '../../scripts/support/postgres.mjs'
import { inProject } from '../../scripts/support/project.mjs'
import { details, newOwners } from '../support/visitor.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS || 400)
const WARM_UP = 60
const STARTS = 3
const REST_MS = 5000
const LOAD_REQUESTS = 1500
const LOAD_WIDTH = 10
/** Each owner may read 300 and write 60 times a minute: enough of them that nobody is refused. */
const OWNERS = 40
const BODY = JSON.stringify(details())
const JSON_TYPE = { 'content-type': 'application/json' }

/** Asks once and reads the whole answer; returns milliseconds. Throws unless it is a success. */
async function ask(url, { method = 'GET', headers, body } = {}) {
  const started = performance.now()
  const response = await request(url, { method, headers, body })
  const text = await response.body.text()
  if (response.statusCode >= 300)
    throw new Error(`${method} ${url}: ${response.statusCode} ${text.slice(0, 300)}`)
  return performance.now() - started
}

/** Milliseconds to the first chunk; the rest is read afterwards. */
async function askFirst(url, options = {}) {
  const started = performance.now()
  const response = await request(url, options)
  let first
  for await (const _ of response.body) first ??= performance.now() - started
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.statusCode}`)
  return first
}

/** Asks ours and the floor in turn. @returns times of both in milliseconds, and CPU of both processes per request */
async function compare([ours, ourPid], [floor, floorPid], rounds = ROUNDS) {
  const sides = [
    { work: ours, pid: ourPid, times: [], cpu: 0 },
    { work: floor, pid: floorPid, times: [], cpu: 0 },
  ]
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1) {
    if (round === 0) for (const side of sides) side.cpu = cpuSeconds(side.pid)
    for (const side of sides) {
      const time = await side.work(round + WARM_UP)
      if (round >= 0) side.times.push(time)
    }
  }
  for (const side of sides) side.cpu = ((cpuSeconds(side.pid) - side.cpu) * 1000) / rounds
  return sides
}

const figure = (value) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)

function row(name, [ours, floor]) {
  const [a, b] = [median(ours.times), median(floor.times)]
  const cells = [a, percentile(ours.times, 0.99), b, percentile(floor.times, 0.99)].map(figure)
  return [
    name,
    ...cells,
    (a / b).toFixed(2),
    figure(ours.cpu),
    figure(floor.cpu),
    (ours.cpu / floor.cpu).toFixed(2),
  ]
}

/** A bare Node server on the same kind of database. */
async function startBareServer(env) {
  const port = await freePort()
  const file = inProject('qa/bench/bare-server.mjs')
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env, BARE_PORT: String(port) },
    stdio: 'inherit',
  })
  const onExit = () => child.kill('SIGKILL')
  process.once('exit', onExit)
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, 60_000)
  return {
    url,
    pid: child.pid,
    stop: () => {
      process.off('exit', onExit)
      child.kill('SIGKILL')
    },
  }
}

/** Reads and writes of an engine beside the bare server's. */
async function calls(engine, app, bare, owners) {
  const of = (round) => owners[round % OWNERS]
  const address = (round) => `/api/companies/${of(round).companyId}`
  const cookie = (round) => ({ cookie: of(round).cookie })
  const read = [(round) => ask(app.url + address(round), { headers: cookie(round) }), app.pid()]
  const write = [
    (round) =>
      ask(app.url + address(round), {
        method: 'PUT',
        headers: { ...JSON_TYPE, ...cookie(round) },
        body: BODY,
      }),
    app.pid(),
  ]
  const bareRead = [(round) => ask(`${bare.url}/${of(round).companyId}`), bare.pid]
  const bareWrite = [
    (round) => ask(`${bare.url}/${of(round).companyId}`, { method: 'PUT', headers: JSON_TYPE, body: BODY }),
    bare.pid,
  ]
  return [
    row(`${engine}: read of a company`, await compare(read, bareRead)),
    row(`${engine}: write of a company`, await compare(write, bareWrite)),
  ]
}

/** Milliseconds until a restarted app is ready. */
async function timeStart(app) {
  await app.terminate()
  const started = performance.now()
  await app.restart()
  return performance.now() - started
}

async function timeNode() {
  const started = performance.now()
  const child = spawn(process.execPath, ['-e', '0'])
  await new Promise((resolve) => child.once('exit', resolve))
  return performance.now() - started
}

/** Starts beside those of a bare Next server and of Node itself. */
async function starts(engine, app, page) {
  const times = { ours: [], bare: [], node: [] }
  for (let turn = 0; turn < STARTS; turn += 1) {
    times.ours.push(await timeStart(app))
    times.bare.push(await page.restart())
    times.node.push(await timeNode())
  }
  const [ours, bare, node] = Object.values(times).map(median)
  return [
    `${engine}: start until ready, ms`,
    ours,
    bare,
    `${(ours / bare).toFixed(2)} (${(ours / node).toFixed(0)} of \`node -e 0\`, ${figure(node)} ms)`,
  ]
}

/** Memory at rest and the most of it while many read, beside a bare Next server. */
async function memory(engine, app, page, owners) {
  const works = [
    [
      app.pid(),
      (number) =>
        ask(`${app.url}/api/companies/${owners[number % OWNERS].companyId}`, {
          headers: { cookie: owners[number % OWNERS].cookie },
        }),
    ],
    [page.pid(), () => ask(page.url)],
  ]
  await sleep(REST_MS)
  const rest = works.map(([pid]) => residentMb(pid))
  const peaks = []
  for (const [pid, work] of works) {
    const peak = watchMemory(pid)
    await atOnce(LOAD_REQUESTS, LOAD_WIDTH, work)
    peaks.push(peak())
  }
  const line = (what, [ours, floor]) => [
    `${engine}: memory ${what}, MB`,
    ours,
    floor,
    (ours / floor).toFixed(2),
  ]
  return [line('at rest', rest), line(`under load (${LOAD_WIDTH} at once)`, peaks)]
}

const TURN = { message: 'We need a senior bridge engineer in Leeds, up to £55,000.' }

/** The first chunk of a turn, each of another company, beside an empty stream. */
async function firstChunks(engine, app, page, owners) {
  const turn = (round) => {
    const { companyId, cookie } = owners[round % OWNERS]
    const headers = { ...JSON_TYPE, cookie, accept: 'text/event-stream' }
    return askFirst(`${app.url}/api/ai/chat`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ companyId, ...TURN }),
    })
  }
  const empty = () => askFirst(`${page.url}/stream`)
  return row(
    `${engine}: first chunk of a turn`,
    await compare([turn, app.pid()], [empty, page.pid()], OWNERS),
  )
}

/** Prints one table of everything. @param {(file: string) => Promise<any>} load */
export async function benchCalls(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { onServer, runSql } = await load('tests/support/test-database.ts')
  const env = { RATE_LIMITS: 'on', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' }
  const page = await startBarePage()
  const rows = []
  const others = []
  const measure = async (engine, app, bare, owners) => {
    rows.push(...(await calls(engine, app, bare, owners)))
    rows.push(await firstChunks(engine, app, page, owners))
    others.push(...(await memory(engine, app, page, owners)))
    others.push(await starts(engine, app, page))
  }

  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-bench-'))
  const embedded = await startApp({ env })
  const owners = await newOwners(embedded.url, OWNERS)
  // One process a folder: the bare server gets a copy.
  await embedded.terminate()
  cpSync(path.join(embedded.dataDir, 'pglite'), folder, { recursive: true })
  await embedded.restart()
  const bareEmbedded = await startBareServer({ BARE_FOLDER: folder })
  const landing = [() => ask(embedded.url), embedded.pid()]
  rows.push(row('landing page', await compare(landing, [() => ask(page.url), page.pid()])))
  await measure('embedded', embedded, bareEmbedded, owners)
  bareEmbedded.stop()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })

  const bin = findPostgres()
  if (bin) {
    const server = await startPostgres(bin)
    await runSql(server.url, 'CREATE DATABASE bench')
    const databaseUrl = onServer(server.url, 'bench')
    const app = await startApp({ databaseUrl, env })
    const bare = await startBareServer({ BARE_DATABASE: databaseUrl })
    await measure('PostgreSQL', app, bare, await newOwners(app.url, OWNERS))
    bare.stop()
    await app.stop()
    await server.stop()
  }
  page.stop()
  const head = ['ms', 'p50', 'p99', 'floor p50', 'p99', 'ratio', 'CPU', 'floor', 'ratio']
  console.log(`\n${table(head, rows)}\n`)
  const shown = others.map(([name, ours, floor, ratio]) => [name, figure(ours), figure(floor), ratio])
  console.log(`${table(['figure', 'app', 'bare Next server', 'ratio'], shown)}\n`)
}
