import { ORDER_ROWS } from './order-rows'
import { REMARK_ROWS, type RemarkKind } from './remark-rows'

const ROWS = [...ORDER_ROWS, ...REMARK_ROWS]

/** A clause about the brief or the document. `start` and `end` are UTF-16 offsets, end exclusive. */
export interface Remark {
  kind: RemarkKind
  isPlain: boolean
  /** Names entries, points at one ("it"), or is empty. */
  object: string
  /** Of `move`: the words that name a topic. */
  section: string
  start: number
  end: number
}

const SENTENCE = /(?:[^.!?;\n]|\.(?=\d))+[.!?;]*/gu
const JOINT =
  /[,:–—]\s+|\s-\s+|\s(?=(?:but|so|because|and (?:please|can you|could you|show|put|move|keep))\s)/giu
/** In characters: nobody remarks on a document at greater length. */
const SENTENCE_MAX = 400

/** Gives a reason for the remark next to it, and says nothing of its own. */
const REASON =
  /^\W*(?:(?:and|but|because|as|since|cos|so|no|sorry|well)\s+)*(?:(?:that|this|it|they|those|these|which)(?:['’]?s|['’]?re| is| are| was| were) |i (?:wanted|meant|want|mean)\b|(?:that|it)['’]?s (?:all )?(?:wrong|not right))/iu
const EMPTY =
  /^\W*(?:(?:no|nope|sorry|oh|actually|please|thanks|thank you|ok(?:ay)?|well|hang on|wait|again|hi|hello|eh|er|and|but|so|also)\W*)*$/iu

/** What the words at the beginning of `text` remark. */
export function readRemark(text: string): Omit<Remark, 'start'> | null {
  for (const { kind, patterns, isPlain = false } of ROWS) {
    const match = patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null)
    if (!match) continue
    const { object = '', section = '' } = match.groups ?? {}
    return { kind, isPlain, object: object.trim(), section: section.trim(), end: match[0].length }
  }
  return null
}

/** Remarks on the document, in the order of the message. Reasons that their sentences give belong to them. */
export function findRemarks(message: string): Remark[] {
  return [...message.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    sentence.length > SENTENCE_MAX ? [] : remarksOf(sentence, index),
  )
}

function remarksOf(sentence: string, offset: number): Remark[] {
  const starts = [0, ...[...sentence.matchAll(JOINT)].map(({ index, 0: joint }) => index + joint.length)]
  const found: Remark[] = []
  let from = 0
  for (const start of starts) {
    if (start < from) continue
    const remark = readRemark(sentence.slice(start))
    if (!remark) continue
    from = start + remark.end
    found.push({ ...remark, start, end: from })
  }
  const [first] = found
  if (!first) return []
  return found.map((remark, at) => {
    const before = found[at - 1]?.end ?? 0
    const after = found[at + 1]?.start ?? sentence.length
    const lead = sentence.slice(before, remark.start)
    const rest = sentence.slice(remark.end, after)
    const isOwn = (words: string) => EMPTY.test(words) || (REASON.test(words) && !/\d/.test(words))
    return {
      ...remark,
      start: offset + (isOwn(lead) ? before : remark.start),
      end: offset + (isOwn(rest) ? after : remark.end),
    }
  })
}
