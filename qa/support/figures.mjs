// Figures of a measurement: shares of many values, the memory of a process, and the heap of one that is watched.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The value that a share of all values does not exceed. @param {number[]} values */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN
}

export const median = (values) => percentile(values, 0.5)

/** Resident memory of a process in MB. */
export function residentMb(pid) {
  const file = `/proc/${pid}/status`
  if (existsSync(file)) return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))[1]) / 1024
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** CPU seconds that a process has used so far; NaN where the system does not tell. */
export function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // "pid (name) state …": user and system time are the 14th and 15th field, in hundredths.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Samples the memory of a process until `stop`, which returns the highest value in MB. */
export function watchMemory(pid) {
  let peak = residentMb(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 100)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** Slope of a line through points by least squares, in units of y by unit of x. @param {[number, number][]} points */
export function slope(points) {
  const mean = (index) => points.reduce((sum, point) => sum + point[index], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  const under = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return over / under
}

/** Runs `work` for each of `count` numbers, `width` of them at once. */
export async function atOnce(count, width, work) {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane))
}
