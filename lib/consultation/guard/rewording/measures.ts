import { splitsDate } from '@/lib/consultation/guard/language/dates'
import { saysUnit, unitOf } from '@/lib/consultation/guard/language/figures'
import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import { foldName, isAcronymOf, isOneSlipApart } from '@/lib/consultation/guard/language/names'
import { isNominalVoltage, spokenReadings } from '@/lib/consultation/guard/language/spoken'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import type { Pair } from './pair'
import type { RewordingContext, RewordingText } from './text'

/** Times with a colon or a point are the same; "18th" is 18. */
const plainFigure = (value: string) =>
  value
    .replace(/th$/, '')
    .replace(':', '.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** A line has fewer; more are compared as they are written. */
const COMPARED_MAX = 40

/** Words that stand for a figure. */
const FIGURE_WORDS: Record<string, RegExp> = {
  1: /./,
  2: /^(?:couple|pair|twice|double|both|two|second|fortnight\w*|twins?)$/,
  3: /^(?:third|triple|treble|quarter(?:s|ly)?)$/,
  4: /^fourth$/,
  14: /^fortnight\w*$/,
  50: /^half$/,
  1.5: /^half$/,
  100: /^(?:fully|all|entirely|completely|wholly|full|remote)$/,
  5: /^(?:fifth|weekdays?|full|monday)$/,
  12: /^(?:year|annual|noon|midday)$/,
  0: /^(?:no|none|without|not)$/,
  24: /^(?:day|clock)$/,
  7: /^(?:week|day|every)$/,
}

const canBeWords = (value: string, text: RewordingText) =>
  [...text.words].some((word) => FIGURE_WORDS[value]?.test(word))

/** 24 months and 2 years, 16:00 and 4 pm. */
function isConverted(value: string, others: readonly string[]): boolean {
  const number = Number(plainFigure(value))
  return others.some((other) => {
    const candidate = Number(plainFigure(other))
    return (
      [12, 7, 24, 52, 60, 1000, 1_000_000].some(
        (factor) => number === candidate * factor || candidate === number * factor,
      ) ||
      (Math.abs(number - candidate) === 12 && Math.max(number, candidate) <= 24)
    )
  })
}

const SHORT_YEAR_LEAD = /^(?:since|in|from|established|founded|est|started|of)$/

/** "Since 87" and "since 1987". */
function isYearInFull(value: string, other: RewordingText): boolean {
  const isBehindLead = (at: number) => SHORT_YEAR_LEAD.test(other.tokens[at - 1]?.text ?? '')
  return (
    /^(?:19|20)\d\d$/.test(value) &&
    other.tokens.some(({ text }, at) => text === value.slice(2) && isBehindLead(at))
  )
}

/** The year that a short one stands for, in a text that has it in full. */
const isShortYear = (value: string, own: RewordingText, other: RewordingText): boolean =>
  /^\d\d$/.test(value) &&
  other.figures.some((figure) => figure.value.endsWith(value) && isYearInFull(figure.value, own))

const valuesOf = (text: RewordingText) => text.figures.map(({ value }) => plainFigure(value))

const SHARE_WHOLES: readonly string[] = ['2', '3', '4', '5', '10', '20', '100']

/** "Eight in ten" and "8 out of 10" are 80 per cent. */
function sharesIn({ tokens }: RewordingText): { value: string; parts: string[] }[] {
  return tokens.flatMap(({ text }, at) => {
    const next = tokens[at + 1]?.text === 'out' ? at + 2 : at + 1
    const isShare =
      /^(?:in|of)$/.test(tokens[next]?.text ?? '') && (next > at + 1 || tokens[next]?.text === 'in')
    const whole = tokens[next + 1]?.text ?? ''
    if (!isShare || !/^\d+$/.test(text) || !SHARE_WHOLES.includes(whole) || Number(text) > Number(whole))
      return []
    return [{ value: String((100 * Number(text)) / Number(whole)), parts: [text, whole] }]
  })
}

/** The figures of `text` that `other` has in no form. */
export function strayFigures(text: RewordingText, other: RewordingText): string[] {
  const values = new Set(valuesOf(other))
  // "Three fifty" says 350 where the other text has that.
  const read = new Set([
    ...spokenReadings(other.tokens).map(({ value }) => value),
    ...sharesIn(other).map(({ value }) => value),
    ...[...spokenReadings(text.tokens), ...sharesIn(text)].flatMap(({ value, parts }) =>
      values.has(value) ? parts : [],
    ),
  ])
  return valuesOf(text).filter(
    (value) =>
      !values.has(value) &&
      !read.has(value) &&
      !canBeWords(value, other) &&
      !isYearInFull(value, other) &&
      !isShortYear(value, text, other) &&
      !isConverted(value, [...values].slice(0, COMPARED_MAX)),
  )
}

export const figureChanged = ({ before, after }: Pair): boolean =>
  strayFigures(before, after).length > 0 ||
  strayFigures(after, before).length > 0 ||
  splitsDate(after.tokens, before.tokens) ||
  splitsDate(before.tokens, after.tokens)

export function unitChanged({ before, after }: Pair): boolean {
  const unitsAfter = new Set([...after.words].map(unitOf))
  for (const figure of before.figures.slice(0, COMPARED_MAX))
    for (const other of after.figures.slice(0, COMPARED_MAX)) {
      if (figure.value !== other.value) continue
      if (figure.currency && other.currency && figure.currency !== other.currency) return true
      if (figure.currency && !after.figures.some(({ currency }) => currency !== null)) return true
      if (figure.unit && figure.unit !== 'person' && !unitsAfter.has(figure.unit) && !other.currency)
        return true
    }
  const dropped = before.rates.filter((rate) => !after.rates.includes(rate))
  const added = after.rates.filter((rate) => !before.rates.includes(rate))
  const isPay = before.figures.some(({ currency }) => currency !== null)
  return (dropped.length > 0 && added.length > 0) || (isPay && dropped.some((rate) => /hour|day/.test(rate)))
}

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|sday|day|nesday|rs|rsday|urday|r|esday)?s?$/
const MONTH =
  /^(?:jan|feb|apr|june|july|jun|jul|aug|sept?|oct|nov|dec|january|february|april|august|september|october|november|december)$/
