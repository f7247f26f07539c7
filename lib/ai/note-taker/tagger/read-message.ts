import { loadVectors } from '@/lib/ai/note-taker/network/vectors'
import type { Span } from '@/lib/ai/note-taker/text/spans'
import type { Tag } from '@/lib/ai/note-taker/text/tags'
import type { Word } from '@/lib/ai/note-taker/text/words'
import { cutOdds, cutPoints } from './cut-points'
import { type PackedTagger, type Tagger, unpackTagger } from './tagger'
import { taggerTokens } from './tokens'
import weights from './weights.json'

/** A message of talk as the tagger reads it. Offsets are those of its text. */
export interface TaggedMessage {
  /** Whether it is cut before the word that starts there. */
  isCut(start: number): boolean
  /** How likely a piece opens with the word that starts there, from 0 to 1. */
  shareOfCut(start: number): number
  /** The shares that another model gives the labels of a span, and what the tagger makes of its words, as one. */
  together(classes: readonly string[], shares: readonly number[], span: Span): number[]
}

/** How much each of two models counts: they are often wrong together, and would be too sure. */
const BELIEF = 0.6
/** A label is never less likely than this: e to that power. */
const LEAST = -6

let tagger: Tagger | null = null

/** For training: reads with other weights than those of the project. */
export function replaceTagger(packed: PackedTagger): void {
  tagger = unpackTagger(packed, loadVectors())
}

/** The sums of the logarithms of each label's likelihood over all words before a word, so that a run of words takes no time. */
function sumUp(shares: Float32Array, count: number): Float64Array {
  const sums = new Float64Array(shares.length + count)
  for (let at = 0; at < shares.length; at += 1)
    sums[at + count] = (sums[at] as number) + Math.max(LEAST, shares[at] as number)
  return sums
}

/** The index of the first word that starts at an offset or behind it. */
function firstFrom(words: readonly Word[], offset: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as Word).start < offset) low = middle + 1
    else high = middle
  }
  return low
}

function shareOut(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

export interface TaggerInput {
  text: string
  /** Those of the whole message, and their tags. */
  words: readonly Word[]
  tags: readonly (readonly Tag[])[]
  /** The topic that the consultant asked about, or `none`. */
  asked: string
  /**
   * How likely another model cuts before each word, given how likely the tagger does before the word that starts at an offset; null where it
   * says nothing.
   */
  secondOpinion?: (opens: (start: number) => number) => readonly (number | null)[]
}

export function tagMessage({ text, words, tags, asked, secondOpinion }: TaggerInput): TaggedMessage {
  // Unpacked at first use: it takes some milliseconds.
  tagger ??= unpackTagger(weights as PackedTagger, loadVectors())
  const { labels } = tagger
  const tagged = tagger.tag(taggerTokens(text, words, tags), asked)
  const sums = sumUp(tagged.labels, labels.length)
  const shareOfCut = (start: number) => tagged.opens[firstFrom(words, start)] ?? 0
  const odds = cutOdds(tagged.opens, secondOpinion?.(shareOfCut) ?? [])
  const cuts = new Set(cutPoints(odds, tagged.labels, labels.length))
  return {
    isCut: (start) => cuts.has(firstFrom(words, start)),
    shareOfCut,
    together(classes, shares, { start, end }) {
      const [from, to] = [firstFrom(words, start), firstFrom(words, end)]
      if (from === to) return [...shares]
      const scores = classes.map((name, at) => {
        const label = labels.indexOf(name)
        const sum = (sums[to * labels.length + label] ?? 0) - (sums[from * labels.length + label] ?? 0)
        const own = label < 0 ? LEAST : sum / (to - from)
        return BELIEF * (Math.max(LEAST, Math.log(shares[at] ?? 0)) + own)
      })
      return shareOut(scores)
    },
  }
}
