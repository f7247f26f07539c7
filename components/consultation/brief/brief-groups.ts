import { findConflictingFacts } from '@/lib/consultation/brief/conflicts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { TOPICS, type Topic } from '@/lib/consultation/topics'

/** One fact, or several that conflict. */
export interface FactGroup {
  key: string
  facts: Fact[]
}

export interface TopicGroup {
  topic: Topic
  label: string
  groups: FactGroup[]
}

/** In the order of TOPICS. Conflicting facts form one group. */
export function groupFactsByTopic(facts: readonly Fact[]): TopicGroup[] {
  const active = facts.filter(({ state }) => state === 'active')
  return TOPICS.flatMap(({ key: topic, label }) => {
    const ofTopic = active.filter((fact) => fact.topic === topic)
    const grouped = new Set<string>()
    const groups = ofTopic.flatMap((fact): FactGroup[] => {
      if (grouped.has(fact.id)) return []
      const members = [fact, ...findConflictingFacts(ofTopic, fact).filter(({ id }) => !grouped.has(id))]
      for (const { id } of members) grouped.add(id)
      return [{ key: fact.id, facts: members }]
    })
    return groups.length > 0 ? [{ topic, label, groups }] : []
  })
}

const listConflicts = (facts: readonly Fact[]): FactGroup[] =>
  groupFactsByTopic(facts).flatMap(({ groups }) => groups.filter((group) => group.facts.length > 1))

export const countConflicts = (facts: readonly Fact[]): number => listConflicts(facts).length

/** Of the facts that cannot all be right. */
export const conflictingIds = (facts: readonly Fact[]): Set<string> =>
  new Set(listConflicts(facts).flatMap((group) => group.facts.map(({ id }) => id)))