const WHOLE_WEEK = /^(?:weekdays?|weekends?|week|weekly|daily|midweek|days?)$/

/** The three letters of each weekday and month that is named. */
function datesOf({ tokens }: RewordingText): { days: Set<string>; months: Set<string> } {
  const days = new Set<string>()
  const months = new Set<string>()
  tokens.forEach(({ text, raw, isFirst }, at) => {
    const isCapital = /^\p{Lu}/u.test(raw)
    if (WEEKDAY.test(text) && (isCapital || !/^(?:sat|sun|wed)$/.test(text))) days.add(text.slice(0, 3))
    else if (MONTH.test(text)) months.add(text.slice(0, 3))
    else if (/^(?:may|march|mar)$/.test(text)) {
      const follows = /^(?:in|by|from|until|before|after|early|late|mid|since|of)$/.test(
        tokens[at - 1]?.text ?? '',
      )
      if (follows || (isCapital && !isFirst)) months.add(text.slice(0, 3))
    }
  })
  return { days, months }
}

function datesChanged({ before, after }: Pick<Pair, 'before' | 'after'>): boolean {
  const [old, now] = [datesOf(before), datesOf(after)]
  const differ = (left: Set<string>, right: Set<string>) => [...left].some((name) => !right.has(name))
  // "March next year", without its capital, is a month where the other text says so.
  const strayMonth = (left: Set<string>, right: Set<string>, { words }: RewordingText) =>
    [...left].some((name) => !right.has(name) && !words.has(name) && !(name === 'mar' && words.has('march')))
  if (strayMonth(old.months, now.months, after) || strayMonth(now.months, old.months, before))
    return ![...before.words, ...after.words].some((word) =>
      /^(?:spring|summer|autumn|winter|q\d?|quarter|easter|christmas)$/.test(word),
    )
  const isWhole = [...before.words, ...after.words].some((word) => WHOLE_WEEK.test(word))
  return (differ(old.days, now.days) || differ(now.days, old.days)) && !isWhole
}

