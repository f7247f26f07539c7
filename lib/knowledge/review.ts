/** Months after which something is checked again. */
const REVIEW_MONTHS = { guide: 12, law: 6, process: 6 } as const

export type ReviewKind = keyof typeof REVIEW_MONTHS | 'pay'

/** Something that is known, with the date from which it has to be checked again. */
export interface Review {
  kind: ReviewKind
  name: string
  /** ISO date. */
  due: string
}

function addMonths(date: string, months: number): string {
  const due = new Date(date)
  due.setUTCMonth(due.getUTCMonth() + months)
  return due.toISOString().slice(0, 10)
}

export const toReview = (kind: keyof typeof REVIEW_MONTHS, name: string, reviewed: string): Review => ({
  kind,
  name,
  due: addMonths(reviewed, REVIEW_MONTHS[kind]),
})

/** The next edition of the pay table comes out at the end of October after the one before. */
export const toPayReview = (edition: string, taxYearEnd: string): Review => ({
  kind: 'pay',
  name: `ASHE Table 14.7a, ${edition}`,
  due: `${Number(taxYearEnd.slice(0, 4)) + 1}-11-01`,
})

/** What is due on a day, an ISO date; the longest overdue first. */
export const findDue = (reviews: readonly Review[], today: string): Review[] =>
  reviews
    .filter(({ due }) => due <= today)
    .sort((a, b) => a.due.localeCompare(b.due) || a.name.localeCompare(b.name))
