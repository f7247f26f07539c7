import type { Topic } from '@/lib/consultation/options'
import { activeFacts, openTopics } from '@/lib/consultation/brief/rules'
import type { Brief } from '@/lib/consultation/schema'

const AT_PLACE =
  /\b(?:from home|at home|home (?:otherwise|the rest)|wfh|remote(?:ly)?|hybrid|on[- ]site|(?:\w+|\d) days? (?:a|per) week|(?:day|night|back|rotating|\w+-) ?shifts?|\d+ on,? \d+ off|mon(?:day)?s? (?:to|-) \w+)\b/i
const BY_THE_CLOCK = /\b\d[\d.]* ?(?:hours|hrs)\b|\b(?:full|part)[- ]time\b|\bhours (?:a|per) week\b/i

/** What another topic's words have told already, so that asking for it would be asking for what is known. */
const TOLD: Partial<Record<Topic, { by: readonly Topic[]; words: RegExp }>> = {
  workPattern: { by: ['location', 'hours'], words: AT_PLACE },
  hours: { by: ['workPattern', 'contractType', 'pay', 'startDate'], words: BY_THE_CLOCK },
}

/** True for a topic of which another one's words have told what would be asked. */
export function isTold(brief: Brief, topic: Topic): boolean {
  const told = TOLD[topic]
  return told?.by.some((by) => activeFacts(brief, by).some((fact) => told.words.test(fact.value))) === true
}

/** The open topics that are worth a question. */
export function toAsk(brief: Brief): Topic[] {
  return openTopics(brief).filter((topic) => !isTold(brief, topic))
}
