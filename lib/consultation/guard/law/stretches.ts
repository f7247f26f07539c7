import type { Family } from './family'
import { featuresOf, findFamilyWords } from './features'
import type { Match } from './patterns'
import type { Token } from './tokens'

/** Tokens of a sentence that the model weighs together. */
export interface Stretch {
  /** In tokens of the sentence; `to` is exclusive. */
  from: number
  to: number
  /** In tokens of the stretch. */
  hits: Match<Family>[]
  features: Set<number>
}

/** In tokens. A longer stretch would water down the few words that count. */
export const WINDOW = 36
const STEP = 18

function readStretch(tokens: readonly Token[], from: number, to: number): Stretch {
  const part = tokens.slice(from, to)
  const hits = findFamilyWords(part)
  return { from, to, hits, features: featuresOf(part, hits) }
}

/** Overlapping stretches; the last one ends with the sentence. */
export function readWindows(tokens: readonly Token[]): Stretch[] {
  const windows = [readStretch(tokens, 0, Math.min(WINDOW, tokens.length))]
  for (let from = STEP; from + STEP < tokens.length; from += STEP)
    windows.push(readStretch(tokens, from, Math.min(from + WINDOW, tokens.length)))
  return windows
}

const CLAUSE_END = /^[,;:—–-]$/
const MIN_CLAUSE = 4

/** The clauses of a sentence that has several, each with a word of a family. A wish among other talk is easily watered down. */
export function readClauses(tokens: readonly Token[]): Stretch[] {
  const ends = tokens.flatMap(({ text }, at) => (CLAUSE_END.test(text) ? [at + 1] : []))
  if (ends.length === 0) return []
  const starts = [0, ...ends]
  return starts
    .map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }))
    .filter(({ from, to }) => to - from >= MIN_CLAUSE)
    .map(({ from, to }) => readStretch(tokens, from, to))
    .filter(({ hits }) => hits.length > 0)
}
