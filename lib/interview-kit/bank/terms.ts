import type { Word } from './stems'

/** In words, of which those of a term may stand in any order: "design of busbars". */
const SPREAD = 2

/** "DCS" is no more than one "DC", nor "CMMS" than one "CMM". */
const isSame = (one: Word | undefined, other: Word) =>
  one?.stem === other.stem && (one.word === other.word || !SHORT.test(other.word))
const SHORT = /^(?:.{1,3}|[^aeiouy]+)$/u

/** "Maintain the automated tests" is not about maintaining automation. */
const isOfNext = ({ word, stem }: Word, next: Word | undefined) =>
  /(?:ed|ing)$/.test(word) && word !== stem && next !== undefined && !next.isCommon

/** Where the words hold a term, or -1. */
export function placeOf(words: readonly Word[], at: number, term: readonly Word[]): number {
  if (term.every((word, step) => isSame(words[at + step], word))) return at
  if (term.length < 2) return -1
  const from = Math.max(0, at - SPREAD)
  const near = words.slice(from, at + term.length + SPREAD)
  const isNear = term.every((word) =>
    near.some((other, step) => isSame(other, word) && !isOfNext(other, near[step + 1])),
  )
  return isNear ? from + near.findIndex((other) => term.some((word) => isSame(other, word))) : -1
}

/** Those that say what a term is about. */
export const telling = (words: readonly Word[]): readonly Word[] => words.filter(({ isCommon }) => !isCommon)
