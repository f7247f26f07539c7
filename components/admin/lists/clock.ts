/** How a promise stands: what is left of it, or by how much it was missed. */
export interface Clock {
  state: 'running' | 'overdue'
  /** "1 h 12 min left", "3 h 5 min overdue". */
  text: string
}

const MINUTE = 60_000

/** A length of time in its two largest units: "2 d 3 h", "1 h 12 min", "4 min". */
export function spanText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return `${days} d ${hours % 24} h`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

/** The clock of a promise that is due at `due`. The last minute still reads as one. */
export function clockOf(due: Date, now: Date): Clock {
  const left = due.getTime() - now.getTime()
  return left > 0
    ? { state: 'running', text: `${spanText(Math.max(left, MINUTE))} left` }
    : { state: 'overdue', text: `${spanText(-left)} overdue` }
}
