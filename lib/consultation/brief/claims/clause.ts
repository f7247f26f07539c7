import type { Span } from '@/lib/consultation/guard/law/screen'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'

let last: { message: string; spans: readonly Span[] } = { message: '', spans: [] }

/** Every fact of a message asks for them. */
function sentencesOf(message: string): readonly Span[] {
  if (last.message !== message) last = { message, spans: splitSentences(message) }
  return last.spans
}

const JOINT = /[,:;]\s|\s[–—-]\s|\s(?:and|but|whereas|while)\s/g

/** The clause of a message that the words are in. */
export function clauseAt(message: string, at: number, length: number): string {
  const span = sentencesOf(message).find(({ start, end }) => start <= at && at < end)
  if (!span) return ''
  const joints = [...message.slice(span.start, span.end).matchAll(JOINT)]
  const before = joints.filter(({ index }) => span.start + index < at).at(-1)
  const after = joints.find(({ index }) => span.start + index >= at + length)
  return message.slice(
    before ? span.start + before.index + before[0].length : span.start,
    after ? span.start + after.index : span.end,
  )
}

/** Says that what was said before does not hold any more. */
const CHANGE =
  /\b(?:actually|sorry|i mean(?:t)?|correction|change of plan|(?:has|have|been|it['’]s|is) (?:now|changed)|now (?:it['’]s|they)|make (?:that|it)|instead|scrap that|no longer|not any ?more|on (?:second thoughts?|reflection)|my mistake|should (?:have|['’]ve) (?:said|been)|in fact|after all|rather than)\b/i
const NOT_THIS = /\bnot (?=£|\d|\p{Lu})/u

const isChange = (words: string) => CHANGE.test(words) || NOT_THIS.test(words)

/** A reader that takes new words for a correction is right where the message says something of the kind. */
const PERHAPS_CHANGE =
  /\b(?:now|change[sd]?|replace[sd]?|revis\w+|amend\w*|updat\w+|upped|gone|went|moved|increas\w+|raised?|lower\w*|apologies|ignore|forget|scratch|wrong|mistake|out of date|any ?more|told|signed|approved|oops|correct\w*|becomes?|should (?:be|say|read)|make (?:it|that)|in place of|meant)\b|\bno, |, not\b/i

export const maySayChange = (message: string): boolean => isChange(message) || PERHAPS_CHANGE.test(message)

/** Moves one end of what was said, or the thing itself. */
const AMENDMENT =
  /\b(?:max(?:imum)?|min(?:imum)?|(?:top|upper|bottom|lower) (?:end|rate|figure)|at (?:the )?(?:most|least)|capped)\b|\b(?:push|bring|shift|move|relax|extend|shorten|bump|lower|raise|reduce|cut|up) (?:the|our|that|my)\b/i

export const mayAmend = (message: string): boolean => maySayChange(message) || AMENDMENT.test(message)

/** In words. A longer sentence is about something else. */
const LEAD_MAX = 4

/** The sentence, or a short one before it: "Sorry. It’s £42k." */
export function saysChange(message: string, at: number): boolean {
  const spans = sentencesOf(message)
  const place = spans.findIndex(({ start, end }) => start <= at && at < end)
  const [lead = '', own = ''] = [spans[place - 1], spans[place]].map((span) =>
    span ? message.slice(span.start, span.end) : '',
  )
  return isChange(own) || (lead.split(/\s+/).length <= LEAD_MAX && isChange(lead))
}
