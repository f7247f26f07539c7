import type { Tag } from '@/lib/ai/note-taker/text/tags'
import type { Word } from '@/lib/ai/note-taker/text/words'

/** A word of a message, as the tagger reads it. */
export interface TaggerToken {
  /** In lower case, without apostrophes: speech recognition and haste leave them out. */
  word: string
  shape: Word['shape']
  tag: Tag | ''
  /** What stands in front of it: a mark, `n` for a new line, `_` for a space, `=` for nothing. */
  before: string
}

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\n/, 'n'],
  [/\?/, '?'],
  [/[.!]/, '.'],
  [/;/, ';'],
  [/:/, ':'],
  [/\(/, '('],
  [/\)/, ')'],
  [/,/, ','],
  [/[–—]| - /, '-'],
  [/\//, '/'],
  [/["'“”‘’]/, '"'],
  [/ /, '_'],
]

/** Without apostrophes. */
export const bareWord = (word: string): string => word.replaceAll("'", '')

/** The weightiest mark between two words. */
export const markBetween = (gap: string): string => MARKS.find(([pattern]) => pattern.test(gap))?.[1] ?? '='

/** The words of a message, in order, with their tags. */
export function taggerTokens(
  text: string,
  words: readonly Word[],
  tags: readonly (readonly Tag[])[],
): TaggerToken[] {
  return words.map((word, at) => ({
    word: bareWord(word.text),
    shape: word.shape,
    tag: tags[at]?.[0] ?? '',
    before: markBetween(text.slice(words[at - 1]?.end ?? word.start, word.start)),
  }))
}
