import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import { AGENDA, type Topic } from '@/lib/consultation/topics'

/** True when a topic needs no question: something is known of it, or it was closed. */
export function isSettled(brief: Brief, topic: Topic): boolean {
  return (
    brief.facts.some((fact) => fact.state === 'active' && fact.topic === topic) ||
    brief.agenda.closed.some((entry) => entry.topic === topic)
  )
}

/** Topics that are still to be asked about, the most important first. */
export function openTopics(brief: Brief): Topic[] {
  return AGENDA.filter((topic) => !isSettled(brief, topic))
}

const CORE: readonly Topic[][] = [
  ['driver', 'success', 'responsibilities'],
  ['technical', 'experience', 'qualifications'],
  ['pay'],
  ['location', 'workPattern'],
  ['culture', 'growth', 'benefits'],
]

/**
 * How ready the brief is for "Generate Summary": `empty` (nothing known), `early` (possible, with gaps in the core), `ready`.
 * `missing` lists the agenda topics without an active fact, which will read "To be confirmed".
 */
export function readiness(brief: Brief): { state: 'empty' | 'early' | 'ready'; missing: Topic[] } {
  const facts = activeFacts(brief)
  const missing = AGENDA.filter((topic) => !facts.some((fact) => fact.topic === topic))
  if (facts.length === 0) return { state: 'empty', missing }
  const ready = CORE.every((group) => group.some((topic) => isSettled(brief, topic)))
  return { state: ready ? 'ready' : 'early', missing }
}

const AT_PLACE =
  /\b(?:from home|at home|home (?:otherwise|the rest)|wfh|remote(?:ly)?|hybrid|on[- ]site|(?:\w+|\d) days? (?:a|per) week|(?:day|night|back|rotating|\w+-) ?shifts?|\d+ on,? \d+ off|mon(?:day)?s? (?:to|-) \w+)\b/i

const BY_THE_CLOCK = /\b\d[\d.]* ?(?:hours|hrs)\b|\b(?:full|part)[- ]time\b|\bhours (?:a|per) week\b/i

/** What another topic's words have told already, so that asking for it would be asking for what is known. */
const TOLD: Partial<Record<Topic, { by: readonly Topic[]; words: RegExp }>> = {
  workPattern: { by: ['location', 'hours'], words: AT_PLACE },
  hours: { by: ['workPattern', 'contractType', 'pay', 'startDate'], words: BY_THE_CLOCK },
}

/** True for a topic of which another one's words have told what would be asked. */
export function isAnsweredElsewhere(brief: Brief, topic: Topic): boolean {
  const told = TOLD[topic]
  return told?.by.some((by) => activeFacts(brief, by).some((fact) => told.words.test(fact.value))) === true
}

/** The open topics that are worth a question. */
export function topicsToAsk(brief: Brief): Topic[] {
  return openTopics(brief).filter((topic) => !isAnsweredElsewhere(brief, topic))
}
