import { findMeanings } from '@/lib/consultation/guard/language/meanings'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { GENERIC } from '@/lib/consultation/guard/rewording/words'

/** Other words for the hirer, and what says no more of it than that it is there. */
const HIRER = /^(?:firm|company|business|outfit|employer|organization|shop|workshop|works|practice)$/
const WEAK = /^(?:run|owned|based|here|still|also|join|part|call|called|small|strong|around|about|just)$/

/** One word alone may be about anything. */
const LEAST_WORDS = 2
/** Fewer words have to stand together in the other line. */
const TOGETHER_MAX = 3
/** One word in so many may be missing in the opening, which tells things in its own way. */
const WORDS_PER_MISS = 6

const tellingWords = (text: string, without: ReadonlySet<string>): string[] =>
  tokensOf(text).flatMap(({ text: word }) => {
    const stem = HIRER.test(word) ? 'firm' : stemOf(word)
    const isTelling = isContent(word) && !WEAK.test(word) && !without.has(stem)
    return isTelling && (stem === 'firm' || !GENERIC.test(word)) ? [stem] : []
  })

const meaningsIn = (text: string): string[] => findMeanings(tokensOf(text)).map(({ meaning }) => meaning)

/** How much of what `text` tells is told by `other` too, from 0 to 1. */
export function shareTold(text: string, other: string, company: string): number {
  const own = new Set(tokensOf(company).map(({ text: word }) => stemOf(word)))
  const words = [...new Set(tellingWords(text, own))]
  const known = new Set(tellingWords(other, own))
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length
}

/**
 * Whether `text` tells nothing that `other` has not told: the same words, figures, conditions and limits, in whatever order. `isSaidOnce`:
 * both stand on the same words of the manager, so that few need not stand together.
 */
export function saysNothingNew(
  text: string,
  other: string,
  {
    company,
    isOpening = false,
    isSaidOnce = false,
    least = LEAST_WORDS,
  }: { company: string; isOpening?: boolean; isSaidOnce?: boolean; least?: number },
): boolean {
  const own = new Set(tokensOf(company).map(({ text: word }) => stemOf(word)))
  const words = [...new Set(tellingWords(text, own))]
  const told = tellingWords(other, own)
  const missing = words.filter((word) => !told.includes(word))
  const mayMiss = isOpening ? Math.floor(words.length / WORDS_PER_MISS) : 0
  if (words.length < least || missing.length > mayMiss) return false
  if (missing.some((word) => /\d/.test(word))) return false
  const meanings = meaningsIn(other)
  if (meaningsIn(text).some((meaning) => !meanings.includes(meaning))) return false
  const stands = (at: number) => words.every((word) => told.slice(at, at + words.length).includes(word))
  return isSaidOnce || words.length > TOGETHER_MAX || told.some((_, at) => stands(at))
}
