import { cuesOf, type Tag } from '@/lib/ai/note-taker/text/tags'
import type { Word } from '@/lib/ai/note-taker/text/words'
import { hashText } from './hash'

/** A piece of a message and what stands around it. */
export interface SegmentContext {
  words: readonly Word[]
  tags: readonly (readonly Tag[])[]
  /** What ends it: "?", ":", "." or nothing. */
  ending: string
  /** It opens a line. */
  isLine: boolean
  /** It starts with a bullet, a dash or a number. */
  isItem: boolean
  /** What the consultant had just asked about. */
  asked: string
  isDocument: boolean
  /** Of the heading above, in lower case. */
  heading: readonly string[]
  /** Its place in the message, from 0. */
  place: number
}

const stemOf = (word: string): string =>
  word.length > 5 ? word.replace(/(?:ations?|ings?|ments?|ers?|ed|ies|es|s|ly)$/, '') : word

/** Parts of a longer word, so that a slip of the keys changes only some. */
function lettersOf(word: string): string[] {
  if (word.length < 5) return []
  const padded = `<${word.slice(0, 24)}>`
  return Array.from({ length: padded.length - 3 }, (_, at) => `g ${padded.slice(at, at + 4)}`)
}

const lengthOf = (count: number): string =>
  count <= 1 ? '1' : count <= 2 ? '2' : count <= 4 ? '4' : count <= 8 ? '8' : count <= 16 ? '16' : '17'

/** Of one word among its neighbours. */
function wordNames(words: readonly Word[], tags: readonly (readonly Tag[])[], at: number): string[] {
  const text = (index: number) => words[index]?.text.replaceAll("'", '') ?? '$'
  const sort = (index: number) => tags[index]?.[0] ?? text(index)
  return [
    `w ${text(at)}`,
    `s ${stemOf(text(at))}`,
    `2 ${text(at)} ${text(at + 1)}`,
    `t ${sort(at)} ${sort(at + 1)}`,
    `3 ${sort(at)} ${sort(at + 1)} ${sort(at + 2)}`,
    ...(at + 2 < words.length ? [`g ${sort(at)} ${sort(at + 2)}`] : []),
    ...(tags[at] ?? []).map((tag) => `# ${tag}`),
    ...lettersOf(text(at)),
  ]
}

/** What the words of a sentence say of the label, each by itself. */
export const wordFeatures = (words: readonly Word[], tags: readonly (readonly Tag[])[]): number[][] =>
  words.map((_, at) => wordNames(words, tags, at).map(hashText))

/** What speaks for a label, without what stands around the piece. Numbers of 32 bits, each once. */
export function segmentFeatures(segment: SegmentContext): number[] {
  const { words, tags, asked, heading } = segment
  const names = new Set<string>()
  const text = (index: number) => words[index]?.text.replaceAll("'", '') ?? '$'
  const sort = (index: number) => tags[index]?.[0] ?? text(index)
  for (let at = 0; at < words.length; at += 1) for (const name of wordNames(words, tags, at)) names.add(name)
  names.add(`^1 ${sort(0)}`)
  names.add(`^2 ${sort(0)} ${sort(1)}`)
  names.add(`^3 ${sort(0)} ${sort(1)} ${sort(2)}`)
  names.add(`$1 ${sort(words.length - 1)}`)
  names.add(`$2 ${sort(words.length - 2)} ${sort(words.length - 1)}`)
  const cues = cuesOf(words.map((word) => word.text))
  for (const [at, cue] of cues.entries()) {
    names.add(`c ${cue}`)
    names.add(`c ${cue} ${asked}`)
    for (const other of cues.slice(at + 1)) names.add(`c ${cue} ${other}`)
  }
  names.add(`c= ${cues.join(' ')}`)
  const size = lengthOf(words.length)
  names.add(`l ${size}`)
  names.add(`l ${size} ${segment.ending} ${segment.isDocument}`)
  names.add(`e ${segment.ending}`)
  names.add(`b ${segment.isLine} ${segment.isItem} ${segment.isDocument}`)
  names.add(`q ${asked}`)
  names.add(`q ${asked} ${segment.place === 0} ${size}`)
  names.add(`q ${asked} ${sort(0)}`)
  for (const tag of new Set(tags.flat())) names.add(`q ${asked} # ${tag}`)
  for (const word of heading) names.add(`h ${stemOf(word)}`)
  for (const cue of cuesOf(heading)) names.add(`hc ${cue}`)
  if (heading.length > 0) names.add(`h= ${heading.join(' ')}`)
  names.add(`n ${Math.min(segment.place, 3)} ${segment.isDocument}`)
  return [...names].map(hashText)
}
