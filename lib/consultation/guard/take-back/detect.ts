import { LEAD, TAKE_BACKS, type TakeBackMeaning } from './phrases'

/** Words of a message that take something back. `start` and `end` are UTF-16 offsets, end exclusive. */
export interface TakeBack {
  meaning: TakeBackMeaning
  /** What `about` names. */
  words: string
  isWeak: boolean
  start: number
  end: number
  /** More follows in the same sentence, perhaps in place of what is taken back. */
  hasMore: boolean
  /** The sentence before it in the message that says something, if any. */
  before: { start: number; end: number } | null
}

/** In characters: nobody takes something back at greater length. */
const SENTENCE_MAX = 400

const SENTENCE = /(?:[^.!?;\n]|\.(?=\d)|(?<=\b[a-z])\.(?=[a-z]))+[.!?;]*/gi

/** Says nothing about the vacancy: "Sorry." */
const EMPTY = new RegExp(`${LEAD}\\W*$`, 'i')

/** In the order of the message. Pure; the rows of `phrases.ts` say what counts. */
export function findTakeBacks(message: string): TakeBack[] {
  const found: TakeBack[] = []
  let before: TakeBack['before'] = null
  for (const { 0: text, index } of message.matchAll(SENTENCE)) {
    const takeBack = text.length > SENTENCE_MAX ? null : readSentence(text, index, before)
    if (takeBack) found.push(takeBack)
    if (takeBack ? takeBack.hasMore : !EMPTY.test(`${text} `))
      before = { start: index, end: index + text.length }
  }
  return found
}

function readSentence(text: string, index: number, before: TakeBack['before']): TakeBack | null {
  for (const { meaning, pattern, isWeak } of TAKE_BACKS) {
    const match = pattern.exec(text)
    if (!match) continue
    const rest = text.slice(match[0].length)
    const hasMore = /[\p{L}\p{N}]/u.test(rest)
    return {
      meaning,
      words: match.groups?.words?.trim() ?? '',
      isWeak: isWeak === true,
      start: index + (/^\s*/.exec(text)?.[0].length ?? 0),
      end: index + (hasMore ? match[0].length : text.length),
      hasMore,
      before,
    }
  }
  return null
}
