const ZONE = 'Europe/London'
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: ZONE })
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE })

/** A date as the product writes it: "21 November 2026", in UK time wherever the reader or the server is. */
export function formatDay(date: Date): string {
  return DAY.format(date)
}

/** A date with its time: "21 November 2026 at 14:32", in UK time. */
export function formatMoment(date: Date): string {
  return MOMENT.format(date)
}
