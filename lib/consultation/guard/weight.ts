import { findMeanings } from './language/meanings'
import { tokensOf } from './language/tokens'
import {
  BARE_ENDING,
  DONE,
  NOT_YET,
  type Rating,
  TAIL_ENDING,
  WEIGHT_ROWS,
  type Weight,
} from './weight-words'

export const saysWeight = (weight: Weight, text: string): boolean =>
  WEIGHT_ROWS.some((row) => row.weight === weight && row.pattern.test(text))

const SENTENCE_END = /[.!?\n;]/

/** How far a sentence is followed, in characters. */
const SENTENCE_REACH = 500

/** The sentences and list items that hold the span. */
function sentencesAround(message: string, start: number, end: number): { text: string; start: number } {
  let from = start
  while (from > 0 && start - from < SENTENCE_REACH && !isEnd(message, from - 1)) from -= 1
  let to = end
  while (to < message.length && to - end < SENTENCE_REACH && !isEnd(message, to)) to += 1
  return { text: message.slice(from, to), start: from }
}

function paragraphAround(message: string, start: number, end: number): string {
  const before = message.slice(Math.max(0, start - SENTENCE_REACH), start)
  const after = message.slice(end, end + SENTENCE_REACH)
  const from = before.lastIndexOf('\n\n')
  const to = after.indexOf('\n\n')
  return before.slice(from < 0 ? 0 : from) + message.slice(start, end) + (to < 0 ? after : after.slice(0, to))
}

/** Not the point of "4.30" or "C.Eng". */
const isEnd = (message: string, at: number) =>
  SENTENCE_END.test(message.charAt(at)) && (message.charAt(at) !== '.' || !/\S/.test(message.charAt(at + 1)))

/** How far above its list a heading may stand, in characters. */
const HEADING_REACH = 2_000

/** The nearest line above that heads a list: short, and ending in a colon or rating what follows. */
export function headingAbove(message: string, start: number): string {
  const lines = message
    .slice(Math.max(0, start - HEADING_REACH), start)
    .split('\n')
    .slice(0, -1)
  const isHeading = (line: string) => {
    const words = line.trim().split(/\s+/).length
    return (
      /:\s*$/.test(line) ||
      (words <= 5 && !/[.,;]\s*$/.test(line) && (saysWeight('nice', line) || saysWeight('must', line)))
    )
  }
  return lines.findLast((line) => line.trim() !== '' && isHeading(line)) ?? ''
}

/** A wish further inside is about a part: "pumps, Grundfos for preference, and fans". */
const EDGE_WORDS = 3
/** What is further behind a requirement is, in speech without marks, said of another one. */
const OWN_WORDS = 8

