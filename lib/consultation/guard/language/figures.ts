import { withoutPrototype } from '@/lib/consultation/guard/language/without-prototype'
import { isFigure, type Token } from './tokens'

export interface Figure {
  value: string
  /** ISO 4217, or null. */
  currency: string | null
  /** What is counted or measured, or null. */
  unit: string | null
}

const UNITS: Record<string, string> = withoutPrototype(
  Object.fromEntries(
    Object.entries({
      hour: 'hour hours h ph',
      minute: 'minute minutes',
      day: 'day days pd',
      week: 'week weeks weekly pw',
      fortnight: 'fortnight fortnights fortnightly',
      month: 'month months monthly pcm',
      quarter: 'quarter quarters quarterly',
      year: 'year years annum annually annual yearly pa',
      shift: 'shift shifts',
      percent: '% percent',
      mile: 'mile miles mph',
      kilometre: 'km kilometre kilometres kilometer kilometers',
      metre: 'm metre metres meter meters',
      millimetre: 'mm millimetre millimetres',
      kilogram: 'kg kilo kilos kilogram kilograms',
      tonne: 'tonne tonnes ton tons t',
      volt: 'v volt volts',
      kilovolt: 'kv kilovolt kilovolts',
      watt: 'w watt watts',
      kilowatt: 'kw kilowatt kilowatts',
      megawatt: 'mw megawatt megawatts',
      gigawatt: 'gw gigawatt gigawatts',
      kilowattHour: 'kwh',
      kilovoltAmpere: 'kva',
      megavoltAmpere: 'mva',
      hertz: 'hz hertz',
      kilohertz: 'khz kilohertz',
      megahertz: 'mhz megahertz',
      milliamp: 'ma milliamp milliamps',
      kiloamp: 'ka kiloamp kiloamps',
      kilonewton: 'kn kilonewton kilonewtons',
      newtonMetre: 'nm newton-metre newton-metres',
      kilopascal: 'kpa kilopascal kilopascals',
      megapascal: 'mpa megapascal megapascals',
      millibar: 'mbar millibar millibars',
      litre: 'litre litres liter liters ltr ltrs',
      gram: 'gram grams gramme grammes',
      centimetre: 'cm centimetre centimetres',
      micron: 'micron microns',
      decibel: 'db decibel decibels',
      bar: 'bar bars',
      person: 'people persons staff heads',
    }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])),
  ),
)

const CURRENCIES: Record<string, string> = withoutPrototype({
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  usd: 'USD',
  dollars: 'USD',
})

const EACH = /^(?:a|an|per|each|every|\/|p)$/
const RANGE = /^(?:to|and|or|£|€|\$|between)$/

/** "£20 to £25 an hour": five words. */
const UNIT_REACH = 5

/** The unit may stand behind the second end of a range; that of pay stands behind "a" or "per". */
function unitAfter(tokens: readonly Token[], at: number, isPay: boolean): string | null {
  for (let next = at + 1; next <= at + UNIT_REACH && next < tokens.length; next += 1) {
    const text = tokens[next]?.text ?? ''
    if (UNITS[text]) return UNITS[text]
    if (isPay && EACH.test(text)) continue
    if (!isFigure(text) && !RANGE.test(text) && text !== '+' && text !== 'more' && text !== 'working')
      return null
  }
  return null
}

/** The money sign of the first end holds for both. */
function currencyOf(tokens: readonly Token[], at: number): string | null {
  const after = CURRENCIES[tokens[at + 1]?.text ?? '']
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    const text = tokens[before]?.text ?? ''
    if (CURRENCIES[text] && !/^\p{L}/u.test(text)) return CURRENCIES[text]
    if (!isFigure(text) && !RANGE.test(text)) break
  }
  return after && /^(?:gbp|pounds|quid|eur|euros?|usd|dollars|€)$/.test(tokens[at + 1]?.text ?? '')
    ? after
    : null
}

export function figuresOf(tokens: readonly Token[]): Figure[] {
  return tokens.flatMap((token, at) => {
    if (!isFigure(token.text)) return []
    const currency = currencyOf(tokens, at)
    return [{ value: token.text, currency, unit: unitAfter(tokens, at, currency !== null) }]
  })
}

/** Written as one word, it is a rate wherever it stands. */
const ADVERBS: Record<string, string> = withoutPrototype({
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
  annually: 'year',
  yearly: 'year',
  annum: 'year',
  pa: 'year',
  ph: 'hour',
  pd: 'day',
  pw: 'week',
  pcm: 'month',
})
const NO_RATE = /^(?:in|for|after|within|of|once|until|about|over|during|half|is|as)$/
/** How far a rate may stand behind its figure. */
const RATE_REACH = 6

/** "£20 an hour", "2 days a week", "paid monthly": hour, week, month. */
export function ratesOf(tokens: readonly Token[]): string[] {
  const rates: string[] = []
  let lastFigure = Number.NEGATIVE_INFINITY
  tokens.forEach((token, at) => {
    if (isFigure(token.text)) lastFigure = at
    const unit = ADVERBS[token.text]
    if (unit) rates.push(unit)
    const each = tokens[at - 1]?.text ?? ''
    const counted = UNITS[token.text]
    const isRate = counted && !unit && EACH.test(each) && !NO_RATE.test(tokens[at - 2]?.text ?? '')
    if (isRate && (at - lastFigure <= RATE_REACH || /^(?:per|each|every|\/)$/.test(each))) rates.push(counted)
  })
  return rates
}

/** The unit a word names, or null. */
export const unitOf = (word: string): string | null => UNITS[word] ?? null

/** Said for any unit with that prefix: "1.6 meg" is 1.6 MW, MVA or MHz. */
const SAID_PREFIXES: Record<string, RegExp> = withoutPrototype({
  meg: /^mega/,
  megs: /^mega/,
  gig: /^giga/,
  gigs: /^giga/,
  kilo: /^kilo/,
  mil: /^mill/,
})

/** Whether a text says the unit that a symbol stands for: "kilowatt", "mega watt" or "meg" for kW or MW. */
export function saysUnit(tokens: readonly Token[], symbol: string): boolean {
  const unit = unitOf(symbol)
  return (
    unit !== null &&
    tokens.some(
      ({ text }, at) =>
        unitOf(text) === unit ||
        unitOf(text + (tokens[at + 1]?.text ?? '')) === unit ||
        (isFigure(tokens[at - 1]?.text ?? '') && SAID_PREFIXES[text]?.test(unit) === true),
    )
  )
}

/** "1.4m", said of money, is £1.4 million. */
export const isInMillions = (sum: Figure, said: Figure): boolean =>
  sum.currency !== null &&
  said.currency === null &&
  said.unit === 'metre' &&
  Number(sum.value) === Number(said.value) * 1_000_000
