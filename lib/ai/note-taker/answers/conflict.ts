import { SINGLE_TOPICS } from '@/lib/ai/note-taker/corrections/targets'
import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { type Topic, topicPhrase } from '@/lib/consultation/topics'
import { type AnswerInput, joinWithinLimit } from './input'
import { quoteFact } from './quote-fact'

/** "A 4-day week of 9.25 hours", "5 days of 8 hours". */
const DAYS =
  /\b(?<days>\d)[ -]?days?(?: (?:a|per) week| week)?\b.{0,20}?\b(?<hours>\d{1,2}(?:\.\d+)?)[ -]?(?:hours?|hrs?)\b/i

/** What days of so many hours make in a week. */
function weekText({ value }: Fact): string {
  const { days, hours } = DAYS.exec(value)?.groups ?? {}
  if (!days || !hours) return ''
  return `${days} days of ${hours} hours come to ${Number(days) * Number(hours)} hours a week.`
}

/** Of the topics with several answers the one talked of last. */
function lastWithSeveral(facts: readonly Fact[]): Topic | undefined {
  return facts.findLast(
    ({ topic }) => SINGLE_TOPICS.includes(topic) && facts.filter((fact) => fact.topic === topic).length > 1,
  )?.topic
}

function findTopic(facts: readonly Fact[]): Topic | undefined {
  const rival = facts.find(({ conflictsWith }) => facts.some(({ id }) => id === conflictsWith))
  return rival?.topic ?? lastWithSeveral(facts)
}

/** Whether the brief holds two answers to one question. */
export const hasConflict = ({ brief }: AnswerInput): boolean => findTopic(activeFacts(brief)) !== undefined

/** What the brief holds twice, and what follows from its figures. */
export function answerConflict({ brief }: AnswerInput): string {
  const facts = activeFacts(brief)
  const topic = findTopic(facts)
  const last = facts.at(-1)
  if (!topic)
    return joinWithinLimit([
      'I can’t see two answers to the same question in the brief.',
      last ? `The last thing I added was ${topicPhrase(last.topic)}: ${quoteFact(last)}.` : '',
      'Tell me which two you mean, or which one to keep.',
    ])
  const values = facts.filter((fact) => fact.topic === topic)
  return joinWithinLimit([
    `For ${topicPhrase(topic)} I have ${listed(values.map((fact) => quoteFact(fact)))}.`,
    ...values.map(weekText),
    'Tell me which to keep and I’ll remove the rest.',
  ])
}
