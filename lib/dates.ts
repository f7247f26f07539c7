const TIME_ZONE = 'Europe/London'
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: TIME_ZONE })
const MOMENT_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

/** "21 November 2026", in UK time. */
export function formatDay(date: Date): string {
  return DAY_FORMAT.format(date)
}

/** "21 November 2026 at 14:32", in UK time. */
export function formatMoment(date: Date): string {
  return MOMENT_FORMAT.format(date)
}

const CLOCK_FORMAT = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: TIME_ZONE })
const DAY_MS = 24 * 60 * 60 * 1000

/** "14:32", in UK time. */
export function formatClock(date: Date): string {
  return CLOCK_FORMAT.format(date)
}

/** "today, 14:32", "yesterday, 09:05" or "21 November 2026", in UK time. */
export function formatRecent(date: Date, now: Date): string {
  const day = formatDay(date)
  if (day === formatDay(now)) return `today, ${formatClock(date)}`
  if (day === formatDay(new Date(now.getTime() - DAY_MS))) return `yesterday, ${formatClock(date)}`
  return day
}

const SHORT_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const SHORT_MOMENT = { ...SHORT_DAY, hour: '2-digit', minute: '2-digit' } as const
const LOCAL_DAY_FORMAT = new Intl.DateTimeFormat('en-GB', SHORT_DAY)
const LOCAL_SHORT_FORMAT = new Intl.DateTimeFormat('en-GB', SHORT_MOMENT)
const LOCAL_MOMENT_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const SHORT_MOMENT_FORMAT = new Intl.DateTimeFormat('en-GB', { ...SHORT_MOMENT, timeZone: TIME_ZONE })

/** "21 Nov 2026, 14:32", in UK time. */
export function formatShortMoment(date: Date): string {
  return SHORT_MOMENT_FORMAT.format(date)
}

/** "21 Nov 2026", in the reader's time zone. Only in the browser, once the page is hydrated. */
export function formatLocalDay(date: Date): string {
  return LOCAL_DAY_FORMAT.format(date)
}

/** "21 Nov 2026, 14:32", in the reader's time zone. Only in the browser, once the page is hydrated. */
export function formatLocalShortMoment(date: Date): string {
  return LOCAL_SHORT_FORMAT.format(date)
}

/** "21 November 2026 at 14:32", in the reader's time zone. Only in the browser, once the page is hydrated. */
export function formatLocalMoment(date: Date): string {
  return LOCAL_MOMENT_FORMAT.format(date)
}

/** "in 45 seconds", "in 57 minutes" or "in 7 hours", rounded up. */
export function formatWait(seconds: number): string {
  const [amount, unit] =
    seconds <= 90
      ? [Math.ceil(seconds), 'second']
      : seconds <= 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `in ${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** "1 minute", "14 minutes", "3 hours" or "2 days", rounded down. */
export function formatDuration(minutes: number): string {
  if (minutes < 1) return 'under a minute'
  const [amount, unit] =
    minutes < 120
      ? [Math.floor(minutes), 'minute']
      : minutes < 2880
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
