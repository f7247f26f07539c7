import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const WARM_UP_ROUNDS = 40
const SAMPLE_MS = 50

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN
}

export const median = (values) => percentile(values, 0.5)

/** Three significant digits or a whole number: no measurement is more exact. */
export const formatFigure = (value) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)

export const formatRatio = (value) => `${value.toFixed(2)}x`

export function residentMb(pid) {
  const file = `/proc/${pid}/status`
  if (existsSync(file)) return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** CPU seconds that a process has used; NaN where there is no /proc. */
export function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // "pid (name) state …": user and system time are the 14th and 15th field, in hundredths of a second.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Samples a process's memory until the returned function is called, which returns the peak in MB. */
export function watchMemory(pid) {
  let peak = residentMb(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

export function slope(points) {
  const mean = (index) => points.reduce((sum, point) => sum + point[index], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const covariance = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  const variance = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return covariance / variance
}

/** Calls `work` with 0 to `count - 1`, `width` calls at a time. */
export async function runConcurrently(count, width, work) {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane))
}

/** Calls alternate, so that other load affects all alike. A call that returns a number is timed by it. Milliseconds by name. */
export async function timeInTurn(calls, rounds, onWarm = () => {}) {
  const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]))
  const warmUp = Math.min(WARM_UP_ROUNDS, rounds)
  for (let round = 0; round < warmUp + rounds; round += 1) {
    if (round === warmUp) onWarm()
    for (const [name, call] of Object.entries(calls)) {
      const started = performance.now()
      const result = await call(round)
      const ms = typeof result === 'number' ? result : performance.now() - started
      if (round >= warmUp) times[name].push(ms)
    }
  }
  return times
}
