import type { Topic } from '@/lib/consultation/topics'

/** Case, punctuation at the edges and white space make no difference. */
export function normaliseValue(value: string): string {
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

const EXTRA_PAY =
  /\b(?:bonus|allowance|overtime|commission|review\w*|rising|rises?|probation|weighting|nights?|weekends?|shift|time and|double|options?|review|pro[- ]rata|fte|ote)\b/i
const MONEY = /£?\s?(\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,]*\s?(?:%|per ?cent))\s?(k)?/gi

export type Measure = { unit: string; amount: string }

function measurePay(value: string): Measure | null {
  if (EXTRA_PAY.test(value)) return null
  const unit = /\b(?:hour|hr|hourly|p\.?h)\b/i.test(value)
    ? 'hour'
    : /\b(?:day|daily|p\.?d)\b/i.test(value)
      ? 'day'
      : /\b(?:week|weekly|month|monthly)\b/i.test(value)
        ? 'period'
        : 'year'
  const sums = [...value.matchAll(MONEY)].map((match) => ({
    number: Number((match[1] ?? '').replace(/,/g, '')),
    thousands: match[2] !== undefined,
  }))
  const thousands = sums.some((sum) => sum.thousands)
  const amounts = sums
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

function measureContract(value: string): Measure | null {
  if (/\b(?:then|may|might|could|to)\b/i.test(value)) return null
  const kind = CONTRACT_KINDS.find(([, pattern]) => pattern.test(value))?.[0]
  return kind === undefined ? null : { unit: 'kind', amount: kind }
}

function measureFirstMatch(value: string, unit: string, pattern: RegExp): Measure | null {
  const match = pattern.exec(value.toLowerCase())
  return match === null ? null : { unit, amount: match.slice(1).join(' ') }
}

/** Null where a value has none. Only topics that allow one answer are measured: two amounts of one unit contradict each other. */
export function measureOf(topic: Topic, value: string): Measure | null {
  switch (topic) {
    case 'pay':
      return measurePay(value)
    case 'contractType':
      return measureContract(value)
    case 'hours':
      return measureFirstMatch(
        value,
        'week',
        /(\d+(?:\.\d+)?)\s*(?:hours?|hrs?)\s*(?:a|per|each|\/)?\s*(?:week|wk)/,
      )
    case 'duration':
      return measureFirstMatch(value, 'length', /(\d+|\w+)[ -](week|month|year)s?\b/)
    case 'startDate':
      return measureFirstMatch(
        value,
        'month',
        /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/,
      )
    default:
      return null
  }
}
