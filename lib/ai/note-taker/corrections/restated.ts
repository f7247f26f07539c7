import { sentencesOf } from '@/lib/ai/note-taker/text/sentences'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import { parseSlot, readPay } from '@/lib/consultation/brief/slots/parse'
import type { Slot } from '@/lib/consultation/brief/slots/schema'
import { toAmount } from './bounds'
import { saysStretch } from './confidences'
import { figuresIn } from './figures'

/** Says that what was said before does not hold. */
export const SIGNAL =
  /\b(?:sorry|apologies|correction|wrong|mistake|checked|looked|came back|come back|wait|hang on|hold on|actually|withdrawn|gone up|went up|put it up|goes up|raised|changed|just been told|told me|not \d|last year['’]?s|out of date)\b/i

const SUM =
  /£\s?\d[\d,.]*\d(?:k\b)?(?:\s?(?:a|an|per|\/)\s?(?<unit>day|hour|hr|year|annum|week)\b)?(?=(?<rest>[^.;!?\n]{0,30}))/giu
/** Money that is no basic pay. */
const EXTRA =
  /\b(?:allowances?|bonus|stand-?by|on top|extra|nights?|shift|premium|mile|relocation|overtime|course|exam|trial|interview|budget|car|van|room|rent|fee)\b/i
const UNITS: Readonly<Record<string, string>> = { hr: 'hour', annum: 'year' }
const LEAST_RATIO = 0.6
const MOST_RATIO = 1.7
const BEFORE = 60

export interface Restated {
  factId: string
  value: string
  quote: string
  at: number
}

const amountOf = (pay: Slot | null): number | null =>
  pay?.kind === 'pay' && pay.unit === 'year' ? (pay.max ?? pay.min) : null

/** A sentence that is a year’s pay from end to end and puts right what was said: "No, I’d the wrong sheet, it’s 39 and a half." */
function findPaySentence(text: string, brief: Brief): Restated | null {
  const [fact, ...others] = activeFacts(brief, 'pay')
  const old = fact ? amountOf(readPay(fact.value)) : null
  if (!fact || others.length > 0 || old === null) return null
  const sentences = sentencesOf(text).map(({ start, end }) => ({ start, said: text.slice(start, end) }))
  for (const [at, { start, said }] of sentences.entries()) {
    if (!SIGNAL.test(`${sentences[at - 1]?.said ?? ''} ${said}`) || saysStretch(said)) continue
    const quote = said.replace(/[\s.!]+$/, '')
    const amount = amountOf(parseSlot('pay', quote))
    if (amount === null || amount === old) continue
    const ratio = amount / old
    if (ratio >= LEAST_RATIO && ratio <= MOST_RATIO)
      return { factId: fact.id, value: quote.replace(/\s+/g, ' '), quote, at: start }
  }
  return null
}

/** The one sum of a message that puts the pay right, in the words of the pay there is: "Got the rate wrong! It’s £520 a day". */
export function findRestatedPay(text: string, brief: Brief): Restated | null {
  const [fact, ...others] = activeFacts(brief, 'pay')
  const [old, ...more] = fact ? figuresIn(fact.value) : []
  const pay = fact ? parseSlot('pay', fact.value) : null
  if (!fact || !old || others.length > 0 || more.length > 0 || pay?.kind !== 'pay') return null
  const isOld = (words: string) => figuresIn(words).some(({ key }) => key === old.key)
  const [sum, ...sums] = [...text.matchAll(SUM)].filter(([words]) => !isOld(words))
  if (!sum || sums.length > 0) return null
  const { unit, rest = '' } = sum.groups ?? {}
  const around = text.slice(Math.max(0, sum.index - BEFORE), sum.index + sum[0].length) + rest
  if (!SIGNAL.test(around) || EXTRA.test(around) || saysStretch(around)) return null
  if (unit && (UNITS[unit.toLowerCase()] ?? unit.toLowerCase()) !== pay.unit) return null
  const quote = sum[0]
  const [figure] = figuresIn(quote)
  if (!figure) return null
  const ratio = toAmount(figure) / toAmount(old)
  if (ratio === 1 || ratio < LEAST_RATIO || ratio > MOST_RATIO) return null
  const value = fact.value.slice(0, old.start) + figure.text + fact.value.slice(old.end)
  return { factId: fact.id, value, quote, at: sum.index }
}

const WORDS_OF_NOTE = 16

const isInside = (at: number, quote: string, restated: Restated): boolean =>
  at >= restated.at && at + quote.length <= restated.at + restated.quote.length

/** The operations of a message, with the pay put right where nothing else has read it. A note that says only that goes. */
export function withRestatedPay(
  text: string,
  operations: readonly BriefOperation[],
  brief: Brief,
): BriefOperation[] {
  const isReplaced = operations.some(({ op, topic }) => topic === 'pay' && op !== 'add')
  const restated = isReplaced ? null : (findPaySentence(text, brief) ?? findRestatedPay(text, brief))
  if (!restated) return [...operations]
  const isOnlyThat = ({ op, topic, quote, at }: BriefOperation) =>
    op === 'add' &&
    quote !== null &&
    at !== null &&
    (isInside(at, quote, restated) ||
      ((topic === 'alsoSaid' || topic === 'pay') &&
        at <= restated.at &&
        restated.at < at + quote.length &&
        quote.split(/\s+/).length <= WORDS_OF_NOTE))
  const { factId, value, quote, at } = restated
  return [
    ...operations.filter((operation) => !isOnlyThat(operation)),
    { op: 'replace', topic: 'pay', factId, value, strength: 'must', reason: null, quote, at },
  ]
}
