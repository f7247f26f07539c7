import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import type { Token } from './tokens'

/**
 * A row of words as written in the data: words apart by spaces; `a|b` either; a `?` behind a word that may be missing; `*` any
 * one word; a capital where the text must have one; `#age`, `#decade` and `#number` for figures; `#name` for a first name.
 */
type Slot = readonly string[]
interface Pattern<T> {
  slots: readonly Slot[]
  value: T
}
export interface Match<T> {
  /** Tokens, end exclusive. */
  from: number
  to: number
  value: T
}
export type Matcher<T> = (tokens: readonly Token[], at: number) => Match<T>[]

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty']
const TEENS = ['sixteen', 'seventeen', 'eighteen', 'nineteen']
const DECADES = ['teens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies']

const NAMES = new Set([...FIRST_NAMES].map((name) => name.toLowerCase()))

function isOfKind(kind: string, { text, forms, isCapital }: Token): boolean {
  if (kind === '#name') return isCapital && forms.some((form) => NAMES.has(form))
  if (kind === '#decade') return DECADES.includes(text) || /^(?:[2-6]\ds|70s)$/.test(text)
  if (kind === '#number') return /^\d/.test(text) || TENS.includes(text)
  return TENS.includes(text) || TEENS.includes(text) || /^(?:1[6-9]|[2-6]\d|70)$/.test(text)
}

const isUpper = (word: string) => word !== word.toLowerCase()

function fits(slot: Slot, token: Token | undefined): boolean {
  if (!token || token.forms.length === 0) return false
  return slot.some((word) => {
    if (word === '*') return true
    if (word.startsWith('#')) return isOfKind(word, token)
    return isUpper(word)
      ? token.isCapital && token.forms.includes(word.toLowerCase())
      : token.forms.includes(word)
  })
}

/** `woman|man?` gives the row with and without it. */
function expand(row: string): string[][][] {
  let rows: string[][][] = [[]]
  for (const part of row.trim().split(/\s+/u)) {
    const isOptional = part.endsWith('?')
    const slot = (isOptional ? part.slice(0, -1) : part).split('|')
    const longer = rows.map((slots) => [...slots, slot])
    rows = isOptional ? longer.concat(rows) : longer
  }
  return rows
}

/** One look-up a token, however many rows there are. Rows are apart by commas. */
export function createMatcher<T>(groups: readonly { words: string; value: T }[]): Matcher<T> {
  const byFirst = new Map<string, Pattern<T>[]>()
  const figures: Pattern<T>[] = []
  for (const { words, value } of groups)
    for (const row of words.split(','))
      for (const slots of expand(row)) {
        const pattern = { slots, value }
        for (const first of slots[0] ?? []) {
          if (first.startsWith('#')) {
            figures.push(pattern)
            continue
          }
          const key = first.toLowerCase()
          byFirst.set(key, [...(byFirst.get(key) ?? []), pattern])
        }
      }
  return (tokens, at) => {
    const token = tokens[at]
    if (!token || token.forms.length === 0) return []
    const matches = new Map<T, Match<T>>()
    const consider = (pattern: Pattern<T>) => {
      const to = at + pattern.slots.length
      const longest = matches.get(pattern.value)
      if (longest && longest.to >= to) return
      if (pattern.slots.every((slot, index) => fits(slot, tokens[at + index])))
        matches.set(pattern.value, { from: at, to, value: pattern.value })
    }
    for (const form of token.forms) for (const pattern of byFirst.get(form) ?? []) consider(pattern)
    for (const pattern of figures) consider(pattern)
    return [...matches.values()]
  }
}

/** For plain lists of words. */
export function createWordTest(words: string): (token: Token | undefined) => boolean {
  const set = new Set(words.split(/[\s,]+/u).filter((word) => word !== ''))
  return (token) => token?.forms.some((form) => set.has(form)) ?? false
}
