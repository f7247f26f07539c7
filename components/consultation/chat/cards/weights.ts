import { WEIGHTS } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import type { CardReading } from './read-card'

/** What there is to weigh: the requirements, in the order of the brief. The card takes 40. */
export const requirementsOf = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(
      ({ state, topic, strength }) =>
        state === 'active' && strength !== 'notApplicable' && REQUIREMENT_TOPICS.includes(topic),
    )
    .slice(0, 40)

export function readWeights(data: FormData, facts: readonly Fact[]): CardReading {
  const weights = requirementsOf(facts).flatMap(({ id: factId, value: words }) => {
    const strength = WEIGHTS.find((weight) => weight === data.get(factId))
    return strength ? [{ factId, words, strength }] : []
  })
  return { card: { kind: 'weigh', value: { weights } } }
}
