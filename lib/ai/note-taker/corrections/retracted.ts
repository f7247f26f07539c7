import { sentencesOf } from '@/lib/ai/note-taker/text/sentences'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import { stemsOf } from '@/lib/consultation/guard/take-back/words'
import { SINGLE_TOPICS } from './targets'

/** "I said two days at home and that was wrong": what follows comes in its place. */
const RETRACTS =
  /\b(?:i|we) (?:said|told you|put|gave you|wrote|mentioned) (?<said>[^.!?\n]{3,120}?)(?:,| [–—-])? (?:(?:and|but) )?(?:that|it|this|which)(?:['’]?s| is| was| were)(?: now| all| quite| simply)? (?:wrong|a mistake|my mistake|not (?:right|true|correct)|incorrect|out of date)\b/iu

/** The sentence that takes words back, and the one behind it. */
export function findRetraction(text: string) {
  const sentences = sentencesOf(text)
  for (const [at, sentence] of sentences.entries()) {
    const said = RETRACTS.exec(text.slice(sentence.start, sentence.end))?.groups?.said
    if (said) return { sentence, said, next: sentences[at + 1] ?? null }
  }
  return null
}

const isIn = ({ at, quote }: BriefOperation, span: { start: number; end: number } | null): boolean =>
  span !== null && at !== null && quote !== null && at >= span.start && at + quote.length <= span.end

/** The operations of a message that takes back what was said: the first fact of the next sentence takes the place of the one that is meant. */
export function withRetracted(
  text: string,
  operations: readonly BriefOperation[],
  brief: Brief,
): BriefOperation[] {
  const found = findRetraction(text)
  if (!found) return [...operations]
  const left = operations.filter((operation) => !isIn(operation, found.sentence))
  const first = left.find(
    (operation) => operation.op === 'add' && operation.topic && isIn(operation, found.next),
  )
  const wanted = new Set(stemsOf(found.said))
  const meant = activeFacts(brief).filter(
    ({ topic, value }) =>
      topic === first?.topic &&
      (SINGLE_TOPICS.includes(topic) || stemsOf(value).some((stem) => wanted.has(stem))),
  )
  const [only, ...others] = meant
  if (!first || !only || others.length > 0) return left
  return left.map((operation) =>
    operation === first ? { ...operation, op: 'replace' as const, factId: only.id } : operation,
  )
}
