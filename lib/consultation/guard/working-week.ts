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

/** In hours, of a lunch that nobody mentioned. */
const USUAL_BREAKS = [0, 0.25, 0.5, 0.75, 1]
const SHORTEST_SHIFT = 3

interface Week {
  /** In hours, of one day without its break. */
  day: number
  days: number
  /** In hours. Null where none is mentioned. */
  pause: number | null
}

/** The week that one start and one finish make. Null where the words give more, or fewer, times than these. */
function readWeek(tokens: readonly Token[]): Week | null {
  const [start, end, ...others] = [...new Set(timesIn(tokens))]
  if (start === undefined || end === undefined || others.length > 0) return null
  const day = [end - start, end - start + 12, end - start + 24].find((hours) => hours >= SHORTEST_SHIFT)
  const [days = WORKING_DAYS, ...counts] = [...new Set(daysIn(tokens))]
  const [, ...pauses] = [...new Set(breaksIn(tokens))]
  if (day === undefined || day > LONGEST_SHIFT || counts.length > 0 || pauses.length > 1) return null
  return { day, days, pause: pauses[0] ?? null }
}

/** What the times of a week come to, where that is none of `min` to `max` hours, whether the break is paid or not. Null where it is, or nobody can tell. */
export function findOtherWeek(
  tokens: readonly Token[],
  { min, max }: { min: number; max: number },
): (Week & { hours: number }) | null {
  const week = readWeek(tokens)
  if (!week) return null
  const { day, days, pause } = week
  const hoursWith = (length: number) => days * (day - length)
  const isSaid = (hours: number) => hours > min - 0.01 && hours < max + 0.01
  const pauses = pause === null ? USUAL_BREAKS : [0, pause]
  return pauses.some((length) => isSaid(hoursWith(length))) ? null : { ...week, hours: hoursWith(pause ?? 0) }
}
