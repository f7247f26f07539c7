import { withFigures, withHalves, withPence, withThousands } from './figures'
import type { Pay, PayFigures } from './schema'

const CURRENCIES = { '£': 'GBP', gbp: 'GBP', '€': 'EUR', eur: 'EUR', $: 'USD', usd: 'USD' } as const
const UNITS: readonly [RegExp, Pay['unit']][] = [
  [/^(?:years?|yr|annum|annually|annual|yearly|pa|p\.a\.?)$/, 'year'],
  [/^(?:months?|monthly|pcm)$/, 'month'],
  [/^(?:weeks?|weekly|pw)$/, 'week'],
  [/^(?:days?|daily|pd|day rate)$/, 'day'],
  [/^(?:hours?|hrs?|h|hourly|ph|p\.h\.?)$/, 'hour'],
]
/** A figure without a unit is a salary from here on. Below, it is not said whether by the day or the hour. */
const LEAST_SALARY = 10_000
/** In a currency. Nobody is paid less for a year. */
const LEAST_YEARLY = 1_000
const MOST_PAY = 10_000_000
/** Less for each is no pay, unless it is marked as money: "about fourteen a month" counts something. */
const LEAST_UNMARKED: Readonly<Record<Pay['unit'], number>> = {
  hour: 5,
  day: 30,
  week: 100,
  month: 400,
  year: 0,
}

const MARK = '(?:£|€|\\$|GBP ?|EUR ?|USD ?)'
const FIGURE = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d+)?'
const AMOUNT = `(${MARK})?\\s?(${FIGURE})\\s?(k\\b|grand\\b|thousand\\b)?(?: ?(?:quid|pounds?)\\b)?`
const UNIT =
  '(?:(?:,? ?(?:a|an|per|each|every|p?/) ?(year|yr|annum|month|week|day|hour|hrs?|h)\\b)|,? ?(pa|p\\.a\\.?|pcm|pw|pd|ph|p\\.h\\.?|annually|yearly|monthly|weekly|daily|hourly|annual))'
/** What stands in front of a sum and adds nothing to it: the label, a correction, the frame of an offer. */
const OPENING =
  "(?:(?:about|around|circa|c\\.?|roughly|approximately|somewhere|no|oh|so|well|sorry|actually|right|looked|(?:just|i['’]?ve) (?:checked|looked)|(?:i|we) (?:got|had) (?:that|it|the \\w+) wrong|(?:that|it)(?:['’]s| was| is) wrong|(?:make|put) (?:it|that|(?:the )?(?:pay|salary|money|range|band|rate))(?: at)?|(?:change|raise|move|bump|up) (?:the )?(?:pay|salary|money|range|band|rate)(?: up)? to|call it|say|let['’]?s say|let us say|it is|it['’]?s|that['’]?s|it pays|on|pays?|paying|(?:the |our )?(?:basic |base |hourly |day )?(?:pay|salary|rate|band|money|wage|budget|bracket|range|grade)(?: (?:band|range))?(?: is|['’]s| will be|:)?|we (?:pay|offer|have in mind|can do|are (?:offering|paying|looking at))|we['’]?(?:re (?:offering|paying|looking at|on)|d (?:pay|offer)))[,:]?\\s+)*"
/** "rising to £48,000 after probation". */
const RISE = `ris(?:ing|es) to (?:about |around |up to )?${MARK}?\\s?(?:${FIGURE})\\s?(?:k\\b)?(?: [^,;.()\\d]{3,60})?`
/** What the sum hangs on. */
const TERMS = `(?:${RISE}|(?:(?:spine|scale|pay) points?|points?|grade|band|scp|npc) [\\w.]{1,6}(?: ?(?:-|–|to|and) ?\\w{1,6})?|(?:dep(?:end(?:ing|ent))?\\.? (?:up)?on|according to) [^,;.()\\d]{3,60}|(?:in|out)side ir ?35|negotiable|depending|doe|(?:all[- ]in,? )?(?:(?:that|which|it) )?inc(?:l\\.?|l?uding|ludes|lusive of|\\.)? [^,;.()\\d]{3,60})`
/** Says of a single sum that it is the only one. */
const FLAT =
  '(?:,? ?(?:flat(?: (?:rate|salary))?|no range|(?:the )?same for (?:all|each|both|everyone|everybody)(?: of (?:them|the \\w+))?))*'
