const UK_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const DAY_MS = 86_400_000

/** "2026-11-28", in UK time. */
export const ukDay = (date: Date): string => UK_DAY.format(date)

/** Of a day such as "2026-11-28". */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const OFFSET = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' })

/** The last second of a day in the UK, as "2026-12-20T23:59:59+00:00". */
export function endOfDay(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const name = OFFSET.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${day}T23:59:59${name.replace('GMT', '') || '+00:00'}`
}
