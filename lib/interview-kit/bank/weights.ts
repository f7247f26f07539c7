import type { Bank } from './entries'
import type { Word } from './stems'

/** A term that a line holds. */
export type Hit = readonly Word[]

/** Of a word such as "the" within a term. */
const COMMON_WEIGHT = 0.5
const WEIGHT_MAX = 4
export const WEIGHT_MIN = 0.3
/** Of a word that no guide’s line has, such as "awkward". */
const UNKNOWN_WEIGHT = 0.5
export const weigh = (bank: Bank, stem: string) =>
  bank.isKnown(stem) ? Math.min(WEIGHT_MAX, Math.max(WEIGHT_MIN, bank.rarityOf(stem))) : UNKNOWN_WEIGHT
export const weighTerm = (bank: Bank, hit: Hit) =>
  hit.reduce((sum, { stem, isCommon }) => sum + (isCommon ? COMMON_WEIGHT : weigh(bank, stem)), 0)

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Whether a line about somebody’s manner begins with a term, or has one of several words: "documents decisions" is not about being decisive. */
export const isLedBy = (hits: readonly Hit[], words: readonly Word[]): boolean => {
  const first = words.find(({ isCommon }) => !isCommon)?.stem
  return hits.some((hit) => hit.length > 1 || hit[0]?.stem === first)
}