/** People are left out of a line that candidates read. */
const FIRST_NAME_SET = new Set([...FIRST_NAMES].map((name) => name.toLowerCase()))

/** "Priti our fundraising officer", "with me, Priti and two others" and "Martin Oyelaran" name people whom no list of names may know. */
function peopleIn({ tokens }: RewordingText): Set<string> {
  const isOurs = (at: number) => /^(?:our|my)$/.test(tokens[at + 1]?.text ?? '')
  const isBesideMe = (at: number) =>
    tokens[at - 1]?.text === 'me' || (tokens[at - 1]?.text === 'and' && tokens[at - 2]?.text === 'me')
  const isSurname = (at: number) => FIRST_NAME_SET.has(tokens[at - 1]?.text ?? '')
  return new Set(
    tokens.flatMap(({ raw }, at) =>
      /^\p{Lu}\p{Ll}+(?:[’']s)?$/u.test(raw) && (isOurs(at) || isBesideMe(at) || isSurname(at))
        ? [foldName(raw)]
        : [],
    ),
  )
}

const IS_ELECTRICAL = /^(?:h|l|m)?v$|^kv$|^(?:kilo)?volts?$|^voltages?$/

/** "415 V" for the "415" that was said beside "11 kV". */
function isVoltOfBare(name: string, text: RewordingText, other: RewordingText): boolean {
  const places = text.tokens.flatMap(({ text: word }, at) => (word === name ? [at] : []))
  return (
    name === 'v' &&
    other.tokens.some(({ text: word }) => IS_ELECTRICAL.test(word)) &&
    places.every((at) => {
      const figure = text.tokens[at - 1]?.text ?? ''
      return isNominalVoltage(figure) && other.words.has(figure)
    })
  )
}

/** "NVQ Level 3" of an "NVQ 3". */
function isLevelOfBare(name: string, text: RewordingText, other: RewordingText): boolean {
  const pairs = ({ tokens }: RewordingText) =>
    tokens.flatMap(({ text: word }, at) => [`${word} ${tokens[at + 1]?.text ?? ''}`])
  const bare = new Set(pairs(other))
  return (
    name === 'level' &&
    text.tokens.every(
      ({ text: word }, at) =>
        word !== 'level' || bare.has(`${text.tokens[at - 1]?.text} ${text.tokens[at + 1]?.text}`),
    )
  )
}

/** The names of `text` that `other` does not hold in any spelling. */
export function strayNames(text: RewordingText, other: RewordingText, context: RewordingContext): string[] {
  const known = new Set(
    tokensOf([context.company, context.jobTitle, ...(context.terms ?? [])].join(' ')).flatMap((token) => [
      foldName(token.raw),
      token.text,
    ]),
  )
  const people = peopleIn(text)
  const unknown = text.names.filter(
    (name) =>
      !other.nameWords.has(name) &&
      !known.has(name) &&
      !FIRST_NAME_SET.has(name) &&
      !people.has(name) &&
      !saysUnit(other.tokens, name) &&
      !isVoltOfBare(name, text, other) &&
      !isLevelOfBare(name, text, other),
  )
  if (unknown.length > COMPARED_MAX) return unknown
  const isSpelledOut = other.names.slice(0, COMPARED_MAX).some((name) => isAcronymOf(name, text.tokens))
  const isSlip = (name: string) => [...other.nameWords].some((word) => isOneSlipApart(name, word))
  return unknown.filter(
    (name) => !isSpelledOut && !isAcronymOf(name, other.tokens) && !(name.length > 4 && isSlip(name)),
  )
}

export const nameChanged = ({ before, after, context }: Pair) =>
  (context.isNameless !== true && strayNames(before, after, context).length > 0) ||
  strayNames(after, before, context).length > 0 ||
  datesChanged({ before, after })
