import { WEIGHTS } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import type { CardReading } from './read-card'

/** What there is to weigh: the requirements, in the order of the brief. The card takes 40. */
export function requirementsOf(facts: readonly Fact[]): Fact[] {
  const found = facts.filter(
    ({ state, topic, strength }) =>
      state === 'active' && strength !== 'notApplicable' && REQUIREMENT_TOPICS.includes(topic),
  )
  const asked = found.filter(({ value }) => !REMARK.test(value))
  return (asked.length > 0 ? asked : found).slice(0, 40)
}

/** Words that report something or ask a question: "The last one left", "we had trouble with that". */
const REMARK =
  /(?:^|[,;:.–—] |\b(?:and|but|because|so|since) )(?:i|he|she|it|we|there|that|nobody|the (?:last|previous|old|other) \p{L}+)(?:['’]\p{L}+| \p{L}+)|\?\s*$/iu

export function readWeights(data: FormData, facts: readonly Fact[]): CardReading {
  const weights = requirementsOf(facts).flatMap(({ id: factId, value: words }) => {
    const strength = WEIGHTS.find((weight) => weight === data.get(factId))
    return strength ? [{ factId, words, strength }] : []
  })
  return { card: { kind: 'weigh', value: { weights } } }
}
