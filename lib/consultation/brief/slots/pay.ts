import type { Pay, PayFigures } from './schema'

const CURRENCIES = { '£': 'GBP', gbp: 'GBP', '€': 'EUR', eur: 'EUR', $: 'USD', usd: 'USD' } as const
const UNITS: readonly [RegExp, Pay['unit']][] = [
  [/^(?:years?|yr|annum|annually|annual|yearly|pa|p\.a\.?)$/, 'year'],
  [/^(?:months?|monthly|pcm)$/, 'month'],
  [/^(?:weeks?|weekly|pw)$/, 'week'],
  [/^(?:days?|daily|pd|day rate)$/, 'day'],
  [/^(?:hours?|hr|hourly|ph)$/, 'hour'],
]
/** A figure without a unit is a salary from here on, and no pay below; between them it is not said whether by the day or the hour. */
const LEAST_SALARY = 10_000
const MOST_PAY = 10_000_000

const MARK = '(?:£|€|\\$|GBP ?|EUR ?|USD ?)'
const FIGURE = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d+)?'
const AMOUNT = `(${MARK})?\\s?(${FIGURE})\\s?(k\\b|grand\\b|thousand\\b)?`
const UNIT =
  '(?:(?:,? ?(?:a|an|per|each|every|/) ?(year|yr|annum|month|week|day|hour|hr))|,? ?(pa|p\\.a\\.?|pcm|pw|pd|ph|annually|yearly|monthly|weekly|daily|hourly|annual))'
const OPENING =
  "(?:(?:about|around|circa|c\\.?|roughly|approximately|somewhere|it is|it’s|it's|pay is|salary(?: is|:)?|pay:|we pay|paying)\\s+)*"
const PAY = new RegExp(
  `^${OPENING}(?:(between|from|up to|to|at least|minimum(?: of)?|not more than|no more than|max(?:imum)?(?: of)?)\\s+)?${AMOUNT}(?:${UNIT})?(?:\\s?(?:-|–|—|to|and)\\s?${AMOUNT})?(?:${UNIT})?(?:,?\\s?(\\+|plus|with|and a|and)\\s?(.{2,200}))?$`,
  'i',
)
const NOT_IN_ADVERT = / ?\(not in the advert\)$/i
const UPPER_BOUND = /^(?:up to|to|not more than|no more than|max)/i
const LOWER_BOUND = /^(?:from|at least|minimum)/i
const VAGUE_EXTRAS = /\d{4,}|£|€|\$/

function unitOf(text: string | undefined): Pay['unit'] | null {
  const word = text?.toLowerCase().trim() ?? ''
  return UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

const currencyOf = (mark: string | undefined): Pay['currency'] =>
  CURRENCIES[(mark ?? '£').trim().toLowerCase() as keyof typeof CURRENCIES] ?? 'GBP'

function amountOf(figure: string, thousands: string | undefined): number {
  const value = Number(figure.replace(/,/g, ''))
  return thousands ? value * 1000 : value
}

/** Whole or null: "£48,000 to £56,000 a year plus a car", "46-52k", "£450 a day", "up to 60k". */
export function parsePay(value: string): Pay | null {
  const text = value
    .trim()
    .replace(/[.;!]$/, '')
    .replace(/\s+/g, ' ')
  const match = PAY.exec(text.replace(NOT_IN_ADVERT, ''))
  if (!match) return null
  const [, bound, mark1, figure1 = '', k1, a1, b1, mark2, figure2, k2, a2, b2, , extras] = match
  const said = [a1, b1, a2, b2].find((unit) => unit !== undefined)
  const isRange = figure2 !== undefined
  if (/^between/i.test(bound ?? '') && !isRange) return null
  // In "46-52k" both are thousands.
  const second = isRange ? amountOf(figure2, k2) : null
  const plain = amountOf(figure1, k1)
  const first = isRange && !k1 && k2 && plain < 1000 ? plain * 1000 : plain
  const top = second ?? first
  const unit = unitOf(said) ?? (said === undefined && top >= LEAST_SALARY ? 'year' : null)
  if (top > MOST_PAY) return null
  if (unit === null || (second !== null && second < first)) return null
  if (extras !== undefined && VAGUE_EXTRAS.test(extras)) return null
  const isUpper = !isRange && UPPER_BOUND.test(bound ?? '')
  const isLower = !isRange && LOWER_BOUND.test(bound ?? '')
  return {
    kind: 'pay',
    min: isUpper ? null : first,
    max: isLower ? null : top,
    unit,
    currency: currencyOf(mark1 ?? mark2),
    extras: extras?.trim() ?? null,
    inAdvert: !NOT_IN_ADVERT.test(text),
  }
}

/** Without whom they are for. */
export const figuresOf = ({ min, max, unit, currency, extras }: Pay): PayFigures => ({
  min,
  max,
  unit,
  currency,
  extras,
})
