import type { Token } from './tokens'

const MONTH =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)$/
/** Months whose names are words as often. */
const AMBIGUOUS = /^(?:may|march|mar)$/
const ORDINAL = /^(\d{1,2})th$/
const FIRSTS = ['first', 'second', 'third', 'fourth']

/** The day that an ordinal says, or null: "11th", "first". */
function dayOf({ text }: Token): string | null {
  const place = FIRSTS.indexOf(text)
  return ORDINAL.exec(text)?.[1] ?? (place < 0 ? null : String(place + 1))
}

/** "11th January", "the first of May" and "March the 3rd" as "11 January", "the 1 of May" and "March the 3": a day of a month is written either way. */
export function withPlainDates(tokens: readonly Token[]): Token[] {
  const isMonth = (at: number) => MONTH.test(tokens[at]?.text ?? '')
  return tokens.map((token, at) => {
    const day = dayOf(token)
    if (day === null) return token
    const isOf = tokens[at + 1]?.text === 'of' && isMonth(at + 2)
    // "The third may need help", "the first march".
    const isBeside = isMonth(at + 1) && (/^\d/.test(token.raw) || !AMBIGUOUS.test(tokens[at + 1]?.text ?? ''))
    const isBehind = isMonth(at - 1) || (tokens[at - 1]?.text === 'the' && isMonth(at - 2))
    return isOf || isBeside || (isBehind && ORDINAL.test(token.text)) ? { ...token, text: day } : token
  })
}

/** Feasts and seasons that people give a date by. For patterns. */
export const SEASON_WORDS =
  'spring|summer|autumn|winter|christmas|xmas|easter|whitsun|michaelmas|hogmanay|diwali|hanukkah|ramadan|eid'
const SEASON = new RegExp(`^(?:${SEASON_WORDS})$`)
const YEAR = /^(?:19|20)\d\d$/
/** Between the name of a date and its year: "Easter term 2027", "the spring of 2027". */
const BETWEEN = /^(?:of|term|break|holidays?|day|eve|shutdown)$/
const BOUND = /^(?:by|until|before|after)$/
/** Between a bound and the name of a date. */
const BEFORE_NAME =
  /^(?:the|end|start|beginning|middle|about|around|early|late|mid|of|next|this|\d{1,2}(?:th)?)$/

interface NamedDate {
  /** A feast, a season or the first letters of a month. */
  name: string
  year: string | null
  /** "By", "until", "before" or "after", where one stands in front. */
  bound: string | null
}

const nameAt = (tokens: readonly Token[], at: number): string | null => {
  const text = tokens[at]?.text ?? ''
  if (SEASON.test(text)) return text === 'xmas' ? 'christmas' : text
  if (text === 'year' && tokens[at - 1]?.text === 'new') return 'new year'
  return MONTH.test(text) ? text.slice(0, 3) : null
}

/** "By Christmas 2027", "the spring of 2027", "3 March". Of a month that is a word as often, only with its year. */
export function namedDatesIn(tokens: readonly Token[]): NamedDate[] {
  return tokens.flatMap((token, at): NamedDate[] => {
    const name = nameAt(tokens, at)
    if (name === null) return []
    let behind = at + 1
    while (behind < at + 3 && BETWEEN.test(tokens[behind]?.text ?? '')) behind += 1
    const next = tokens[behind]?.text ?? ''
    const year = YEAR.test(next) ? next : null
    if (year === null && AMBIGUOUS.test(token.text)) return []
    let front = name === 'new year' ? at - 2 : at - 1
    while (front > at - 6 && BEFORE_NAME.test(tokens[front]?.text ?? '')) front -= 1
    const lead = tokens[front]?.text ?? ''
    return [{ name, year, bound: BOUND.test(lead) ? lead : null }]
  })
}

/** Whether `part` gives the year of a date of `tokens` without its feast, season or month, or that without any year. */
export function splitsDate(part: readonly Token[], tokens: readonly Token[]): boolean {
  const dates = namedDatesIn(tokens).filter(({ year }) => year !== null)
  if (dates.length === 0) return false
  const texts = new Set(part.map(({ text }) => text))
  const names = new Set(part.flatMap((_, at) => nameAt(part, at) ?? []))
  const hasYear = part.some(({ text }) => YEAR.test(text))
  const isWhole = ({ name, year }: NamedDate) => names.has(name) && texts.has(year ?? '')
  // A year that is said by itself besides is no part of a date.
  const isBare = ({ year }: NamedDate) =>
    tokens.filter(({ text }) => text === year).length > dates.filter((other) => other.year === year).length
  return dates.some(
    (date) =>
      (names.has(date.name) && !hasYear) ||
      (texts.has(date.year ?? '') &&
        !isBare(date) &&
        !dates.some((other) => other.year === date.year && isWhole(other))),
  )
}

/** Whether `part` gives a date of `tokens` without the "by", "until", "before" or "after" in front of it. */
export function losesBound(part: readonly Token[], tokens: readonly Token[]): boolean {
  const own = namedDatesIn(part)
  const dates = namedDatesIn(tokens)
  return own.some(({ name, bound }) => {
    const said = dates.filter((date) => date.name === name)
    return bound === null && said.length > 0 && said.every((date) => date.bound !== null)
  })
}
