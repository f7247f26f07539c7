import type { Occupation } from '@/lib/knowledge/occupations/occupations'
import type { PayTable } from './schema'

/** How sure the publisher is of a figure. */
export type PayQuality = 'precise' | 'reasonablyPrecise' | 'useWithCaution'

export interface PaySource {
  /** With edition and licence. */
  text: string
  url: string
  /** Whether the figures come from somebody's copy, not from the publisher's own workbook. */
  isCopy: boolean
}

/** `text` is ready to be shown. */
export type PayAnswer =
  | {
      kind: 'figure'
      occupation: Occupation
      /** Pounds a year before tax: half of full-time employees earned more. */
      median: number
      quality: PayQuality
      /** Per cent either way, at 95 % confidence; null where it isn't published. */
      margin: number | null
      text: string
      source: PaySource
    }
  /** The publisher holds the figure back as too uncertain. */
  | { kind: 'withheld'; occupation: Occupation; text: string; source: PaySource }
  /** Paid by the day or hour, or not employed: a yearly salary says nothing about it. */
  | { kind: 'notComparable'; text: string }

/** What the vacancy pays. Left out or null: not known. */
export interface PayTerms {
  unit?: 'year' | 'month' | 'week' | 'day' | 'hour' | null
  contract?: 'permanent' | 'fixedTerm' | 'contract' | 'temporary' | 'apprenticeship' | null
}

/** Who the figures speak of. */
export const PAY_COVERAGE =
  'The figures cover full-time UK employees on adult rates who have been in the same job for more than a year. They aren’t advertised or starting salaries, and they leave out self-employed people.'

const NOT_COMPARABLE: PayAnswer = {
  kind: 'notComparable',
  text: 'The official figures are annual salaries for employees. You can’t compare them with day rates, hourly rates, contract work or apprenticeships.',
}

// The publisher's own bounds.
const PRECISE_CV = 5
const REASONABLY_PRECISE_CV = 10
/** Of 95 % of a normal distribution. */
const STANDARD_ERRORS = 1.96

function qualityOf(cv: number | null): PayQuality {
  if (cv === null || cv > REASONABLY_PRECISE_CV) return 'useWithCaution'
  return cv > PRECISE_CV ? 'reasonablyPrecise' : 'precise'
}

const nameOf = ({ title }: Occupation) => title.replace(/ n\.e\.c\.?$/, ', not elsewhere classified')

function isComparable({ unit, contract }: PayTerms): boolean {
  const isSalary = unit === undefined || unit === null || unit === 'year' || unit === 'month'
  return isSalary && contract !== 'contract' && contract !== 'apprenticeship'
}

const toSource = ({ survey, edition, url, takenFrom }: PayTable): PaySource => ({
  text: `Source: Office for National Statistics, licensed under the Open Government Licence v3.0. ${survey}, ${edition} figures.`,
  url,
  isCopy: takenFrom.kind === 'copy',
})

const MONTH_FORMAT = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const NUMBER_FORMAT = new Intl.NumberFormat('en-GB')

const toMonth = (date: string) => MONTH_FORMAT.format(new Date(date))
const toPounds = (amount: number) => `£${NUMBER_FORMAT.format(amount)}`

/** What people of an occupation are paid. Null where the table has nothing on it. */
export function createPayAnswer(table: PayTable, occupation: Occupation, terms: PayTerms): PayAnswer | null {
  const pay = table.groups[occupation.code]
  if (!pay) return null
  if (!isComparable(terms)) return NOT_COMPARABLE
  const source = toSource(table)
  const { median, cv } = pay
  if (median === null) {
    const text = `The Office for National Statistics publishes no figure for “${nameOf(occupation)}”, because it would be too uncertain.`
    return { kind: 'withheld', occupation, text, source }
  }
  const quality = qualityOf(cv)
  const margin = cv === null ? null : Math.round(cv * STANDARD_ERRORS)
  const sentences = [
    `Half of full-time UK employees classed as “${nameOf(occupation)}” earned more than ${toPounds(median)} before tax in the tax year to ${toMonth(table.taxYearEnd)}.`,
    ...(quality === 'useWithCaution' ? ['Use this figure with caution.'] : []),
    ...(margin === null ? [] : [`The margin of error is about ±${margin}%.`]),
  ]
  return { kind: 'figure', occupation, median, quality, margin, text: sentences.join(' '), source }
}

/** Where pounds a year lie, as a sentence to follow the figure. Null where that can't be said. `min` and `max` are equal for a single figure. */
export function comparePay(median: number, range: { min: number | null; max: number | null }): string | null {
  const { min, max } = range
  const pay = min === max ? 'Your figure' : 'Your range'
  const middle = toPounds(median)
  if (min !== null && min > median) return `${pay} is above ${middle}.`
  if (max !== null && max < median) return `${pay} is below ${middle}.`
  if (min === null || max === null) return null
  return min === max ? 'Your figure is the same.' : `${middle} is within your range.`
}
