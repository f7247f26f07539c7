import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { findConflictingFacts } from '@/lib/consultation/brief/conflicts'
import type { BriefState } from '@/lib/consultation/brief/schema'
import { readPay } from '@/lib/consultation/brief/slots/parse'
import { AGENDA, type Topic } from '@/lib/consultation/topics'

const ROUGHLY = /\b(?:or|if|about|around|ish|roughly|maybe|might|could|up to|depend\w*)\b/i

/** A figure that could be anything is asked about. Bands and rates by agreement hold none. */
const isUnread = ({ value }: BriefState['facts'][number]): boolean =>
  /\d/.test(value) &&
  readPay(value) === null &&
  (ROUGHLY.test(value) || claimsOf({ topic: 'pay', value }).length === 0)

/** Whether something is known of the pay, and all of it could not be read: "up to 62 or so". */
const isUnclearPay = (facts: BriefState['facts']): boolean => {
  const pay = facts.filter(({ state, topic }) => state === 'active' && topic === 'pay')
  return pay.length > 0 && pay.every(isUnread)
}

export function isSettled(brief: BriefState, topic: Topic): boolean {
  return (
    (brief.facts.some((fact) => fact.state === 'active' && fact.topic === topic) &&
      !(topic === 'pay' && isUnclearPay(brief.facts))) ||
    brief.agenda.closed.some((entry) => entry.topic === topic)
  )
}

/** Most important first. */
export function openTopics(brief: BriefState): Topic[] {
  return AGENDA.filter((topic) => !isSettled(brief, topic))
}

export interface TopicCount {
  total: number
  /** The brief says something about them, without contradicting itself. */
  settled: number
  /** They will read "To be confirmed": nobody knew, or the interview ended without them. */
  toConfirm: number
}

/** Of the topics on the agenda. */
export function countTopics(brief: BriefState): TopicCount {
  const { closed, finished } = brief.agenda
  const isKnown = (topic: Topic) => {
    const facts = brief.facts.filter((fact) => fact.state === 'active' && fact.topic === topic)
    if (facts.some((fact) => findConflictingFacts(facts, fact).length > 0)) return false
    return facts.length > 0 || closed.some((entry) => entry.topic === topic && entry.how === 'answered')
  }
  const unknown = AGENDA.filter((topic) => !isKnown(topic))
  const given = unknown.filter((topic) => finished || closed.some((entry) => entry.topic === topic))
  return { total: AGENDA.length, settled: AGENDA.length - unknown.length, toConfirm: given.length }
}

/** "16 of 18 settled, 2 to be confirmed". */
export const describeTopicCount = ({ total, settled, toConfirm }: TopicCount): string =>
  `${settled} of ${total} settled${toConfirm > 0 ? `, ${toConfirm} to be confirmed` : ''}`
