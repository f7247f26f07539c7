import { formatDay } from '@/lib/dates'

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' })
/** The Canadian format is the ISO one. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** UK time, shown as "21 November 2026", or as "21/11/2026" where it `isShort`. A string `date` is a day: "2026-11-21". */
export function LegalDate({ date, isShort = false }: { date: Date | string; isShort?: boolean }) {
  const day = new Date(date)
  return (
    <time dateTime={ISO_DAY.format(day)} className="whitespace-nowrap">
      {isShort ? SHORT_DAY.format(day) : formatDay(day)}
    </time>
  )
}
