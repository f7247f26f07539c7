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

/** "Nobody who", "someone who": one clause. */
const PERSON =
  /^(?:nobody|no-one|none|somebody|someone|anybody|anyone|one|person|people|those|lads?|man|woman)$/
const SPEAKER = /^(?:i|we|they|id|wed|theyd|theyll)$/
const WISHES = /^(?:want|need|d|would|ll|will|like|prefer|am|m|could|can|must|should)$/
/** What else a dictated sentence turns to: "pay is". */
const MATTER =
  /^(?:pay|pays|salary|hours|holidays?|pension|bonus|interview|interviews|contract|start|shifts?|place|site)$/

/** Opens a wish, whoever has it. */
const HOPES = /^(?:ideally|preferably|hopefully)$/

export const opensWish = (token: Token | undefined): boolean => HOPES.test(token?.text ?? '')

/** Dictated: a clause of its own, though nothing stands before it. */
const startsWish = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (opensWish(tokens[at])) return true
  return (SPEAKER.test(word) && WISHES.test(next)) || (MATTER.test(word) && /^(?:is|are|s|will)$/.test(next))
}

/** Where the clauses and list items of a sentence stand, in tokens, `to` exclusive. Empty where it is all one. */
export function clausesOf(tokens: readonly Token[], speech = false): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = []
  let from = 0
  const close = (to: number) => {
    if (to > from) clauses.push({ from, to })
  }
  tokens.forEach(({ text }, at) => {
    if (MARK.test(text)) {
      close(at)
      from = at + 1
    } else if (speech && (text === 'who' || text === 'whos') && PERSON.test(tokens[at - 1]?.text ?? '')) {
      // The person before it is wanted, or not.
    } else if ((JOINT.has(text) || (speech && startsWish(tokens, at))) && at > from) {
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
