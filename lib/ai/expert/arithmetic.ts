import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import type { Pay } from '@/lib/consultation/brief/slots/schema'
import type { Source } from './sources'
import { weekTension } from './tensions'

const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12
/** A usual full-time week, where the brief gives none. The sum says that it is assumed. */
const ASSUMED_WEEKLY_HOURS = 37.5
/** Official figures are of full-time work: fewer hours are compared with a full week too. */
const PART_TIME_MAX_HOURS = 30
/** "About £35,500" of £35,490. */
const ROUNDED_TO = 100

const MARKS = { GBP: '£', EUR: '€', USD: '$' } as const

/** Pence in full: "£17.50". */
const inWords = ({ currency }: Pay, amounts: readonly number[]) =>
  [...new Set(amounts)]
    .map((amount) => {
      const digits = Number.isInteger(amount) ? 0 : 2
      const sum = amount.toLocaleString('en-GB', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      return `${MARKS[currency]}${sum}`
    })
    .join(' to ')

interface Times {
  low: number
  high: number
  /** How the sum says it. */
  words: string
}

const hourly = (low: number, high: number, note: string): Times => ({
  low: low * WEEKS_A_YEAR,
  high: high * WEEKS_A_YEAR,
  words: `an hour × ${[...new Set([low, high])].join(' to ')} hours a week${note} × ${WEEKS_A_YEAR}`,
})

const ASSUMED = hourly(ASSUMED_WEEKLY_HOURS, ASSUMED_WEEKLY_HOURS, ' (assumed: a usual full-time week)')

/** By what a sum is multiplied to give a year’s: none for a year’s own, and for a day rate, which takes more than the brief holds. */
function timesOf({ unit }: Pay, hours: readonly { min: number; max: number }[]): Times[] {
  if (unit === 'week') return [{ low: WEEKS_A_YEAR, high: WEEKS_A_YEAR, words: `a week × ${WEEKS_A_YEAR}` }]
  if (unit === 'month')
    return [{ low: MONTHS_A_YEAR, high: MONTHS_A_YEAR, words: `a month × ${MONTHS_A_YEAR}` }]
  if (unit !== 'hour') return []
  if (hours.length === 0) return [ASSUMED]
  const [low, high] = [Math.min(...hours.map(({ min }) => min)), Math.max(...hours.map(({ max }) => max))]
  return [hourly(low, high, ''), ...(high < PART_TIME_MAX_HOURS ? [ASSUMED] : [])]
}

/** Pay with terms that no slot holds: "£18 an hour, time and a half after 39". What stands before them is the sum. */
const withoutTerms = ({ topic, value }: Fact) => parseSlot(topic, value.split(/[,;(]|\s[–—-]\s/)[0] ?? '')

/** What the brief's pay comes to in a year, so that it can be held against yearly figures, and hours that do not add up. Their ids are X1, X2, … */
export function arithmeticSources({ facts }: Pick<Brief, 'facts'>): Source[] {
  const claims = activeFacts({ facts }).flatMap((fact) => {
    const found = claimsOf(fact)
    return fact.topic === 'pay' && found.length === 0 ? (withoutTerms(fact) ?? []) : found
  })
  const hours = claims.filter((claim) => claim.kind === 'hours')
  const pay = claims
    .filter((claim) => claim.kind === 'pay')
    .flatMap((pay) => {
      const said = [pay.min ?? pay.max ?? 0, pay.max ?? pay.min ?? 0] as const
      return timesOf(pay, hours).map(({ low, high, words }) => {
        const year = [said[0] * low, said[1] * high]
        const about = year.map((amount) => Math.round(amount / ROUNDED_TO) * ROUNDED_TO)
        return `${inWords(pay, said)} ${words} = ${inWords(pay, year)} a year, about ${inWords(pay, about)}, before overtime and extras.`
      })
    })
  const week = weekTension({ facts })
  return [...pay, ...(week === null ? [] : [week])].map((text, index) => ({
    id: `X${index + 1}`,
    text,
    label: `Worked out from your brief: ${text}`,
  }))
}
