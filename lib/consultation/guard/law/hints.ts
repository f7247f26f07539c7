import { isOneSlipApart } from '@/lib/consultation/guard/language/names'
import { FAMILIES } from './families'
import type { Ground } from './grounds'
import { HINT_WORDS } from './hint-words'
import { createMatcher } from './patterns'
import type { Token } from './tokens'

const matchHint = createMatcher(
  HINT_WORDS.flatMap(({ ground, words, except }) => [
    { words, value: { ground, isHint: true } },
    ...(except ? [{ words: except, value: { ground, isHint: false } }] : []),
  ]),
)

/** In letters. Shorter words are too often another word with a slip. */
const MIN_SWAPPED = 5
const MIN_LETTER_SHORT = 6

/** Words of a row of their own that a slip of the keyboard may have changed: "yuong", "hetrosexual". */
const LONG_WORDS = [...FAMILIES, ...HINT_WORDS].flatMap(({ ground, words }) =>
  words.split(',').flatMap((row) => {
    const word = row.trim()
    return /^[a-z]+$/.test(word) && word.length >= MIN_SWAPPED ? [{ word, ground }] : []
  }),
)

const lettersOf = (word: string): string => [...word].sort().join('')

/** A letter left out, or two swapped. Another letter makes another word: "rather" is no slip of "father". */
const isSlipOf = (text: string, word: string): boolean =>
  isOneSlipApart(text, word) &&
  (text.length < word.length ? word.length >= MIN_LETTER_SHORT : lettersOf(text) === lettersOf(word))

const groundsOfSlip = ({ text }: Token): Ground[] =>
  text.length < MIN_SWAPPED
    ? []
    : LONG_WORDS.flatMap(({ word, ground }) => (isSlipOf(text, word) ? [ground] : []))

/** The grounds that a word of `tokens` may hint at, where no word of a family is in them. */
export function findHintedGrounds(tokens: readonly Token[]): Set<Ground> {
  const hits = tokens.flatMap((_, at) => matchHint(tokens, at))
  const exceptions = hits.filter(({ value }) => !value.isHint)
  const plain = hits.filter(
    ({ from, to, value }) =>
      value.isHint &&
      !exceptions.some(
        (other) => other.value.ground === value.ground && other.from <= from && other.to >= to,
      ),
  )
  return new Set([...plain.map(({ value }) => value.ground), ...tokens.flatMap(groundsOfSlip)])
}
