import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { isLawful } from '@/lib/consultation/guard/law/verdict'

/** The words in which the law screen finds a ground. */
const lawWordsOf = (text: string): string[] =>
  findUnlawful(text).flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)))

/** Refused words, with a mark for those of the law or of a challenge. Null where there are none of these, or the rest may not stand either. */
export function withoutHeldWords(refused: string, challenged: readonly string[]): string | null {
  const held = [refused, ...challenged]
    .flatMap(lawWordsOf)
    .toSorted((one, other) => other.length - one.length)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const shown =
    held.length === 0
      ? refused
      : refused.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${held.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), '…')
  return shown !== refused && isLawful(shown) ? shown : null
}
