import { type Amount, isBeside, isSpelled, isWhole, textsAt } from './number-tokens'
import type { Token } from './tokens'

const isHour = (token: Token | undefined) =>
  isWhole(token) && Number(token?.text) >= 1 && Number(token?.text) <= 12
const hourBefore = (hour: Token | undefined) => ((Number(hour?.text) + 10) % 12) + 1

/** Beside a time. */
const SAID_TIME = /^(?:until|to|start|starts|finish|finishes|am|pm|at|from|by)$/
/** Behind "half 7": another time, or what part of the day it is. */
const GOES_ON =
  /^(?:\d{1,2}(?:[.:]\d\d?)?|half|quarter|in|sharp|every|on|monday|tuesday|wednesday|thursday|friday|fridays|saturday|sunday)$/
/** Where "ten to five" is a time, and no range. */
const DUE_BEHIND = /^(?:until|at|by|gone|before|after|around)$/
const DUE_BEFORE = /^(?:start|starts|finish|finishes|sharp|am|pm)$/
const NO_HALF_BEHIND = /^(?:a|an|and|the|other|second|first)$/

/** "Half five", "half past six", and "half 7" beside another time. */
function halfAt(tokens: readonly Token[], at: number): Amount | null {
  const next = tokens[at + 1]
  if (next?.text === 'past')
    return isHour(tokens[at + 2]) ? { text: `${tokens[at + 2]?.text}.30`, length: 3 } : null
  if (!isHour(next) || NO_HALF_BEHIND.test(tokens[at - 1]?.text ?? '')) return null
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 2]?.text ?? '']
  const isTime =
    isSpelled(next) || SAID_TIME.test(before) || SAID_TIME.test(after) || GOES_ON.test(after) || after === ''
  return isTime ? { text: `${next?.text}.30`, length: 2 } : null
}

/** "Quarter to eight", "quarter past six". */
function quarterAt(tokens: readonly Token[], at: number): Amount | null {
  const start = textsAt(tokens, at, 2)
  const hour = tokens[at + 2]
  if (!isHour(hour)) return null
  if (start === 'quarter past') return { text: `${hour?.text}.15`, length: 3 }
  return start === 'quarter to' ? { text: `${hourBefore(hour)}.45`, length: 3 } : null
}

/** "Six thirty till two fifteen". */
function hourAndMinutesAt(tokens: readonly Token[], at: number): Amount | null {
  const [hour, minutes, after] = tokens.slice(at, at + 3)
  const isSaidTime = SAID_TIME.test(after?.text ?? '') || SAID_TIME.test(tokens[at - 1]?.text ?? '')
  if (!isSaidTime || !isHour(hour) || !isSpelled(minutes)) return null
  return isBeside(hour, minutes) && /^(?:15|20|30|40|45)$/.test(minutes?.text ?? '')
    ? { text: `${hour?.text}.${minutes?.text}`, length: 2 }
    : null
}

/** "Twenty past four"; "ten to five" only where a time is due, for it may be a range. */
function minutesAt(tokens: readonly Token[], at: number): Amount | null {
  const [minutes, joint, hour, after] = tokens.slice(at, at + 4)
  if (!/^(?:5|10|20|25)$/.test(minutes?.text ?? '') || !isHour(hour)) return null
  if (joint?.text === 'past')
    return { text: `${hour?.text}.${(minutes?.text ?? '').padStart(2, '0')}`, length: 3 }
  const isDue = DUE_BEHIND.test(tokens[at - 1]?.text ?? '') || DUE_BEFORE.test(after?.text ?? '')
  return joint?.text === 'to' && isDue
    ? { text: `${hourBefore(hour)}.${60 - Number(minutes?.text)}`, length: 3 }
    : null
}

/**
 * The time of the clock that British words say at `at`, as "7.30", or null. All comparisons of figures read it, because tokens hold its
 * result.
 */
export function clockAt(tokens: readonly Token[], at: number): Amount | null {
  const first = tokens[at]?.text
  if (first === 'half') return halfAt(tokens, at)
  if (first === 'quarter') return quarterAt(tokens, at)
  return isSpelled(tokens[at]) ? (hourAndMinutesAt(tokens, at) ?? minutesAt(tokens, at)) : null
}

/** "07:30" and "16:00" as people say them, "7.30" and "4"; other figures as they are. A point may be pence. */
export function readDigitalClock(text: string): string {
  const [, hour = '', minutes = ''] =
    /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? /^(0\d)\.?([0-5]\d)$/.exec(text) ?? []
  if (hour === '' || Number(hour) > 24) return text
  return `${((Number(hour) + 11) % 12) + 1}.${minutes}`
}
