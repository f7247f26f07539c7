import type { Span } from '@/lib/ai/note-taker/text/spans'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'

const NAME =
  /\b(?:(?:our|the (?:company|firm|business|employer)(?:['’]?s)?|company|firm|business|employer) name|who we are|(?:name|mention|identify|say it['’]?s) us)\b/i
const WISH =
  /\b(?:rather|prefer|(?:don['’]?t|do not|not|never) (?:to )?(?:want|like|put|show|use|print|include|mention|name|give|say|publish|be|have|go|in|on)|keep|leave|stay\w*|without|hide|hidden|out of|off)\b/i
/** "Can you leave our name off": an order in the form of a question. */
const ORDER =
  /^\W*(?:(?:and|so|but|oh|also|please) )*(?:can|could|would|will) (?:you|we) (?:please |just )?(?:keep|leave|hide|take)\b/i
/** After a question about the name it needs no name. */
const BARE_WISH =
  /^\W*(?:(?:because|cos|as|but|and|if so|if you do) )?(?:(?:i|we)(?:['’]?d| would) (?:rather|prefer|sooner)(?: not\b| to keep| to leave| it (?:wasn|didn|stayed|was kept)| you (?:didn|left|kept)|\W*$)|(?:i|we) (?:don['’]?t|do not|didn['’]?t) want|not (?:for now|yet|at the moment|if (?:i|we|you) can)|(?:please )?(?:don['’]?t|leave it (?:off|out)|keep it (?:off|out)))/i

/** Whether words ask to keep the company's name out of the advert. */
export const isNameWish = (words: string): boolean =>
  NAME.test(words) && (WISH.test(words) || BARE_WISH.test(words.split(/(?<=[?.])\s+/).at(-1) ?? ''))

/** Where a clause begins that can be taken out by itself. */
const JOINT = /[,;:–—]\s+(?:(?:and|but|so|also|oh) )?|\s(?:and|but|so)\s+/giu

/** The clauses of a sentence that speak of the name. */
function clauseOf(sentence: string): Span {
  const at = NAME.exec(sentence)?.index ?? 0
  const starts = [...sentence.matchAll(JOINT)].map(({ index, 0: joint }) => index + joint.length)
  const isWhole = (start: number) => WISH.test(sentence.slice(start))
  const start = starts.findLast((one) => one <= at && isWhole(one)) ?? 0
  return { start, end: sentence.trimEnd().length }
}

export interface NameWish {
  /** The words to blank: what the wish says is no other fact. */
  span: Span
  /** The words to note, with the question before them where they say nothing alone. */
  quote: Span
}

/** Null where a message doesn't ask to keep the company's name quiet. */
export function findNameWish(
  message: string,
  isNameQuestion: (sentence: string) => boolean,
): NameWish | null {
  const sentences = splitSentences(message)
  for (const [index, { start, end }] of sentences.entries()) {
    const text = message.slice(start, end)
    if (NAME.test(text) && WISH.test(text) && (!isNameQuestion(text) || ORDER.test(text))) {
      const clause = clauseOf(text)
      const span = { start: start + clause.start, end: start + clause.end }
      return { span, quote: span }
    }
    const before = sentences[index - 1]
    if (before && BARE_WISH.test(text) && isNameQuestion(message.slice(before.start, before.end))) {
      const last = start + text.trimEnd().length
      return { span: { start, end: last }, quote: { start: before.start, end: last } }
    }
  }
  return null
}
