import { Agent } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { AppServer } from '@/tests/support/app-server'
import { fire } from './fire'
import { judge } from './judge'
import { makeShot } from './shots'
import { newCompany, newWorld, stateOf, type World } from '@/tests/api/support/world'

export interface FuzzOptions {
  seed: number
  /** Numbers of the cases. */
  first: number
  count: number
  /** Requests at a time. */
  wide?: number
  timeoutMs?: number
  /** Asks a server that was started with `MEMORY_ENV` for its memory. */
  withMemory?: boolean
  onProgress?: (done: number) => void
}

export interface Memory {
  rss: number
  heapUsed: number
  external: number
  arrayBuffers: number
}

export interface FuzzReport {
  seconds: number
  statuses: Record<string, number>
  /** What went wrong, with the case that shows it. */
  complaints: { index: number; label: string; request: string; what: string }[]
  slowest: { index: number; label: string; ms: number }[]
  /** After a fifth of the cases, and at the end; null where nobody asked. */
  memory: [before: Memory, after: Memory] | null
  /** The other company's data are letter by letter what they were. */
  intact: boolean
}

/** What a server is started with so that its memory can be asked for. */
export const MEMORY_ENV = {
  NODE_OPTIONS: `--expose-gc --import=${pathToFileURL(path.resolve('qa/support/memory-probe.mjs')).href}`,
}

/** A company grows with what it is sent; after so many cases another one takes its place. */
const CASES_A_COMPANY = 1500
const WIDE = 12
const TIMEOUT_MS = 20_000
const SLOWEST = 8

/** Sends the cases `first` to `first + count - 1` of a seed to a server, and tells what came of them. */
export async function fuzz(app: AppServer, website: string, options: FuzzOptions): Promise<FuzzReport> {
  const { seed, first, count, wide = WIDE, timeoutMs = TIMEOUT_MS, withMemory = false, onProgress } = options
  const origin = new URL(app.url)
  const agent = new Agent({ keepAlive: true, maxSockets: wide })
  const world = await newWorld(app.url, website)
  const before = await stateOf(app.url, world.stranger, world.token)
  const started = performance.now()
  const report: FuzzReport = {
    seconds: 0,
    statuses: {},
    complaints: [],
    slowest: [],
    memory: null,
    intact: false,
  }
  const times: FuzzReport['slowest'] = []
  let warm: Memory | null = null
  let index = first

  // In parts, so that memory is asked for while nothing is under way, and companies change.
  const end = first + count
  for (let from = first; from < end; from += CASES_A_COMPANY) {
    const to = Math.min(end, from + CASES_A_COMPANY)
    await Promise.all(Array.from({ length: wide }, () => part(to)))
    await change(world, app.url)
    if (withMemory && warm === null && to - first >= count / 5) warm = await memoryOf(app)
    onProgress?.(to - first)
  }

  /** One of the workers, up to a case. */
  async function part(to: number) {
    while (index < to) {
      const mine = index
      index += 1
      const shot = makeShot(seed, mine, world)
      const answer = await fire(origin, agent, shot, timeoutMs)
      const what = judge(origin, shot, answer)
      report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
      times.push({ index: mine, label: shot.label, ms: Math.round(answer.ms) })
      if (what !== null)
        report.complaints.push({
          index: mine,
          label: shot.label,
          request: `${shot.method} ${shot.path.slice(0, 200)}`,
          what,
        })
    }
  }
  agent.destroy()
  report.seconds = (performance.now() - started) / 1000
  report.slowest = times.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const last = withMemory ? await memoryOf(app) : null
  report.memory = warm && last ? [warm, last] : null
  report.intact = (await stateOf(app.url, world.stranger, world.token)) === before
  return report
}

async function change(world: World, origin: string) {
  world.owner = await newCompany(origin, world.actions)
}

/** What the server holds when nothing is under way and nothing is left to collect. */
async function memoryOf(app: AppServer): Promise<Memory | null> {
  const told = () => [...app.log().matchAll(/^MEMORY (.+)$/gm)]
  const before = told().length
  await sleep(300)
  try {
    process.kill(app.pid(), 'SIGUSR2')
  } catch {
    return null
  }
  for (let tries = 0; tries < 50; tries += 1) {
    await sleep(100)
    const last = told().at(-1)
    if (told().length > before && last?.[1]) return JSON.parse(last[1])
  }
  return null
}