/** Somebody says what they want, not how much. */
const WANTS = /\b(?:i|we)(?:['’]?(?:ll|d))? (?:(?:do|also|really|just|definitely) )?(?:want|need)\b/gi
/** In words, from a wish to a want that is about something else: "ideally we want" is one. */
const OTHER_WANT = 3

/** Dictated without marks, a new want behind the wish: "ideally they have a van and I want somebody who stays". */
function wantsAnew(before: string, own: string): boolean {
  const text = `${before}${own}`
  const tokens = tokensOf(text)
  const wish = findMeanings(tokensOf(before)).findLast(({ meaning }) => meaning === 'wish')
  if (wish === undefined || /[,;:–—]/.test(text)) return false
  const wished = tokens[wish.at + wish.length - 1]
  const from = wished ? wished.start + wished.raw.length : 0
  return [...text.matchAll(WANTS)].some(
    ({ index }) =>
      index > from &&
      index <= before.length &&
      text.slice(from, index).split(/\s+/).filter(Boolean).length >= OTHER_WANT,
  )
}

/** "ideally" before the words in their sentence, with nothing demanded between, or in their own clause. */
function isWished(message: string, start: number, end: number): boolean {
  const sentence = sentencesAround(message, start, end)
  // A wish ends at "but": "ideally five years, but they must have led a job".
  const before =
    message
      .slice(sentence.start, start)
      .split(/\bbut\b/i)
      .at(-1) ?? ''
  const clause =
    /^[^,;:–—]*?(?=,|;|:|–|—| but\b|$)/.exec(
      message.slice(end, sentence.start + sentence.text.length),
    )?.[0] ?? ''
  const own = message.slice(start, end) + clause.split(' ').slice(0, OWN_WORDS).join(' ')
  const ownMeanings = findMeanings(tokensOf(own))
  if (ownMeanings.some(({ meaning }) => meaning === 'need')) return false
  const length = tokensOf(own).length
  const isAtEdge = ownMeanings.some(
    (match) =>
      match.meaning === 'wish' && (match.at < EDGE_WORDS || match.at + match.length > length - EDGE_WORDS),
  )
  if (isAtEdge) return true
  if (wantsAnew(before, own)) return false
  const last = findMeanings(tokensOf(before)).findLast(
    ({ meaning }) => meaning === 'wish' || meaning === 'need',
  )
  // A wish behind other words is about those: "Tekla would be a bonus, and Revit".
  return (
    last?.meaning === 'wish' &&
    /\b(?:ideally|preferably|prefer|nice if|great if|good if|helpful if|bonus if|hopefully)\b[^.]*$/i.test(
      before,
    )
  )
}

/** The strength that the message bears out. `start` and `end` are those of its quote. */
export function supportedStrength(
  { strength, isRequirement }: { strength: Rating | null; isRequirement: boolean },
  message: string,
  start: number,
  end: number,
): Rating | null {
  if (strength === null || strength === 'must') {
    return isRequirement && isWished(message, start, end) ? 'nice' : strength
  }
  const heading = headingAbove(message, start)
  const isRated = WEIGHT_ROWS.some(({ weight }) => weight !== 'close' && saysWeight(weight, heading))
  const text = isRated
    ? `${heading}\n${sentencesAround(message, start, end).text}`
    : paragraphAround(message, start, end)
  if (saysWeight(strength, text)) return strength
  return saysWeight('nice', text) ? 'nice' : 'must'
}

/** Whether the sentence of a quote contradicts a rating that a reader hears in it. To demand something takes a word that demands it. */
export function contradictsWeight(weight: Rating, message: string, start: number, end: number): boolean {
  if (weight === 'must') return true
  const { text } = sentencesAround(message, start, end)
  const others: readonly Rating[] = ['must', 'nice', 'learnable']
  return others.some((other) => other !== weight && saysWeight(other, text))
}

/** What may stand before words that end the interview, and says nothing. */
const ENDING_LEAD =
  /^\W*(?:(?:and|an|so|but|otherwise|(?:other than|apart from|besides|beyond) that|right|ok|okay|well|yes|yeah|yep|no|nope|nah|er+m?|um+|oh|ah|actually|honestly|anyway|now|then|there|is|i|we|you|think|reckon|guess|suppose|believe|have|from|my|our|side|end|me|please|can|could|would|will|just|thanks|thank|great|good|lovely|perfect|fine|cheers|all|done|go|on|m|s|ve|re|d|ll)\b\W*)*$/i
/** In words. "Somebody who can drive, nothing else" goes on about somebody. */
const MOST_AFTER_ENDING = 5
/** In words. Dictated without marks, the last few are a sentence of their own. */
const SPEECH_WORDS = 8
const MOST_WRITING_AFTER = 3
const BYE = /\b(?:ta-?ra|goodbye|cheerio)$/i
const WRITES = /^(?:type|write|draft|draw|put|make|give|send|show|do|get|produce|create)\b/i

const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’]*/gu)?.length ?? 0

/** A sentence that ends the interview says hardly anything else. */
function isEnding(sentence: string): boolean {
  return WEIGHT_ROWS.some(({ weight, pattern }) => {
    const match = weight === 'finish' ? pattern.exec(sentence) : null
    if (!match) return false
    const before = sentence.slice(0, match.index)
    if (BYE.test(match[0].trim())) return true
    const after = countWords(sentence.slice(match.index + match[0].length).split(/[,;]/)[0] ?? '')
    if (after > (WRITES.test(match[0]) ? MOST_WRITING_AFTER : MOST_AFTER_ENDING)) return false
    return ENDING_LEAD.test(before) || (countWords(before) >= SPEECH_WORDS && !/[,;:–—]|\s-\s/.test(before))
  })
}

/** Whether the message ends the interview. `isClosing`: nothing is left to ask, so a bare "finish" answers the closing question. */
export function canFinish(message: string, isClosing: boolean): boolean {
  const sentences = message.trim().split(/[.!?\n]+(?=\s)/)
  const last = sentences.at(-1) ?? ''
  const isBare = sentences.length > 1 && /^\W*(?:(?:please|now|then)\W+)?finish\W*$/i.test(last)
  return (
    sentences.some((sentence) => isEnding(sentence) || TAIL_ENDING.test(sentence)) ||
    DONE.test(last) ||
    isBare ||
    (isClosing && BARE_ENDING.test(last))
  )
}

/** "How do I finish", without its mark. */
const QUESTION =
  /\?\s*$|^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:how|when|what|where|who|why|which|(?:do|does|did|is|are|can|could|should|will|would) (?:i|we|you|it|that|this|there))\b/i

/** Whether a reader may hear the end in the words at `start` to `end`: their sentence asks nothing, and neither it nor what follows puts the end off. */
export function mayEnd(message: string, start: number, end: number): boolean {
  const { text, start: from } = sentencesAround(message, start, end)
  const sentence = text + message.charAt(from + text.length)
  return !QUESTION.test(sentence.trim()) && !NOT_YET.test(message.slice(from))
}
