import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import { namesTopic } from '@/lib/consultation/guard/take-back/topic-names'
import { saysWeight } from '@/lib/consultation/guard/weight'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { isNeedless } from './beside'
import { NO_OPERATION } from './reading'
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

/** "No certificates needed": a topic of which nothing is asked, as long as nothing of it is `known`. */
export function closeDenied(
  segments: readonly Segment[],
  asked: Topic | null,
  known: ReadonlySet<Topic>,
): BriefOperation[] {
  const denied = segments.flatMap(({ text, strength }) =>
    REQUIREMENT_TOPICS.filter(
      (topic) =>
        !known.has(topic) &&
        (topic === asked || namesTopic(text, topic)) &&
        DENIAL.test(text) &&
        (strength === 'notneeded' || isNeedless(text, topic)),
    ),
  )
  return [...new Set(denied)].map((topic) => ({ ...NO_OPERATION, op: 'close', topic, reason: 'answered' }))
}
const DENIAL =
  /^\W*(?:(?:and|but|so|well|honestly|really|oh|there(?:[’']s| is| are)),? )*(?:no|none|nothing|not)\b/i
