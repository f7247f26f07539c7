export interface Deadline {
  state: 'running' | 'overdue'
  /** "1 h 12 min left", "3 h 5 min overdue". */
  text: string
}

const MINUTE_MS = 60_000

/** A duration in its two largest units: "2 d 3 h", "1 h 12 min", "4 min". */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (minutes === 0) return 'under 1 min'
  if (days > 0) return `${days} d ${hours % 24} h`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

/** How much time is left until `due`, at least "1 min", or how long it is overdue. */
export function describeDeadline(due: Date, now: Date): Deadline {
  const remainingMs = due.getTime() - now.getTime()
  if (remainingMs <= 0 && remainingMs > -MINUTE_MS) return { state: 'overdue', text: 'Due now' }
  return remainingMs > 0
    ? { state: 'running', text: `${formatDuration(Math.max(remainingMs, MINUTE_MS))} left` }
    : { state: 'overdue', text: `${formatDuration(-remainingMs)} overdue` }
}
