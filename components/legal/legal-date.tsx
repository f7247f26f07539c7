const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' })
/** The same day as machines read it. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** A date of a legal text, "21/11/2026", in UK time wherever the server stands. A text names a day: "2026-11-21". */
export function LegalDate({ date }: { date: Date | string }) {
  const day = new Date(date)
  return <time dateTime={ISO_DAY.format(day)}>{DAY.format(day)}</time>
}
