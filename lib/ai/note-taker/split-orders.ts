import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { saysAll, stemsOf } from '@/lib/consultation/guard/take-back/words'
import { type Order, readBareOrder, readOrders } from './corrections/orders'
import { readRanking } from './corrections/rank'
import { cutSegment, type Mendable, readRest } from './open-slips'
import type { Segment } from './segments'

/** A piece of a message that may be an order about the text, or follow one in its sentence. */
export interface Heard extends Mendable {
  order?: Order
  isAfterOrder?: true
  /** What comes in the place of what the order names. */
  isAmendment?: true
}

interface Context {
  asked: string
  isDocument: boolean
  brief: Brief
}

const PRONOUN = /^(?:it|that|this|them|those|these|both|the lot)$/i
export const isPronoun = (object: string): boolean => PRONOUN.test(object)

/** What stands before an order: the words of the earlier pieces without their endings, and those of its own. */
interface Before {
  stems: ReadonlySet<string>
  lead: string
}

const NOTHING_BEFORE: Before = { stems: new Set(), lead: '' }

/** Whether there is something that the order can mean. */
function isKnown(object: string, before: Before, brief: Brief): boolean {
  if (isPronoun(object)) return before.stems.size > 0 || before.lead.trim() !== ''
  if (activeFacts(brief).some(({ value }) => saysAll(value, object))) return true
  const stems = stemsOf(object)
  const lead = new Set(stemsOf(before.lead))
  if (stems.length > 0 && stems.every((stem) => before.stems.has(stem) || lead.has(stem))) return true
  return topicsNamed(object).some((topic) => activeFacts(brief, topic).length > 0)
}

/** Where an order may begin inside a clause that nothing cut: behind a mark, or at a word that opens one. */
const OPENING =
  /(?:[,;:–—]\s+|\s-\s+)(?=\S)|(?<=[^\s,;:–—-])\s+(?=(?:(?:no|er|oh|actually|sorry) )?(?:forget|scrap|scrub|ignore|disregard|omit|never ?mind|leave out|don['’]?t (?:put|mention|bother|promise)|delete)\b|(?:no|er|oh|actually|sorry) (?:scratch|bin|ditch|drop|strike)\b)/giu
/** "People forget the neighbours": who does it stands right before it, and nothing else. */
const SUBJECT =
  /^\W*(?!(?:no|nope|so|and|but|then|oh|ah|er|um|actually|sorry|wait|right|well|ok|okay|please|just|also|now|yes|yeah|yep|nah|hang|hold)\b)(?:(?:the|our|most|some|a lot of|lots of|half the|all the|many|good|bad|new) )?[\p{L}'’-]+$/iu
const NO_OPENING =
  /\b(?:to|not|never|don['’]?t|dont|will|would|can|could|they|we|you|who|must|should|i|or|the|a)$/i
const ORDERS_PER_PIECE = 6

function findOrder(
  segment: Segment,
  stems: ReadonlySet<string>,
  { brief, isDocument }: Context,
): { order: Order; at: number } | null {
  const { text } = segment
  const starts = [0, ...[...text.matchAll(OPENING)].map(({ index, 0: gap }) => index + gap.length)]
  for (const at of starts.slice(0, ORDERS_PER_PIECE)) {
    const lead = text.slice(0, at).trimEnd()
    if (NO_OPENING.test(lead) || SUBJECT.test(lead)) continue
    const said = { stems, lead: text.slice(0, at) }
    const orders = readOrders(text.slice(at))
    const known = orders.find(({ object }) => isKnown(object, isDocument ? NOTHING_BEFORE : said, brief))
    const order = known ?? (at === 0 && !isDocument ? orders.find(({ isPlain }) => isPlain) : undefined)
    if (order) return { order, at }
    const bare = isDocument
      ? null
      : readBareOrder(text.slice(at), (object) => !isPronoun(object) && isKnown(object, said, brief))
    if (bare) return { order: bare, at }
  }
  return null
}

/** Sets orders about the text apart from what the rest of their clause says. */
export function openOrders(segments: readonly Heard[], context: Context): Heard[] {
  const before = new Set<string>()
  /** The sentence that an order has opened, up to its next piece. */
  let ordered = -1
  let isAmending = false
  return segments.flatMap((segment): Heard[] => {
    const isOther = segment.mended !== undefined || readRanking(segment.text) !== null
    const found = isOther ? null : findOrder(segment, before, context)
    for (const stem of stemsOf(segment.text)) before.add(stem)
    const isAfter = segment.sentence === ordered
    const isAmendment = isAfter && isAmending ? { isAmendment: true as const } : {}
    isAmending = found?.order.kind === 'amend'
    ordered = found && (isAmending || /[,;–—-]\s*$/.test(segment.text)) ? segment.sentence : -1
    if (!found) return isAfter ? [{ ...segment, isAfterOrder: true, ...isAmendment }] : [segment]
    const { order, at } = found
    const end = Math.min(segment.text.length, at + order.end)
    const lead = cutSegment(segment, 0, at)
    return [
      ...(/[\p{L}\p{N}]/u.test(lead.text) ? [lead] : []),
      { ...cutSegment(segment, at, end), bodyStart: segment.start + at, order },
      ...readRest(segment, end, context).map((part, index): Heard => {
        const after = { ...part, isAfterOrder: true as const }
        return isAmending && index === 0 ? { ...after, isAmendment: true } : after
      }),
    ]
  })
}
