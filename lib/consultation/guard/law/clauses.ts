import type { Token } from './tokens'

const MARK = /^(?:[,;:()—–]|\s-\s|\s\/\s)$/
const JOINT = new Set([
  'and',
  'but',
  'so',
  'because',
  'cos',
  'or',
  'who',
  'that',
  'which',
  'as',
  'since',
  'plus',
])

/** Where the clauses and list items of a sentence stand, in tokens, `to` exclusive. Empty where it is all one. */
export function clausesOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = []
  let from = 0
  const close = (to: number) => {
    if (to > from) clauses.push({ from, to })
  }
  tokens.forEach(({ text }, at) => {
    if (MARK.test(text)) {
      close(at)
      from = at + 1
    } else if (JOINT.has(text) && at > from) {
      close(at)
      from = at
    }
  })
  close(tokens.length)
  return clauses.length > 1 ? clauses : []
}

/** In tokens. */
const LONG_SENTENCE = 20

/** Dictated: a wish ends where its clause ends. Where somebody set commas, the sentence counts as one. */
export const isSpeech = (tokens: readonly Token[]): boolean =>
  tokens.length > LONG_SENTENCE && tokens.every(({ text }) => /[\p{L}\d]/u.test(text))
