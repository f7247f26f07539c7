import { COUNT } from './corrections'
import { topicOf } from './judge'
import { canReplace } from './kinds'
import type { Ledger } from './ledger'
import { NUMBER, numberOf } from './numbers'
import { hasPay, payValue } from './pay'
import { escaped, without } from './withdraw'
import { overlap, stems } from './words'

type Words = { quote: string; at: number }

const NUMBERS = /\d+(?:[.,]\d+)?/g
const UNIT = /\d ?(years?|months?|weeks?|days?|hours?|%|k)/i

function sameNumber(one: string, other: string): boolean {
  const a = numberOf(one)
  return a !== null && a === numberOf(other)
}

/** How `old` gives way to `by` in a value; the function gives null where `old` is not there. A bare number takes its unit from `by`. */
function exchange(old: string, by: string): (value: string) => string | null {
  const count = COUNT.exec(old)
  const next = COUNT.exec(by)
  if (count === null) {
    // A date with its day takes the place of the whole date.
    const day = /^\d{1,2}(?:st|nd|rd|th)?\b/.test(by) ? '(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?' : ''
    const literal = new RegExp(`(?<![\\p{L}\\p{N}])${day}${escaped(old)}(?![\\p{L}\\p{N}])`, 'iu')
    return (value) => (literal.test(value) ? value.replace(literal, () => by) : null)
  }
  // "Two of them, not one" counts something else than what was said before.
  if (next === null && (count[3] ?? '') === '' && !/\d/.test(by)) return () => null
  const unit = (next?.[3] ?? count[3] ?? UNIT.exec(by)?.[1] ?? '').slice(0, 4)
  const figure = next?.[1] ?? by.match(NUMBERS)?.at(-1) ?? by
  const numbers = new RegExp(
    `(?<![\\p{L}\\p{N}£.,])${NUMBER}(?:\\+)?(?= ?-?(?:${unit === '' ? '\\p{L}' : escaped(unit)}))`,
    'giu',
  )
  return (value) => {
    for (const match of value.matchAll(numbers)) {
      if (!sameNumber(match[0].replace('+', ''), count[1] ?? '')) continue
      return `${value.slice(0, match.index)}${figure}${next?.[2] ?? ''}${value.slice(match.index + match[0].length)}`
    }
    return null
  }
}

const BARE = /^(\d{2,3})(?: ?(?:-|to) ?(\d{2,3}))?(?: (?:max|tops|maximum))?$/

function isAmount(text: string): boolean {
  return hasPay(text) || BARE.test(text.trim())
}

function asPay(text: string): string {
  const bare = BARE.exec(text.trim())
  if (bare === null) return payValue(text)
  return bare[2] === undefined ? `£${bare[1]},000` : `£${bare[1]},000 to £${bare[2]},000`
}

/** Exchanges `old` for `by` in the latest fact that says `old`. False when there is none. */
export function swap(ledger: Ledger, old: string, by: string, words: Words, sentence: number): boolean {
  const plain = old.replace(/^(?:the|a|an|in|at|on|for)\s+/i, '')
  // A clause never takes the place of a word, nor a figure that of a name.
  if (!canReplace(plain, by)) return false
  const plainly = exchange(plain, by)
  const inPay = isAmount(plain) && isAmount(by) ? exchange(asPay(plain), asPay(by)) : plainly
  for (const entry of ledger.open()) {
    const value = entry.topic === 'pay' ? inPay(entry.value) : plainly(entry.value)
    if (value === null) continue
    ledger.replace(entry, { topic: entry.topic, value, strength: entry.strength, ...words }, sentence)
    return true
  }
  const named = topicOf(by)
  const words2 = stems(plain)
  const target = ledger
    .open()
    .find(
      (entry) =>
        words2.length > 0 && overlap(plain, entry.value) >= 0.99 && (named === null || named === entry.topic),
    )
  if (target === undefined) return false
  const rest = without(target.value, plain)
  ledger.replace(
    target,
    {
      topic: target.topic,
      value: rest === null ? by : `${rest}, ${by}`,
      strength: target.strength,
      ...words,
    },
    sentence,
  )
  return true
}
