import { parsePay } from '@/lib/consultation/brief/slots/pay'
import type { Span } from './spans'
import { wordsOf } from './words'

const AMOUNT = '[£€$]?\\s?\\d[\\d,.]*\\s?(?:k\\b|grand\\b|thousand\\b)?'
const SUM = new RegExp(
  `(?:\\b(?:between|from|up to|at least|minimum(?: of)?|max(?:imum)?(?: of)?) )?${AMOUNT}(?:\\s?(?:-|–|—|to|and)\\s?${AMOUNT})?(?:,? ?(?:a|an|per|/) ?(?:year|annum|month|week|day|hour|hr)\\b| ?(?:pa|p\\.a\\.?|ph|pd|pcm|annually)\\b)?`,
  'giu',
)
/** Words around a sum that add nothing to it. */
const FRAME = new Set(
  `salary pay pays paying basic base band range rate money wage wages budget is are was it its it's we we'd we'll we're they i i'd i'm the a our an will would be can could do does offer offering offers give
agreed signed off approved confirmed fixed by budgeted set aside remuneration offered advertised looking at for about around in of on to so somewhere region now out date scrap that this's change plan hr finance has have just told us me been said no sorry actually make put say call let's day year annual annum sum
total full package that's there's thinking think more like circa c starting starts start job role person them you your depending on experience`
    .split(/\s+/)
    .filter((word) => !['depending', 'experience', 'package', 'starting', 'starts', 'start'].includes(word)),
)

/** Words for which a sum may be another one than the pay: what could be paid, was paid or is paid elsewhere. */
const OTHER =
  /\b(?:stretch\w*|go(?:ing)? (?:up )?to|right (?:one|person)|last|used to|was|were|had|left|previous\w*|others?|elsewhere|competitors?|if|unless|instead|not|never|no|max\w*|bonus\w*|allowance|budget|turnover|ote|top|bottom|upper|lower|ris(?:es|ing)|after|depend\w*)\b|n['’]t\b/iu
const HAS_UNIT = /[£€$]|\bk\b|\dk\b|thousand|grand|\b(?:a|an|per) (?:year|annum|month|week|day|hour)\b/i

/** "For crying out loud, it’s £42,000 to £46,000, put that in": the one range that is in it, however often it is said; null where it may be another. */
function onlyRange(said: string, sums: readonly RegExpExecArray[]): Span | null {
  if (OTHER.test(said)) return null
  const read = sums.map((sum) => parsePay(sum[0].trim()))
  const [first] = read
  const isRange = first?.min !== first?.max
  const isOne =
    isRange && read.every((pay) => pay !== null && pay.min === first?.min && pay.max === first?.max)
  const last = sums.at(-1)
  if (!isOne || !last || !HAS_UNIT.test(last[0])) return null
  const start = last.index + (last[0].length - last[0].trimStart().length)
  return { start, end: start + last[0].trim().length }
}

/**
 * The sum alone, where the words around it say no more: "the salary is £48,000 to £56,000"; or with what it hangs on: "… depending on
 * experience". Else the span as it is.
 */
export function paySpan(text: string, span: Span): Span {
  const said = text.slice(span.start, span.end)
  const sums = [...said.matchAll(SUM)].filter(([sum]) => /\d/.test(sum))
  const [sum, ...others] = sums
  if (!sum) return span
  const only = onlyRange(said, sums)
  const alone = only ? { start: span.start + only.start, end: span.start + only.end } : span
  if (others.length > 0) return alone
  const start = span.start + sum.index + (sum[0].length - sum[0].trimStart().length)
  const end = start + sum[0].trim().length
  const isFrame = (words: string) => wordsOf(words).every(({ text: word }) => FRAME.has(word))
  if (!isFrame(text.slice(span.start, start))) return alone
  const isPay = (to: number) => parsePay(text.slice(start, to)) !== null
  if (isPay(end) && isFrame(text.slice(end, span.end))) return { start, end }
  return isPay(span.end) ? { start, end: span.end } : alone
}
