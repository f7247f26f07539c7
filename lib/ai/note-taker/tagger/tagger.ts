import { type PackedNetwork, shareOf, toLogShares, unpackNetwork } from '@/lib/ai/note-taker/network/network'
import { endingOf, openingOf, rowFinder, type Table } from '@/lib/ai/note-taker/network/tables'
import type { Vectors } from '@/lib/ai/note-taker/network/vectors'
import type { TaggerToken } from './tokens'

/** What the tagger tells apart, in the order of the rows of its tables. */
export interface Vocabulary {
  words: readonly string[]
  endings: readonly string[]
  openings: readonly string[]
  tags: readonly string[]
  shapes: readonly string[]
  marks: readonly string[]
  asked: readonly string[]
  labels: readonly string[]
}

/** As `npm run train -- tagger` writes it. Lists are separated by spaces. */
export interface PackedTagger extends PackedNetwork {
  vocabulary: Record<keyof Vocabulary, string>
}

/** What the tagger makes of each word of a message. */
export interface Tagged {
  /** The likelihood that a piece opens with the word, from 0 to 1. */
  opens: Float32Array
  /** The logarithms of the likelihoods of its labels, in the order of `labels`: `labels.length` numbers a word. */
  labels: Float32Array
}

export interface Tagger {
  labels: readonly string[]
  /** Linear in the number of tokens. `asked` is the topic that the consultant asked about, or `none`. */
  tag(tokens: readonly TaggerToken[], asked: string): Tagged
}

/** The strengths and flags of a word, which only help the tagger to learn. */
const OTHER_OUTPUTS = 9

/** A vector for each part of a token, in the order of its rows. */
export const taggerTables = (vocabulary: Vocabulary): Table[] => [
  { names: vocabulary.words, isOpen: true, width: 32, spread: 0.3 },
  { names: vocabulary.endings, isOpen: true, width: 12, spread: 0.3 },
  { names: vocabulary.openings, isOpen: true, width: 12, spread: 0.3 },
  { names: vocabulary.tags, isOpen: false, width: 8, spread: 0.5 },
  { names: vocabulary.shapes, isOpen: false, width: 4, spread: 0.5 },
  { names: vocabulary.marks, isOpen: false, width: 8, spread: 0.5 },
  { names: vocabulary.marks, isOpen: false, width: 8, spread: 0.5 },
  { names: vocabulary.asked, isOpen: false, width: 8, spread: 0.5 },
]

/** Finds the rows of a token. `after` is the mark behind it. */
export function taggerRows(
  vectors: Vectors,
  vocabulary: Vocabulary,
): (token: TaggerToken, after: string, asked: string) => number[] {
  const finders = taggerTables(vocabulary).map(rowFinder)
  return ({ word, tag, shape, before }, after, asked) => {
    const names = [word, endingOf(word), openingOf(word), tag, shape, before, after, asked]
    return [vectors.rowOf(word), ...finders.map((rowOf, at) => rowOf(names[at] ?? ''))]
  }
}

const unpackVocabulary = (packed: PackedTagger['vocabulary']): Vocabulary =>
  Object.fromEntries(
    Object.entries(packed).map(([name, list]) => [name, list.split(' ')]),
  ) as unknown as Vocabulary

export function unpackTagger(packed: PackedTagger, vectors: Vectors): Tagger {
  const vocabulary = unpackVocabulary(packed.vocabulary)
  const { labels } = vocabulary
  const network = unpackNetwork(packed, vectors, taggerTables(vocabulary), 1 + labels.length + OTHER_OUTPUTS)
  const rowsOf = taggerRows(vectors, vocabulary)
  return {
    labels,
    tag(tokens, asked) {
      const outputs = network.read(
        tokens.map((token, at) => rowsOf(token, tokens[at + 1]?.before ?? '_', asked)),
      )
      const shares = new Float32Array(tokens.length * labels.length)
      for (const [at, numbers] of outputs.entries())
        shares.set(toLogShares(numbers.subarray(1, 1 + labels.length)), at * labels.length)
      return { opens: Float32Array.from(outputs, ([first = 0]) => shareOf(first)), labels: shares }
    },
  }
}
