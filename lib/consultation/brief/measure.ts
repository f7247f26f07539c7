import type { Topic } from '@/lib/consultation/topics'

/** A value folded for comparison: case, punctuation at the edges and white space do not make another fact. */
export function normalisedValue(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/[^\p{L}\p{N}£$€%&+#/.' -]+/gu, ' ')
    .replace(/^(?:and|also|a|an|the)\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(/[ .]+$/, '')
    .trim()
}

const BESIDE_PAY =
  /\b(?:bonus|allowance|overtime|commission|review\w*|rising|rises?|probation|weighting|nights?|weekends?|shift|time and|double|options?|review|pro[- ]rata|fte|ote)\b/i
const MONEY = /£?\s?(\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,]*\s?(?:%|per ?cent))\s?(k)?/gi

/** What a value measures, and how much of it. */
export type Measure = { unit: string; amount: string }

function payMeasure(value: string): Measure | null {
  if (BESIDE_PAY.test(value)) return null
  const unit = /\b(?:hour|hr|hourly|p\.?h)\b/i.test(value)
    ? 'hour'
    : /\b(?:day|daily|p\.?d)\b/i.test(value)
      ? 'day'
      : /\b(?:week|weekly|month|monthly)\b/i.test(value)
        ? 'period'
        : 'year'
  const found = [...value.matchAll(MONEY)].map((match) => ({
    number: Number((match[1] ?? '').replace(/,/g, '')),
    thousands: match[2] !== undefined,
  }))
  const thousands = found.some((amount) => amount.thousands)
  const amounts = found
    .map(({ number }) =>
      unit === 'year' && (thousands || number < 200) && number < 1000 ? number * 1000 : number,
    )
    .filter((number) => number > 0)
  return amounts.length === 0 ? null : { unit, amount: amounts.join('-') }
}

const CONTRACT_KINDS: readonly [string, RegExp][] = [
  ['permanent', /\bperm(?:anent)?\b/i],
  ['fixedTerm', /\bfixed[- ]term\b|\bftc\b|\bcover\b/i],
  ['temporary', /\btemp(?:orary)?\b/i],
  ['contract', /\b(?:contract(?:or)?|freelance|inside ir35|outside ir35)\b/i],
]

function contractMeasure(value: string): Measure | null {
  if (/\b(?:then|may|might|could|to)\b/i.test(value)) return null
  const kind = CONTRACT_KINDS.find(([, pattern]) => pattern.test(value))?.[0]
  return kind === undefined ? null : { unit: 'kind', amount: kind }
}

function firstMatch(value: string, unit: string, pattern: RegExp): Measure | null {
  const match = pattern.exec(value.toLowerCase())
  return match === null ? null : { unit, amount: match.slice(1).join(' ') }
}

/**
 * The measure of a value on a topic that has room for one answer; null where the value carries none (a condition, a remark).
 * Two amounts of one unit on one topic contradict each other.
 */
export function measureOf(topic: Topic, value: string): Measure | null {
  switch (topic) {
    case 'pay':
      return payMeasure(value)
    case 'contractType':
      return contractMeasure(value)
    case 'hours':
      return firstMatch(value, 'week', /(\d+(?:\.\d+)?)\s*(?:hours?|hrs?)\s*(?:a|per|each|\/)?\s*(?:week|wk)/)
    case 'duration':
      return firstMatch(value, 'length', /(\d+|\w+)[ -](week|month|year)s?\b/)
    case 'startDate':
      return firstMatch(
        value,
        'month',
        /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/,
      )
    default:
      return null
  }
}
