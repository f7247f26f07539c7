import { FAMILIES } from './families'
import type { Family } from './family'
import { createMatcher, type Match } from './patterns'
import { CLASSES } from './people'
import type { Token } from './tokens'

const matchFamily = createMatcher(FAMILIES.map((value) => ({ words: value.words, value })))

/** Words of a family. The longest match counts: "family man" is no "family". */
export function findFamilyWords(tokens: readonly Token[]): Match<Family>[] {
  const all = tokens.flatMap((_, at) => matchFamily(tokens, at))
  return all.filter(
    (hit) =>
      !all.some(
        (other) => other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
      ),
  )
}

/** FNV-1a, mixed, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return mix(hash)
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One kind of feature each, so that equal words of two kinds get numbers of their own. */
const KINDS = {
  word: 1,
  lemma: 2,
  bigram: 3,
  trigram: 4,
  near: 5,
  letters: 6,
  class: 7,
  classes: 8,
  classThenWord: 9,
  wordThenClass: 10,
  together: 11,
} as const

const combine = (kind: number, a: number, b = 0, c = 0): number =>
  mix(Math.imul(kind, 0x9e3779b1) + Math.imul(a, 31) + Math.imul(b, 0x01000193) + Math.imul(c, 0x27d4eb2f))

interface Word {
  text: number
  lemma: number
  letters: readonly number[]
  classes: readonly number[]
}

const MAX_WORDS = 20_000
const MAX_WORD_LENGTH = 40
const words = new Map<string, Word>()

function lettersOf(text: string): number[] {
  const padded = `<${text.slice(0, MAX_WORD_LENGTH)}>`
  const letters: number[] = []
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= padded.length; at += 1)
      letters.push(combine(KINDS.letters, hashText(padded.slice(at, at + length))))
  return letters
}

function wordOf(token: Token): Word {
  const cached = words.get(token.text)
  if (cached) return cached
  const isWord = token.forms.length > 0
  const word = {
    text: hashText(token.text),
    lemma: hashText(token.forms.at(-1) ?? token.text),
    letters: isWord ? lettersOf(token.text) : [],
    classes: Object.entries(CLASSES).flatMap(([name, test]) => (test(token) ? [hashText(name)] : [])),
  }
  if (words.size >= MAX_WORDS) words.clear()
  if (token.text.length < MAX_WORD_LENGTH) words.set(token.text, word)
  return word
}

const END = hashText('$')
const NEAR = 5
const CLASS_REACH = 6
const WORD_REACH = 3
const bucketOf = (distance: number): number => (distance === 1 ? 1 : distance <= 3 ? 2 : 3)

/** A ground and a kind of word in one stretch, however far apart: "exclude … all persons … on maternity leave". */
function addPairsOfStretch(
  features: Set<number>,
  read: readonly Word[],
  hits: readonly Match<Family>[],
): void {
  const named = new Set(hits.flatMap(({ value }) => [hashText(value.id), hashText(value.ground)]))
  if (named.size === 0) return
  const kinds = new Set(read.flatMap(({ classes }) => classes))
  for (const name of named) for (const kind of kinds) features.add(combine(KINDS.together, name, kind))
}

/** What the model weighs of a stretch of words: each number once. Time grows with the number of tokens. */
export function featuresOf(tokens: readonly Token[], hits: readonly Match<Family>[]): Set<number> {
  const features = new Set<number>()
  const read = tokens.map(wordOf)
  const families: number[][] = tokens.map(() => [])
  for (const { from, to, value } of hits)
    for (let at = from; at < to; at += 1) families[at]?.push(hashText(value.id), hashText(value.ground))
  const classes = read.map((word, at) => [...word.classes, ...(families[at] ?? [])])
  for (const [at, word] of read.entries()) {
    const next = read[at + 1]
    features.add(combine(KINDS.word, word.text))
    features.add(combine(KINDS.lemma, word.lemma))
    features.add(combine(KINDS.bigram, word.text, next?.text ?? END))
    if (at === 0) features.add(combine(KINDS.bigram, END, word.text))
    const third = read[at + 2]
    if (next && third) features.add(combine(KINDS.trigram, word.text, next.text, third.text))
    for (const letters of word.letters) features.add(letters)
    for (const name of classes[at] ?? []) features.add(combine(KINDS.class, name))
    for (let distance = 1; distance <= CLASS_REACH; distance += 1) {
      const other = read[at + distance]
      if (!other) break
      const bucket = bucketOf(distance)
      if (distance <= NEAR) features.add(combine(KINDS.near, word.lemma, other.lemma))
      for (const left of classes[at] ?? [])
        for (const right of classes[at + distance] ?? [])
          features.add(combine(KINDS.classes, left, right, bucket))
      if (distance > WORD_REACH) continue
      for (const left of families[at] ?? [])
        features.add(combine(KINDS.classThenWord, left, other.lemma, bucket))
      for (const right of families[at + distance] ?? [])
        features.add(combine(KINDS.wordThenClass, word.lemma, right, bucket))
    }
  }
  addPairsOfStretch(features, read, hits)
  if (hits.length === 0) features.add(combine(KINDS.class, END))
  return features
}
