import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestCompany, createTestWorld, readState } from '@/tests/api/support/world'
import { createCase } from './cases'
import { findFault } from './find-fault'
import { sendCase } from './send'

export interface FuzzOptions {
  seed: number
  first: number
  count: number
  readMemory?: () => Promise<NodeJS.MemoryUsage>
  onProgress?: (done: number) => void
}

export interface FuzzReport {
  seconds: number
  statuses: Record<string, number>
  faults: { index: number; label: string; request: string; fault: string }[]
  slowest: { index: number; label: string; ms: number }[]
  /** After a fifth of the cases and at the end; null without `readMemory`. */
  memory: [before: NodeJS.MemoryUsage, after: NodeJS.MemoryUsage] | null
  isIntact: boolean
}

/** A company grows with what it is sent, so after this many cases a new one takes its place. */
const CASES_PER_COMPANY = 1500
const WIDTH = 12
const TIMEOUT_MS = 20_000
const SLOWEST = 8
/** Time for requests that were left to end before memory is read. */
const REST_MS = 300

export async function fuzz(serverUrl: string, website: string, options: FuzzOptions): Promise<FuzzReport> {
  const { seed, first, count, readMemory, onProgress } = options
  const origin = new URL(serverUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: WIDTH })
  const world = await createTestWorld(serverUrl, website)
  const readStrangerState = () => readState(serverUrl, world.stranger, world.token)
  const stateBefore = await readStrangerState()
  const started = performance.now()
  const statuses: FuzzReport['statuses'] = {}
  const faults: FuzzReport['faults'] = []
  const times: FuzzReport['slowest'] = []
  const measureMemory = async () => {
    await sleep(REST_MS)
    return (await readMemory?.()) ?? null
  }
  let memoryBefore: NodeJS.MemoryUsage | null = null
  let next = first

  async function sendCasesUpTo(limit: number) {
    while (next < limit) {
      const index = next++
      const fuzzCase = createCase(seed, index, world)
      const { label, method, path } = fuzzCase
      const answer = await sendCase(origin, agent, fuzzCase, TIMEOUT_MS)
      const fault = findFault(origin, fuzzCase, answer)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      times.push({ index, label, ms: Math.round(answer.ms) })
      if (fault !== null) faults.push({ index, label, request: `${method} ${path.slice(0, 200)}`, fault })
    }
  }

  const end = first + count
  for (let from = first; from < end; from += CASES_PER_COMPANY) {
    const limit = Math.min(end, from + CASES_PER_COMPANY)
    await Promise.all(Array.from({ length: WIDTH }, () => sendCasesUpTo(limit)))
    world.owner = await createTestCompany(serverUrl)
    if (memoryBefore === null && limit - first >= count / 5) memoryBefore = await measureMemory()
    onProgress?.(limit - first)
  }
  agent.destroy()
  const seconds = (performance.now() - started) / 1000
  const memoryAfter = await measureMemory()
  return {
    seconds,
    statuses,
    faults,
    slowest: times.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST),
    memory: memoryBefore && memoryAfter ? [memoryBefore, memoryAfter] : null,
    isIntact: (await readStrangerState()) === stateBefore,
  }
}