const PAY = new RegExp(
  `^${OPENING}(?:(between|from|up to|to|at least|minimum(?: of)?|not more than|no more than|max(?:imum)?(?: of)?)\\s+)?${AMOUNT}(?:${UNIT})?(?:\\s?(?:-|–|—|to|and)\\s?${AMOUNT})?(?:${UNIT})?${FLAT}(?: (?:now|instead|actually))?(?:,?\\s?(\\+|plus|with|and a|and)\\s?(.{2,200})|,?\\s\\(?(${TERMS})\\)?)?$`,
  'i',
)
const HANGS_ON_NOTHING = /^(?:depending|doe)$/i
/** Why a sum is right now. */
const SETTLED =
  /,? (?:(?:i|we)(?:['’]ve| have)? ?)?(?:just |now )*(?:checked|asked|agreed|cleared|spoken|looked|been told|heard|had the (?:nod|ok(?:ay)?|go[- ]ahead)|got (?:it|that) (?:agreed|approved|signed off))\b[^\d£€$]*$/i
/** What is in the sum, said behind it: "the premium’s in that". */
const INSIDE =
  /,? (?:and )?(?:the |our )?(?<what>\p{L}[\p{L} ]{2,30}?)(?:['’]s| is| are) (?:all )?(?:in|included in) (?:that|it|there)$/iu
/** "Now since the spring review", "still all in": adds nothing to a sum. */
const SINCE =
  /,?(?: now| again)?,? (?:since|after|following) (?:the |our |this |last |their )?(?:\p{L}+ ){0,2}(?:rise|pay rise|review|increase|uplift|settlement|award|deal)$/iu
const ALL_IN = /,? (?:and )?(?:still |that['’]s |it['’]s )?all[- ]in$/i
/** What pay is without its extras. */
const BASIC = / (?:basic|base)(?: (?:pay|salary))?$/i
const NOT_IN_ADVERT = / ?\(not in the advert\)$/i
const UPPER_BOUND = /^(?:up to|to|not more than|no more than|max)/i
const LOWER_BOUND = /^(?:from|at least|minimum)/i
const RISES = /^ris(?:ing|es) to /i
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

/** Pence are paid by the hour. */
const HOURLY = /^\d\d\.\d\d$/

function unitBySize(amount: number, figures: readonly (string | undefined)[]): Pay['unit'] | null {
  if (amount >= LEAST_SALARY) return 'year'
  return figures.some((figure) => HOURLY.test(figure ?? '')) ? 'hour' : null
}

const toSum = (value: string): string =>
  withHalves(
    value
      .trim()
      .replace(/[.;!]$/, '')
      .replace(/\s+/g, ' '),
  )
    .replace(INSIDE, ' including $<what>')
    .replace(ALL_IN, '')
    .replace(SINCE, '')

/** Whole or null: "£48,000 to £56,000 a year plus a car", "46-52k", "£450 a day", "up to 60k". */
export function parsePay(value: string): Pay | null {
  const text = toSum(value)
  const sum = text.replace(NOT_IN_ADVERT, '').replace(SETTLED, '')
  const match = PAY.exec(sum) ?? PAY.exec(withFigures(withPence(sum)).replace(BASIC, ''))
  if (!match) return null
  const [, bound, mark1, figure1 = '', k1, a1, b1, mark2, figure2, k2, a2, b2, , onTop, terms] = match
  const extras = onTop ?? (HANGS_ON_NOTHING.test(terms ?? '') ? undefined : terms)
  const said = [a1, b1, a2, b2].find((unit) => unit !== undefined)
  const isRange = figure2 !== undefined
  if (/^between/i.test(bound ?? '') && !isRange) return null
  // In "46-52k" both are thousands.
  const second = isRange ? amountOf(figure2, k2) : null
  const plain = amountOf(figure1, k1)
  const first = isRange && !k1 && k2 && plain < 1000 ? plain * 1000 : plain
  const top = second ?? first
  const unit = unitOf(said) ?? (said === undefined ? unitBySize(top, [figure1, figure2]) : null)
  if (top > MOST_PAY) return null
  if (unit === null || (second !== null && second < first)) return null
  const isMarked =
    [mark1, mark2, k1, k2].some((mark) => mark !== undefined) || /\b(?:quid|pounds?)\b/i.test(sum)
  if (!isMarked && top < LEAST_UNMARKED[unit]) return null
  // "44 to 52 a year" is short for thousands.
  if (unit === 'year' && top < LEAST_YEARLY) return null
  if (extras !== undefined && VAGUE_EXTRAS.test(extras) && !RISES.test(extras)) return null
  const isUpper = !isRange && UPPER_BOUND.test(bound ?? '')
  const isLower = !isRange && LOWER_BOUND.test(bound ?? '')
  return {
    kind: 'pay',
    min: isUpper ? null : first,
    max: isLower ? null : top,
    unit,
    currency: currencyOf(mark1 ?? mark2),
    extras:
      extras
        ?.trim()
        .replace(
          /^(?:all[- ]in,? )?(?:(?:that|which|it) )?inc(?:l?\.?|l?uding|ludes|lusive of) /i,
          'including ',
        ) ?? null,
    inAdvert: !NOT_IN_ADVERT.test(text),
  }
}

const SHORT = new RegExp(
  `^${OPENING}(?:(between|from|up to|at least|max(?:imum)?)\\s+)?(£\\s?)?(\\d{2,3}(?:\\.\\d)?)(?:\\s?(?:-|–|—|to|and)\\s?(?:£\\s?)?(\\d{2,3}(?:\\.\\d)?))?(?:,?\\s(?:a|per) year| pa)?${FLAT}(?:,?\\s(?:since|from) (?:january|february|march|april|may|june|july|august|september|october|november|december)|,?\\s(?:now|at the moment|these days))?(?:,?\\s(max|tops))?(?:,?\\s(${TERMS}|depending|doe)|,?\\s?(?:\\+|plus|with|and)\\s?(\\D.{1,120}))?$`,
  'i',
)
/** In thousands. Less may be by the hour. */
const LEAST_SHORT = 24
const MOST_SHORT = 250
/** Behind a "£" less is by the hour as often, and more by the day. */
const LEAST_MARKED = 30
const MOST_MARKED = 99

/** Whether a sum behind a "£", of which nobody said the unit, is a year's pay in thousands: "£44 to 52". */
export const isMarkedSalary = (least: number, most: number): boolean =>
  least >= LEAST_MARKED && most <= MOST_MARKED

/** What somebody who is asked for a salary means by "28 to 34". Only for words that are known to be about pay. */
export function parseShortPay(value: string): Pay | null {
  const text = toSum(value).replace(NOT_IN_ADVERT, '').replace(SETTLED, '')
  const match = SHORT.exec(text) ?? SHORT.exec(withFigures(withThousands(text)).replace(BASIC, ''))
  const [, bound = '', mark, low = '', high, top, terms, onTop] = match ?? []
  const [first, last] = [Number(low), Number(high ?? low)]
  if (low === '' || first < LEAST_SHORT || last > MOST_SHORT || last < first) return null
  if (mark !== undefined && !/ (?:a|per) year| pa\b/i.test(text) && !isMarkedSalary(first, last)) return null
  if (high === undefined && /^between/i.test(bound)) return null
  const isUpper = high === undefined && (top !== undefined || UPPER_BOUND.test(bound))
  const isLower = high === undefined && LOWER_BOUND.test(bound)
  return {
    kind: 'pay',
    min: isUpper ? null : Math.round(first * 1000),
    max: isLower ? null : Math.round(last * 1000),
    unit: 'year',
    currency: 'GBP',
    extras: onTop?.trim() ?? (terms?.includes(' ') ? terms.replace(/^all[- ]in,? /i, '') : null),
    inAdvert: !NOT_IN_ADVERT.test(value),
  }
}

export const isTerms = (extras: string): boolean => new RegExp(`^${TERMS}$`, 'i').test(extras)

/** Without whom they are for. */
export const figuresOf = ({ min, max, unit, currency, extras }: Pay): PayFigures => ({
  min,
  max,
  unit,
  currency,
  extras,
})
