import { figuresOf } from './language/figures'
import { isFigure, type Token } from './language/tokens'

const WEEK = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const WORKING_DAYS = 5
const LONGEST_SHIFT = 16
/** In hours. A longer sum is no week. */
const LONGEST_WEEK = 84
/** In minutes. */
const LONGEST_BREAK = 90
/** More are a rota that nobody adds up in a sentence. */
const TIMES_MAX = 6

/** In hours: "7.3" is half past seven. */
function timeOf(value: string): number | null {
  const [hours = '', minutes = ''] = value.split('.')
  const [hour, minute] = [Number(hours), Number(minutes.padEnd(2, '0'))]
  return hour <= 24 && minute < 60 && minute % 5 === 0 ? hour + minute / 60 : null
}

/** In the order in which they stand. What is counted or measured is no time. */
const timesIn = (tokens: readonly Token[]): number[] =>
  figuresOf(tokens)
    .flatMap(({ value, currency, unit }) => (currency === null && unit === null ? (timeOf(value) ?? []) : []))
    .slice(0, TIMES_MAX)

/** In hours, with none. */
function breaksIn(tokens: readonly Token[]): number[] {
  const minutes = figuresOf(tokens).flatMap(({ value, unit }) => (unit === 'minute' ? [Number(value)] : []))
  const hasHour = tokens.some(({ text }, at) => /^an?$/.test(text) && tokens[at + 1]?.text === 'hour')
  return [0, ...(hasHour ? [1] : []), ...minutes.filter((one) => one <= LONGEST_BREAK).map((one) => one / 60)]
}

const dayAt = (tokens: readonly Token[], at: number): number => {
  const text = tokens[at]?.text ?? ''
  return text.length < 3 ? -1 : WEEK.findIndex((day) => day.startsWith(text.slice(0, 3)) && !isFigure(text))
}

/** "Four days", "Monday to Thursday". */
function daysIn(tokens: readonly Token[]): number[] {
  const counted = figuresOf(tokens).flatMap(({ value, unit }) =>
    unit === 'day' || unit === 'shift' ? [Number(value)] : [],
  )
  const spans = tokens.flatMap((_, at) => {
    const from = dayAt(tokens, at)
    const to = dayAt(tokens, /^(?:to|until|-)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1)
    return from >= 0 && to > from ? [to - from + 1] : []
  })
  return [...counted, ...spans].filter((days) => days >= 1 && days <= WEEK.length)
}

/** What a day can come to, from any time to one that stands behind it. */
const shiftsOf = (times: readonly number[], breaks: readonly number[]): number[] =>
  times.flatMap((start, at) =>
    times
      .slice(at + 1)
      .flatMap((end) => [end - start, end - start + 12, end - start + 24])
      .filter((hours) => hours > 0 && hours <= LONGEST_SHIFT)
      .flatMap((hours) => breaks.map((pause) => hours - pause)),
  )

/**
 * Whether a week can come to `total` hours by the times that a sentence gives, with breaks and days of its own or that were `said`: so many
 * days of one length, with some of another.
 */
export function isSumOfHours(total: number, sentence: readonly Token[], said: readonly Token[]): boolean {
  if (!(total > 0 && total <= LONGEST_WEEK)) return false
  const times = timesIn(sentence).filter((time) => time !== total)
  const all = [...sentence, ...said]
  const days = [...new Set([...daysIn(all), WORKING_DAYS])]
  const shifts = [...new Set(shiftsOf(times, [...new Set(breaksIn(all))]))]
  const isTotal = (hours: number) => Math.abs(hours - total) < 0.01
  return shifts.some((shift) =>
    days.some(
      (count) =>
        isTotal(count * shift) ||
        shifts.some((other) =>
          [1, ...days].some((more) => count + more <= WEEK.length && isTotal(count * shift + more * other)),
        ),
    ),
  )
}
