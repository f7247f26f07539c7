// Reads, writes, a page, the first chunk of a turn, memory and the start, each next to its baseline. The two are called in turn, one
// request at a time. Rate limits and the log are on, as in production. BENCH_ROUNDS (400) sets how many calls.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { freePort, startPostgres } from '../../scripts/support/postgres.mjs'
import { inProject, start } from '../../scripts/support/project.mjs'
import { startBareNextApp, waitUntilAnswers } from '../support/bare-next-app.mjs'
import {
  cpuSeconds,
  formatFigure,
  formatRatio,
  median,
  percentile,
  residentMb,
  runConcurrently,
  timeInTurn,
  watchMemory,
} from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { newDetails, registerOwners } from '../support/visitor.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS || 400)
const STARTS = 3
const REST_MS = 5000
const LOAD_REQUESTS = 1500
const LOAD_WIDTH = 10
const BARE_SERVER_START_MS = 60_000
/** An owner may read 300 and write 60 times a minute: with this many, nobody is refused. */
const OWNERS = 40
const DETAILS = JSON.stringify(newDetails())
const JSON_TYPE = { 'content-type': 'application/json' }
const MESSAGE = 'We need a senior bridge engineer in Leeds, up to £55,000.'

/** Reads the whole answer. Throws unless it succeeds. Returns milliseconds to its first chunk. */
async function timeFirstChunk(url, options) {
  const started = performance.now()
  const response = await request(url, options)
  let firstMs
  for await (const _ of response.body) firstMs ??= performance.now() - started
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.statusCode}`)
  return firstMs
}

async function timeAnswer(url, options) {
  const started = performance.now()
  await timeFirstChunk(url, options)
  return performance.now() - started
}

/** Each side is a process id and a call. */
async function compare(name, [appPid, callApp], [basePid, callBase], rounds = ROUNDS) {
  const readCpu = () => [cpuSeconds(appPid), cpuSeconds(basePid)]
  let cpuBefore
  const { app, base } = await timeInTurn({ app: callApp, base: callBase }, rounds, () => {
    cpuBefore = readCpu()
  })
  const [appCpu, baseCpu] = readCpu().map((seconds, side) => ((seconds - cpuBefore[side]) * 1000) / rounds)
  const times = [median(app), percentile(app, 0.99), median(base), percentile(base, 0.99)]
  return [
    name,
    ...times.map(formatFigure),
    formatRatio(median(app) / median(base)),
    formatFigure(appCpu),
    formatFigure(baseCpu),
    formatRatio(appCpu / baseCpu),
  ]
}

async function startBareServer(env) {
  const port = await freePort()
  const child = start(process.execPath, [inProject('qa/bench/bare-server.mjs')], {
    env: { ...process.env, ...env, BARE_PORT: String(port) },
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswers(url, BARE_SERVER_START_MS)
  return { url, pid: child.pid, stop: () => child.kill('SIGKILL') }
}

async function compareCalls(engine, app, bareServer, bareApp, owners) {
  const ownerOf = (round) => owners[round % OWNERS]
  const pathOf = (round) => `/api/companies/${ownerOf(round).companyId}`
  const update = { method: 'PUT', headers: JSON_TYPE, body: DETAILS }
  const readApp = (round) =>
    timeAnswer(app.url + pathOf(round), { headers: { cookie: ownerOf(round).cookie } })
  const writeApp = (round) => {
    const headers = { ...JSON_TYPE, cookie: ownerOf(round).cookie }
    return timeAnswer(app.url + pathOf(round), { ...update, headers })
  }
  const readBase = (round) => timeAnswer(`${bareServer.url}/${ownerOf(round).companyId}`)
  const writeBase = (round) => timeAnswer(`${bareServer.url}/${ownerOf(round).companyId}`, update)
  const takeTurn = (round) => {
    const { companyId, cookie } = ownerOf(round)
    return timeFirstChunk(`${app.url}/api/ai/chat`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie, accept: 'text/event-stream' },
      body: JSON.stringify({ companyId, message: MESSAGE }),
    })
  }
  const openStream = () => timeFirstChunk(`${bareApp.url}/stream`)
  return [
    await compare(`${engine}: read of a company`, [app.pid(), readApp], [bareServer.pid, readBase]),
    await compare(`${engine}: write of a company`, [app.pid(), writeApp], [bareServer.pid, writeBase]),
    await compare(
      `${engine}: first chunk of a turn`,
      [app.pid(), takeTurn],
      [bareApp.pid(), openStream],
      OWNERS,
    ),
  ]
}

async function compareMemory(engine, app, bareApp, owners) {
  const readCompany = (number) => {
    const { companyId, cookie } = owners[number % OWNERS]
    return timeAnswer(`${app.url}/api/companies/${companyId}`, { headers: { cookie } })
  }
  await sleep(REST_MS)
  const atRest = [app, bareApp].map(({ pid }) => residentMb(pid()))
  const peaks = []
  for (const [{ pid }, call] of [
    [app, readCompany],
    [bareApp, () => timeAnswer(bareApp.url)],
  ]) {
    const readPeak = watchMemory(pid())
    await runConcurrently(LOAD_REQUESTS, LOAD_WIDTH, call)
    peaks.push(readPeak())
  }
  const newRow = (name, [ours, base]) => [
    `${engine}: memory ${name}, MB`,
    formatFigure(ours),
    formatFigure(base),
    formatRatio(ours / base),
  ]
  return [newRow('at rest', atRest), newRow(`with ${LOAD_WIDTH} reads at once`, peaks)]
}

async function timeRestart(app) {
  await app.terminate()
  const started = performance.now()
  await app.restart()
  return performance.now() - started
}

async function timeNodeStart() {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - started
}

async function compareStarts(engine, app, bareApp) {
  const [ours, base, node] = [[], [], []]
  for (let round = 0; round < STARTS; round += 1) {
    ours.push(await timeRestart(app))
    base.push(await bareApp.restart())
    node.push(await timeNodeStart())
  }
  const inNodeStarts = Math.round(median(ours) / median(node))
  return [
    `${engine}: start until ready, ms`,
    formatFigure(median(ours)),
    formatFigure(median(base)),
    `${formatRatio(median(ours) / median(base))} (${inNodeStarts} times "node -e 0")`,
  ]
}

export default async function benchCalls(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { databaseUrlOn, runSql } = await load('tests/support/test-database.ts')
  const env = { RATE_LIMITS: 'on', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' }
  const bareApp = await startBareNextApp()
  const callRows = []
  const processRows = []
  const measure = async (engine, app, bareServer, owners) => {
    callRows.push(...(await compareCalls(engine, app, bareServer, bareApp, owners)))
    processRows.push(...(await compareMemory(engine, app, bareApp, owners)))
    processRows.push(await compareStarts(engine, app, bareApp))
  }

  const copy = mkdtempSync(path.join(os.tmpdir(), 'spanwright-bench-'))
  const embedded = await startApp({ env })
  const owners = await registerOwners(embedded.url, OWNERS)
  // The embedded database takes one process at a time: the bare server gets a copy.
  await embedded.terminate()
  cpSync(path.join(embedded.dataDir, 'pglite'), copy, { recursive: true })
  await embedded.restart()
  callRows.push(
    await compare(
      'landing page',
      [embedded.pid(), () => timeAnswer(embedded.url)],
      [bareApp.pid(), () => timeAnswer(bareApp.url)],
    ),
  )
  const bareEmbedded = await startBareServer({ BARE_FOLDER: copy })
  await measure('embedded', embedded, bareEmbedded, owners)
  bareEmbedded.stop()
  await embedded.stop()
  rmSync(copy, { recursive: true, force: true })

  const server = await startPostgres()
  if (server) {
    await runSql(server.url, 'CREATE DATABASE bench')
    const databaseUrl = databaseUrlOn(server.url, 'bench')
    const app = await startApp({ databaseUrl, env })
    const bareServer = await startBareServer({ BARE_DATABASE: databaseUrl })
    await measure('PostgreSQL', app, bareServer, await registerOwners(app.url, OWNERS))
    bareServer.stop()
    await app.stop()
    await server.stop()
  }
  bareApp.stop()
  const callHead = ['ms', 'p50', 'p99', 'baseline p50', 'baseline p99', 'ratio']
  printTable('Calls', [...callHead, 'CPU', 'baseline CPU', 'CPU ratio'], callRows)
  printTable('Process', ['figure', 'app', 'bare Next app', 'ratio'], processRows)
}
