import { stemsOf } from '@/lib/consultation/guard/take-back/words'

const LEAST_SHORT_FORM = 3

/** "lab" is short for "laboratory", "cert" for "certificate". */
const isShortFor = (short: string, stem: string): boolean =>
  short === stem || (short.length >= LEAST_SHORT_FORM && stem.startsWith(short))

/**
 * The candidates whose values hold every word. With `isKnown`, where none does, the one candidate that holds some of them, if there is only
 * one.
 */
export function findNamed<T extends { value: string }>(
  candidates: readonly T[],
  words: string,
  isKnown = false,
): T[] {
  const wanted = stemsOf(words)
  if (wanted.length === 0) return []
  const found = candidates.map((candidate) => {
    const stems = stemsOf(candidate.value)
    return { candidate, count: wanted.filter((want) => stems.some((stem) => isShortFor(want, stem))).length }
  })
  const whole = found.filter(({ count }) => count === wanted.length)
  const part = found.filter(({ count }) => count > 0)
  return (whole.length === 0 && isKnown && part.length === 1 ? part : whole).map(({ candidate }) => candidate)
}
