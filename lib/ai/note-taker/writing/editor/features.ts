import { hashText } from '@/lib/ai/note-taker/model/hash'
import { type Tag, tagsOf } from '@/lib/ai/note-taker/text/tags'
import { type WordOperation, wordAfter } from './operations'
import { type EditToken, isWord, keyOf } from './tokens'

/** A line to edit, as the features read it. */
export interface EditContext {
  tokens: readonly EditToken[]
  /** In lower case, without apostrophes. */
  words: readonly string[]
  /** A kind instead of the word, for words that are many. */
  sorts: readonly string[]
  section: string
  strength: string
  opening: readonly string[]
}

export interface History {
  operations: readonly WordOperation[]
  /** The last word that stays, as it reads. `^` at the beginning. */
  lastKept: string
}

export const START_OF_EDITS: History = { operations: [], lastKept: '^' }

const stemOf = (word: string): string =>
  word.length > 5 ? word.replace(/(?:ations?|ings?|ments?|ers?|ed|ies|es|s|ly)$/, '') : word

export function readContext(
  text: string,
  tokens: readonly EditToken[],
  section: string,
  strength: string,
): EditContext {
  const tags: readonly Tag[][] = tagsOf(
    text,
    tokens.map(({ text: word, key }) => ({
      text: key,
      start: 0,
      end: 0,
      shape: /^[\d£€$]/.test(word)
        ? 'figure'
        : word.length > 1 && /\p{L}/u.test(word) && word === word.toUpperCase()
          ? 'capitals'
          : 'lower',
    })),
  )
  const words = tokens.map(({ key }) => key.replaceAll("'", ''))
  return {
    tokens,
    words,
    sorts: words.map((word, at) => tags[at]?.[0] ?? word),
    section,
    strength,
    opening: words.slice(0, 3),
  }
}

export const JOINS: ReadonlySet<string> = new Set(
  ', ; : . - – ( and but or so because which who that if when while where then as for with to'.split(' '),
)

/** The index at which the part of the line that holds a word begins. */
function partOf(words: readonly string[], at: number): number {
  let start = at
  while (start > 0 && !JOINS.has(words[start - 1] ?? '')) start -= 1
  return start
}

const suffixOf = (word: string): string => (word.length > 4 ? word.slice(-3) : '')
const placeOf = (at: number): string => (at < 4 ? String(at) : at < 8 ? '4' : '8')

/** What speaks for the operation of word `at`. Numbers of 32 bits. */
export function wordFeatures(context: EditContext, at: number, { operations, lastKept }: History): number[] {
  const { words, sorts, section, strength, opening } = context
  const word = (index: number) => words[index] ?? (index < 0 ? '^' : '$')
  const sort = (index: number) => sorts[index] ?? (index < 0 ? '^' : '$')
  const last = operations[at - 1] ?? '^'
  const beforeLast = operations[at - 2] ?? '^'
  const isOpen = lastKept === '^'
  const own = word(at)
  const part = partOf(words, at)
  const place = Math.min(at - part, 6)
  const lead = `${word(part - 1)} ${word(part)} ${word(part + 1)}`
  const names = [
    ...[3, 4, 5, 6].map((reach) => `r ${own} ${word(at + reach)}`),
    ...[3, 4, 5].map((reach) => `l ${own} ${word(at - reach)}`),
    `c ${lead} ${place}`,
    `c w ${lead} ${own}`,
    `c o ${lead} ${last}`,
    `c1 ${word(part)} ${place} ${last}`,
    `c2 ${word(part - 1)} ${word(part)} ${last} ${own}`,
    `w ${own}`,
    `s ${stemOf(own)}`,
    `x ${suffixOf(own)}`,
    `t ${sort(at)}`,
    `-1 ${word(at - 1)}`,
    `-2 ${word(at - 2)}`,
    `+1 ${word(at + 1)}`,
    `+2 ${word(at + 2)}`,
    `+3 ${word(at + 3)}`,
    `t+1 ${sort(at + 1)}`,
    `x+1 ${own} ${suffixOf(word(at + 1))}`,
    `x+2 ${own} ${suffixOf(word(at + 2))}`,
    `-10 ${word(at - 1)} ${own}`,
    `01 ${own} ${word(at + 1)}`,
    `-101 ${word(at - 1)} ${own} ${word(at + 1)}`,
    `-210 ${word(at - 2)} ${word(at - 1)} ${own}`,
    `012 ${own} ${word(at + 1)} ${word(at + 2)}`,
    `0123 ${sort(at)} ${sort(at + 1)} ${sort(at + 2)} ${sort(at + 3)}`,
    `t01 ${sort(at)} ${sort(at + 1)}`,
    `t-10 ${sort(at - 1)} ${sort(at)}`,
    `+12 ${word(at + 1)} ${word(at + 2)}`,
    `S ${section}`,
    `S w ${section} ${own}`,
    `S 01 ${section} ${own} ${word(at + 1)}`,
    `S x ${section} ${suffixOf(own)} ${last}`,
    `o ${last}`,
    `oo ${beforeLast} ${last}`,
    `o w ${last} ${own}`,
    `oo w ${beforeLast} ${last} ${own}`,
    `o 01 ${last} ${own} ${word(at + 1)}`,
    `o -10 ${last} ${word(at - 1)} ${own}`,
    `k ${lastKept}`,
    `k w ${lastKept} ${own}`,
    `k w1 ${lastKept} ${own} ${word(at + 1)}`,
    `open ${isOpen}`,
    `open w ${isOpen} ${own}`,
    `open 01 ${isOpen} ${own} ${word(at + 1)}`,
    `open S ${isOpen} ${section}`,
    `open S w ${isOpen} ${section} ${own}`,
    `open x ${isOpen} ${section} ${suffixOf(own)}`,
    `open o ${isOpen} ${last}`,
    `p ${placeOf(at)}`,
    `p w ${placeOf(at)} ${own}`,
    `e ${placeOf(words.length - 1 - at)}`,
    `e w ${placeOf(words.length - 1 - at)} ${own}`,
    `m ${strength} ${own}`,
    `m ${strength} ${last} ${own}`,
    `f ${opening.join(' ')} ${placeOf(at)}`,
    `f2 ${opening.slice(0, 2).join(' ')} ${placeOf(at)} ${own}`,
  ]
  return names.map(hashText)
}

