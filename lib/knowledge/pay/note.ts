import 'server-only'
import { comparePay, PAY_COVERAGE, type PayAnswer, type PayTerms } from './answer'
import type { PayNote } from './note-schema'
import { findPay, findPayByTitle } from './pay'

/** What the vacancy pays, in whole currency units. */
interface PayOffer {
  min: number | null
  max: number | null
  unit: NonNullable<PayTerms['unit']>
  currency: 'GBP' | 'EUR' | 'USD'
}

interface PayWords {
  text: string
  /** Null where no figures could be read in it. */
  offer: PayOffer | null
}

const MONTHS = 12

/** Of a title that may mean several. The best match comes first, and a third one tells a manager nothing. */
const MOST_OCCUPATIONS = 2

function toYear({ min, max, unit }: PayOffer): { min: number | null; max: number | null } {
  const factor = unit === 'month' ? MONTHS : 1
  return { min: min === null ? null : min * factor, max: max === null ? null : max * factor }
}

type Official = Exclude<PayAnswer, { kind: 'notComparable' }>

function toOccupation(answer: Official, offer: PayOffer | null) {
  const isFigure = answer.kind === 'figure'
  const comparison = isFigure && offer ? comparePay(answer.median, toYear(offer)) : null
  return {
    code: answer.occupation.code,
    title: answer.occupation.title,
    median: isFigure ? answer.median : null,
    quality: isFigure ? answer.quality : null,
    text: comparison === null ? answer.text : `${answer.text} ${comparison}`,
  }
}

/** Words of a day rate, where a figure was not read. A salary with a daily allowance is none. */
const RATE = /\b(?:daily|hourly|day rate|(?:per|an?) (?:day|hour|shift)|p[dh])\b|\/ ?(?:day|hour|hrs?|h)\b/i
const SALARY = /\d{2,3},?\d{3}|\d{2,3} ?k\b/i
const OTHER_CURRENCY = /[€$]/

const isRate = ({ text, offer }: PayWords) =>
  offer ? offer.unit !== 'year' && offer.unit !== 'month' : RATE.test(text) && !SALARY.test(text)

/** Null where the title means no occupation with figures, and for pay in another currency. Pay that is said twice is compared with nothing. */
export function createPayNote(
  title: string,
  { pay, contract }: { pay: readonly PayWords[]; contract: PayTerms['contract'] },
): PayNote | null {
  if (pay.some(({ text, offer }) => (offer ? offer.currency !== 'GBP' : OTHER_CURRENCY.test(text))))
    return null
  const terms: PayTerms = { unit: pay.some(isRate) ? 'day' : null, contract }
  const offer = pay.length === 1 ? (pay[0]?.offer ?? null) : null
  const { answer, candidates } = findPayByTitle(title, terms)
  const answers = answer
    ? [answer]
    : candidates.flatMap(({ code }) => findPay(code, terms) ?? []).slice(0, MOST_OCCUPATIONS)
  const [first] = answers
  if (!first) return null
  if (first.kind === 'notComparable') return { kind: 'notComparable', text: first.text }
  return {
    kind: 'figures',
    isCertain: answer !== null,
    occupations: answers.flatMap((each) =>
      each.kind === 'notComparable' ? [] : [toOccupation(each, offer)],
    ),
    source: { ...first.source, coverage: PAY_COVERAGE },
  }
}
