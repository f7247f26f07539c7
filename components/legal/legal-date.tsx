const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' })
/** The Canadian format is the ISO one. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** UK time, shown as "21/11/2026". A string `date` is a day: "2026-11-21". */
export function LegalDate({ date }: { date: Date | string }) {
  const day = new Date(date)
  return <time dateTime={ISO_DAY.format(day)}>{DAY.format(day)}</time>
}
