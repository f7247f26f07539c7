import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { readGuides } from '@/lib/knowledge/guides/guides'
import usage from './words.json'

export interface Misspelling {
  /** As it stands in the text. */
  word: string
  /** The likeliest first; never empty. */
  suggestions: string[]
}

const WORD = /(?<![\p{L}\p{N}.@/’'-])\p{L}{5,20}(?![\p{L}\p{N}@/’'-]|\.\p{L})/gu
/** Letters. */
const DISTANCE_MAX = 2
const LONG_WORD = 8
const SUGGESTIONS_MAX = 3
const WORDS_REMEMBERED = 5000

/** Words of the trades, which no general dictionary has. */
const tradeWords = (): Set<string> =>
  new Set(
    JSON.stringify([...readGuides().values()])
      .toLowerCase()
      .match(WORD) ?? [],
  )

const USAGE_WORDS: ReadonlySet<string> = new Set(usage.words)

/** Letters to insert, remove, replace or swap to get from one word to the other; 3 stands for more. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return Math.min(3, last[other.length] ?? 3)
}

/** Checks texts against the British dictionary and the guides' words. Making one takes about 150 ms and 25 MB. */
export class SpellingChecker {
  readonly #dictionary = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic))
  readonly #tradeWords = tradeWords()
  readonly #remembered = new Map<string, string[]>()

  /**
   * The words of a text that are probably misspelt, each once. A capital is a name, so only words in lower case are checked, and the first
   * word of the text if it is a letter away from a usual one. `known` are words that count as correct, in lower case.
   */
  check(text: string, known: ReadonlySet<string> = new Set()): Misspelling[] {
    const words = [...new Set(text.match(WORD))].filter((word) => !known.has(word.toLowerCase()))
    return words.flatMap((word) => {
      const suggestions = word === word.toLowerCase() ? this.#suggest(word) : this.#suggestFirst(word, text)
      return suggestions.length > 0 ? [{ word, suggestions }] : []
    })
  }

  #suggestFirst(word: string, text: string): string[] {
    const small = word.toLowerCase()
    const isFirst = text.trimStart().startsWith(word) && word.slice(1) === small.slice(1)
    if (!isFirst || word.length < LONG_WORD) return []
    return this.#suggest(small)
      .filter((suggestion) => distance(small, suggestion) === 1)
      .map((suggestion) => word.charAt(0) + suggestion.slice(1))
  }

  #suggest(word: string): string[] {
    const remembered = this.#remembered.get(word)
    if (remembered) return remembered
    const isCorrect = USAGE_WORDS.has(word) || this.#tradeWords.has(word) || this.#dictionary.correct(word)
    const suggestions = isCorrect ? [] : this.#nearestTo(word)
    if (this.#remembered.size >= WORDS_REMEMBERED) this.#remembered.clear()
    this.#remembered.set(word, suggestions)
    return suggestions
  }

  /** Words of the guides, else the one word that a long one is a letter away from: what else a term of the trade resembles is no help. */
  #nearestTo(word: string): string[] {
    const near = this.#dictionary
      .suggest(word)
      .filter((suggestion) => suggestion.charAt(0) === word.charAt(0) && /^\p{Ll}+$/u.test(suggestion))
    const usual = near.filter(
      (suggestion) => this.#tradeWords.has(suggestion) && distance(word, suggestion) <= DISTANCE_MAX,
    )
    if (usual.length > 0) return usual.slice(0, SUGGESTIONS_MAX)
    const [only, ...others] = near
    const isLikely =
      only !== undefined && others.length === 0 && word.length >= LONG_WORD && distance(word, only) === 1
    return isLikely ? [only] : []
  }
}