/** What speaks for words in front of word `at`, which stays. Numbers of 32 bits. */
export function gapFeatures(
  context: EditContext,
  at: number,
  operation: WordOperation,
  { operations, lastKept }: History,
): number[] {
  const { words, sorts, section, tokens, strength } = context
  const token = tokens[at]
  const own = token ? keyOf(wordAfter(token, operation) ?? '$').replaceAll("'", '') : '$'
  const next = words[at + 1] ?? '$'
  const sort = sorts[at] ?? '$'
  let gone = 0
  while (operations[at - 1 - gone] === 'drop') gone += 1
  const count = Math.min(gone, 3)
  const lastGone = gone > 0 ? (words[at - 1] ?? '') : ''
  const firstGone = gone > 0 ? (words[at - gone] ?? '') : ''
  const kind = token && isWord(token) ? 'w' : 'm'
  const names = [
    `G w ${own}`,
    `G t ${sort}`,
    `G x ${suffixOf(own)}`,
    `G k ${lastKept}`,
    `G kx ${suffixOf(lastKept)} ${suffixOf(own)}`,
    `G k w ${lastKept} ${own}`,
    `G k w1 ${lastKept} ${own} ${next}`,
    `G k t ${lastKept} ${sort}`,
    `G w1 ${own} ${next}`,
    `G +1 ${next}`,
    `G +2 ${words[at + 2] ?? '$'}`,
    `G d ${count}`,
    `G d w ${count} ${own}`,
    `G d k ${count} ${lastKept}`,
    `G dl ${lastGone}`,
    `G dl w ${lastGone} ${own}`,
    `G dl k ${lastGone} ${lastKept}`,
    `G df ${firstGone} ${lastGone}`,
    `G df w ${firstGone} ${own}`,
    `G S ${section}`,
    `G S w ${section} ${own}`,
    `G S k ${section} ${lastKept}`,
    `G S d ${section} ${count} ${lastGone}`,
    `G S t ${section} ${sort} ${suffixOf(own)} ${lastKept === '^'}`,
    `G ^ ${lastKept === '^'} ${own}`,
    `G ^ ${lastKept === '^'} ${count} ${kind}`,
    `G o ${operation} ${lastKept}`,
    `G m ${strength} ${lastKept === '^'} ${own}`,
    `G sp ${token?.isSpaced ?? true} ${lastKept}`,
  ]
  return names.map(hashText)
}
