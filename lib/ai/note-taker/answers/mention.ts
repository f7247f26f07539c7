import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { AUDIENCE_LABELS, topicPhrase } from '@/lib/consultation/topics'
import { factsOfMessage } from './check'
import { type AnswerInput, joinWithinLimit } from './input'
import { quoteFact } from './quote-fact'
import { findLine, isQualification, stemsOf } from './role'

const SUBJECT =
  /\b(?:mention(?:ing)?|say(?:ing)? (?:anything |something |so )?(?:about|that)|talk(?:ing)? about|include|including|advertis(?:e|ing)|put(?:ting)?|admit(?:ting)?|(?:me|us) to say|worth saying|say(?:ing)?|leav(?:e|ing) out|hid(?:e|ing)) (?<subject>[^,;?!.]{3,60})/i
const MENTION =
  'if it’s true and helps someone decide, drawbacks included. It’s fairer to everyone who applies.'

/** "Can I leave out that it’s nights?" */
const LEAVES_OUT =
  /\b(?:leav\w*|miss\w*|keep\w*|skip\w*)\b.{0,40}\b(?:out|off|back|quiet)\b|\b(?:hid(?:e|ing)|omit\w*|without (?:saying|mentioning)|not (?:say|mention))\b/i
const ASKS_WHAT = /^\W*(?:(?:and|so|but|ok|right) )*what\b/i
/** "The postcode or just the town?" */
const ALTERNATIVES = /\bor\b(?! (?:not|is|are|does|do|will|would|should|shall|can|did|has|was)\b)/i

/** Whose name isn’t the company’s to give. */
const CLIENT = /\bnam(?:e|es|ing)\b.{0,20}\b(?:clients?|customers?)\b/i

const AGENCY = AUDIENCE_LABELS.agency
const WHAT_TO_LEAVE_OUT = `Leave out any must-have you’d waive for a great candidate, the names of people and clients, and whatever you’d only tell us, such as why the last person left. Mark those entries “${AGENCY}”.`

/** What the brief has of what the question names: for candidates first, else what this message says of it. */
function findHeld(question: string, input: AnswerInput): Fact | null {
  const subject = SUBJECT.exec(question)?.groups?.subject ?? ''
  const named = topicsNamed(subject)
  const facts = activeFacts(input.brief).filter(({ audience }) => audience === 'candidate')
  return (
    facts.findLast(({ topic }) => named.includes(topic)) ??
    findLine(facts, ({ value }) => value, stemsOf(subject)) ??
    factsOfMessage(input).findLast(({ audience }) => audience === 'candidate') ??
    null
  )
}

/** "Do people still care about a degree?" */
export const asksOfQualification = (question: string): boolean =>
  !SUBJECT.test(question) && isQualification(question)

/** What such a question may ask where it names nothing. */
const OF_MENTIONING =
  /\b(?:worth|matters?|care|details?|hear|interested|bother|leav\w+|hid\w+|omit|mention|say so|put (?:it|that)|go in|include|(?:should|shall|ought) (?:i|we)|(?:do|can|must) (?:i|we) (?:name|give|tell)|(?:name|give|tell) (?:them|people|candidates))\b/i
/** "Mention what?" asks what we mean. */
const EMPTY_SUBJECT = /^(?:what|who|which)\b/i

/** Whether a question asks if something belongs in the advert; anything else is not answered by that it does. */
export function asksToMention(question: string): boolean {
  const subject = SUBJECT.exec(question)?.groups?.subject
  if (subject !== undefined)
    return !EMPTY_SUBJECT.test(subject) || /\b(?:should|shall|must|do i)\b/i.test(question)
  return OF_MENTIONING.test(question)
}

/** Whether the advert should say something, and what the brief holds of it. */
export function answerMention(question: string, input: AnswerInput): string {
  const leavesOut = LEAVES_OUT.test(question)
  if (leavesOut && ASKS_WHAT.test(question)) return WHAT_TO_LEAVE_OUT
  if (CLIENT.test(question))
    return `That’s for you and them to agree. If it has to stay confidential, mark the entry “${AGENCY}”.`
  const fact = findHeld(question, input)
  const held = fact ? `The brief has ${topicPhrase(fact.topic)}: ${quoteFact(fact)}.` : ''
  if (leavesOut)
    return joinWithinLimit([
      'You can, but I’d keep anything that decides whether someone takes the job. It’s fairer to everyone who applies.',
      held,
      `To keep an entry from candidates, mark it “${AGENCY}”.`,
    ])
  if (ALTERNATIVES.test(question))
    return joinWithinLimit([
      'It’s up to you. Give whichever helps people decide sooner whether the job suits them.',
      held || 'Tell me which and I’ll add it.',
    ])
  return held
    ? `Yes, mention it ${MENTION} ${held}`
    : `Yes, mention it ${MENTION} Tell me in a sentence and I’ll add it. You can take it out before you approve.`
}
