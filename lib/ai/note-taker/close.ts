import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import { saysWeight } from '@/lib/consultation/guard/weight'
import type { Segment } from './segments'

const CLOSE_WORDS = 8
/** Of `vacancyShare`. From here on, "no cowboys" and "next week" are answers. */
const ANSWER_SHARE = 0.6

/** "I don’t know yet", "skip that one": it answers nothing. */
export const isBareClose = (message: string, segments: readonly Segment[]): boolean =>
  !/\d/.test(message) &&
  message.trim().split(/\s+/).length <= CLOSE_WORDS &&
  saysWeight('close', message) &&
  segments.every(({ vacancyShare, strength }) => vacancyShare < ANSWER_SHARE || strength === 'notneeded')

/** A question that got no answer: passed over, or not known. */
export function closeOperation(message: string, brief: Brief): BriefOperation[] {
  const asked = brief.agenda.asked?.topic
  if (!asked || !saysWeight('close', message)) return []
  const isSkipped = /\b(?:skip|pass|next|later|move on|not now|come back)\b/i.test(message)
  return [
    {
      op: 'close',
      topic: asked,
      factId: null,
      value: null,
      strength: null,
      reason: isSkipped ? 'skipped' : 'unknown',
      quote: null,
      at: null,
    },
  ]
}
