// How long works take, and what a process holds meanwhile.
import { readFileSync } from 'node:fs'

const WARM_UP = 20

/** The value that a share of all values does not exceed, in milliseconds. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
}

/**
 * Runs all works in turn, round after round, so that what else the machine does falls on each alike.
 * @param {Record<string, () => Promise<unknown>>} works @param {number} rounds
 * @returns {Promise<Record<string, {p50: number, p99: number}>>} by name, in milliseconds
 */
export async function inTurn(works, rounds) {
  const taken = Object.fromEntries(Object.keys(works).map((name) => [name, []]))
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const started = performance.now()
      await work()
      if (round >= 0) taken[name].push(performance.now() - started)
    }
  }
  const sum = ([name, values]) => [name, { p50: percentile(values, 0.5), p99: percentile(values, 0.99) }]
  return Object.fromEntries(Object.entries(taken).map(sum))
}

/** The text of an answer. Throws unless it is a success. */
export async function read(url, headers) {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return text
}

/** Memory of a process in MB, where the system tells. */
function memory(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Reads a whole file without keeping it. @returns {Promise<{seconds: number, rows: number, before: number, peak: number}>} */
export async function readWhole(url, headers, pid) {
  const before = memory(pid)
  let peak = before
  const sampler = setInterval(() => {
    peak = Math.max(peak, memory(pid))
  }, 20)
  const started = performance.now()
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  let lines = 0
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 0x0a) lines += 1
  clearInterval(sampler)
  return { seconds: (performance.now() - started) / 1000, rows: lines - 1, before, peak }
}
