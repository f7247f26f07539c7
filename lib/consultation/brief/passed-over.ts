import { namesTopic } from '@/lib/consultation/guard/take-back/topic-names'
import type { Topic } from '@/lib/consultation/topics'
import type { BriefOperation } from './operation-schema'
import type { Brief } from './schema'

/** Clauses as speech has them, with or without marks. */
const BREAKS = /[.,;:!?\n–—]+|\s-\s|\b(?:and|but|so|then|though|because|or)\b/iu

const LEAD =
  "(?:(?:ok(?:ay)?|right|well|er+m?|um+|oh|sorry|honestly|actually|please|just|no|yeah|yes|can|could|may|shall|let['’]?s|let us|i|i['’]?d|i['’]?ll|we|we['’]?d|we['’]?ll|would|will|rather|to be honest|maybe|probably|frankly) )*"
const THAT = '(?:it|that|this|(?:that|this|the) (?:one|question|topic|bit))'
const TAIL =
  '(?: (?:please|then|now|for now|for the moment|thanks|yet|to be honest|tbh|sorry|really|i think|at the moment|either|one|if you like))*'

const SKIPS = new RegExp(
  `^${LEAD}(?:skip(?: ${THAT})?|pass(?: on ${THAT})?|next(?: (?:one|question|topic|thing))?|move on(?: from ${THAT})?|leave ${THAT}(?: (?:blank|open|empty))?|come back to ${THAT}(?: later)?|rather not say)${TAIL}$`,
  'iu',
)
/** What is not known may be named. */
const ABOUT = '(?: (?:on|about|of|for|with|what) (?<subject>[^.,;]{2,40}?))?'
const UNKNOWN = new RegExp(
  `^${LEAD}(?:(?:have |['’]?ve |got |have got )*no (?:idea|clue)|(?:have(?:n['’]?t| not)|ain['’]?t) (?:got )?(?:a clue|the faintest)|do(?:n['’]?t| not) know|dunno|not sure|i['’]?m not sure|unsure|could(?:n['’]?t| not) (?:say|tell you)|can(?:['’]?t|not) (?:say|tell you)|do(?:n['’]?t| not) have (?:an answer|one))${ABOUT}${TAIL}$`,
  'iu',
)
const POINTS_BACK = new RegExp(`^${THAT}$`, 'iu')

type How = 'skipped' | 'unknown'

function howPassed(clause: string, asked: Topic): How | null {
  const words = clause.trim().replace(/\s+/g, ' ')
  if (SKIPS.test(words)) return 'skipped'
  const found = UNKNOWN.exec(words)
  if (!found) return null
  const subject = found.groups?.subject?.trim()
  return subject === undefined || POINTS_BACK.test(subject) || namesTopic(subject, asked) ? 'unknown' : null
}

/** Whether a clause of the message passes over the question before it, whatever else the message says. */
function passesOver(message: string, asked: Topic): How | null {
  const found = message.split(BREAKS).flatMap((clause) => howPassed(clause, asked) ?? [])
  return found.find((how) => how === 'skipped') ?? found[0] ?? null
}

/** The operations, with the topic that was asked about closed where the message passes it over and no reader said so. */
export function closePassedOver(
  operations: readonly BriefOperation[],
  message: string,
  { agenda, facts }: Pick<Brief, 'agenda' | 'facts'>,
): BriefOperation[] {
  const topic = agenda.asked?.topic
  const isKnown =
    agenda.closed.some((entry) => entry.topic === topic) ||
    facts.some((fact) => fact.state === 'active' && fact.topic === topic)
  const isRead = operations.some((operation) => operation.topic === topic || operation.op === 'finish')
  const how = topic === undefined || isKnown || isRead ? null : passesOver(message, topic)
  if (topic === undefined || how === null) return [...operations]
  const rest = { factId: null, value: null, strength: null, quote: null, at: null }
  return [...operations, { op: 'close', topic, reason: how, ...rest }]
}
