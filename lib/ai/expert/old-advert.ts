import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { referenceTo } from '@/lib/consultation/brief/same-message'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { asksForMembership, mayStillStand } from '@/lib/consultation/interview/advert-doubts'
import type { Topic } from '@/lib/consultation/topics'
import type { ExpertOperation, ShortIds } from './schema'

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

/** One operation for each line that “all” names. */
export function expandAll(
  said: ExpertOperation,
  { brief, ids, message, now }: { brief: Brief; ids: ShortIds; message: string; now: Date },
  outcomes: readonly Outcome[],
): ExpertOperation[] {
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
  const stale = new Set(
    activeFacts(brief)
      .filter((fact) => fact.doubt === 'stale' && standsWithTheRest(fact, now))
      .map(({ id }) => id),
  )
  const earlier = [...ids.facts]
    .filter(([, id]) => stale.has(id) && !settled.has(id))
    .map(([fact]) => ({ op, fact, quote }))
  return [...earlier, ...kept]
}
