import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { referenceTo } from '@/lib/consultation/brief/same-message'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { namesTopic } from '@/lib/consultation/guard/take-back/topic-names'
import { asksForMembership, mayStillStand } from '@/lib/consultation/interview/advert-doubts'
import type { Topic } from '@/lib/consultation/topics'
import type { ExpertOperation, ShortIds } from './schema'
import { stemsOf } from './untruths'

/** "All" of an old advert: its lines are doubted, or confirmed, with one operation. */
const ALL = 'all'

const APPLY = /\b(?:contact|cvs?|apply|applications?|e-?mail|closing date|deadline)\b/i
/** Where a message says something and then gives an advert: the place of its first line. */
const ADVERT_BELOW = /^.*\b(?:advert|ad|jd|spec|job description|posting)\b.*$\n/im
/** “The duties still stand” does not mean where to apply, a day that has passed, or a membership that somebody must have. */
const standsWithTheRest = ({ value, topic }: Pick<Fact, 'topic' | 'value'>, now: Date): boolean =>
  mayStillStand(value, now) && !(topic === 'process' && APPLY.test(value))

/** A membership is doubted for itself: who asks for it? That the rest of the advert holds is no answer. */
const doubtOf = ({ value, strength }: BriefOperation): 'degree' | 'stale' =>
  strength === 'must' && asksForMembership(value ?? '') ? 'degree' : 'stale'

/** What an operation has become; null where it was dropped. */
interface Outcome {
  operation: BriefOperation | null
}

interface Line extends BriefOperation {
  topic: Topic
  value: string
  quote: string
}

/** The lines of an advert that this answer has added and doubted as stale: the message that holds it says what still stands too. */
function linesOfAnswer(outcomes: readonly Outcome[]): Line[] {
  const made = outcomes.flatMap(({ operation }) => operation ?? [])
  const isDoubted = (line: BriefOperation) =>
    made.some(({ op, reason, at }) => op === 'doubt' && reason === 'stale' && at !== null && at === line.at)
  const isLine = (operation: BriefOperation): operation is Line =>
    operation.op === 'add' &&
    operation.topic !== null &&
    operation.value !== null &&
    operation.quote !== null &&
    isDoubted(operation)
  return made.filter(isLine)
}

/** Points to what was just asked about: "that’s all fine", "yes, those are right". */
const POINTS_BACK =
  /\b(?:that|those|these|they|them|both|the lot|all (?:of (?:that|those|these|them)|fine|good|right|correct|ok(?:ay)?))\b/i
const ASSENTS = /^\W*(?:(?:yes|yeah|yep|ok(?:ay)?|fine|good|right|correct|agreed|sure|all|it|is|are)\b\W*)+$/i
/** Speaks of the whole advert, whatever was asked. */
const WHOLE =
  /\b(?:rest|remainder|everything else|advert|ad|jd|spec|still (?:stands?|holds?|appl(?:y|ies)))\b/i
/** Of the words of a line: a reply that holds so many has named it. */
const NAMED_SHARE = 0.5

/** Of these there is one fact, so that the name of the topic names it. */
const SINGLE: readonly Topic[] = [
  'pay',
  'hours',
  'location',
  'workPattern',
  'contractType',
  'startDate',
  'duration',
  'notice',
]

const isNamedIn = (reply: string, { value, topic }: Pick<Fact, 'value' | 'topic'>): boolean => {
  const [stems, told] = [[...stemsOf(value)], stemsOf(reply)]
  return (
    (SINGLE.includes(topic) && namesTopic(reply, topic)) ||
    (stems.length > 0 && stems.filter((stem) => told.has(stem)).length >= NAMED_SHARE * stems.length)
  )
}

/** The facts that “that’s all fine” can confirm: those that the last reply named, where it named some. Null where the words mean more. */
function listConfirmed(quote: string, facts: readonly Fact[], lastReply: string): Set<string> | null {
  if (WHOLE.test(quote) || !(POINTS_BACK.test(quote) || ASSENTS.test(quote))) return null
  const named = facts.filter((fact) => isNamedIn(lastReply, fact)).map(({ id }) => id)
  return named.length > 0 ? new Set(named) : null
}

interface Asked {
  brief: Brief
  ids: ShortIds
  message: string
  now: Date
  /** The consultant’s, that the message answers. */
  lastReply?: string
}

const doubted = ({ brief }: Asked): Fact[] =>
  activeFacts(brief).filter(({ doubt, vague }) => doubt !== null || vague)

/** A settle of a fact that was not in the list which the manager says yes to. */
export function isBeyondAsked(said: ExpertOperation, asked: Asked): boolean {
  if (said.op !== 'settle') return false
  const id = asked.ids.facts.get(said.fact.trim().toUpperCase())
  const confirmed = listConfirmed(said.quote, doubted(asked), asked.lastReply ?? '')
  return id !== undefined && confirmed !== null && !confirmed.has(id)
}

/** One operation for each line that “all” names. */
export function expandAll(
  said: ExpertOperation,
  asked: Asked,
  outcomes: readonly Outcome[],
): ExpertOperation[] {
  const { brief, ids, message, now, lastReply = '' } = asked
  if (said.op === 'doubt' && said.kind === 'stale' && said.quote.trim().toLowerCase() === ALL) {
    const { op } = said
    const lead = ADVERT_BELOW.exec(message)
    const from = lead ? lead.index + lead[0].length : 0
    return outcomes.flatMap(({ operation }) =>
      operation?.op === 'add' && operation.quote !== null && (operation.at ?? 0) >= from
        ? [{ op, kind: doubtOf(operation), quote: operation.quote }]
        : [],
    )
  }
  if (said.op !== 'settle' || said.fact.trim().toLowerCase() !== ALL) return [said]
  const { op, quote } = said
  const settled = new Set(outcomes.map(({ operation }) => operation?.factId))
  const kept = linesOfAnswer(outcomes)
    .filter((line) => !settled.has(referenceTo(line)) && standsWithTheRest(line, now))
    .map(({ quote: fact }) => ({ op, fact, quote }))
  const confirmed = listConfirmed(quote, doubted(asked), lastReply)
  const stale = new Set(
    activeFacts(brief)
      .filter((fact) => fact.doubt === 'stale' && standsWithTheRest(fact, now))
      .filter(({ id }) => confirmed === null || confirmed.has(id))
      .map(({ id }) => id),
  )
  const earlier = [...ids.facts]
    .filter(([, id]) => stale.has(id) && !settled.has(id))
    .map(([fact]) => ({ op, fact, quote }))
  return [...earlier, ...kept]
}
