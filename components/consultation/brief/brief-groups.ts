import { findConflictingFacts } from '@/lib/consultation/brief/hand-edits'
import type { Fact } from '@/lib/consultation/brief/schema'
import { TOPICS, type Topic } from '@/lib/consultation/topics'

/** Facts that stand together on the screen: one, or the sides of a contradiction. */
export interface FactGroup {
  key: string
  facts: Fact[]
}

export interface TopicGroup {
  topic: Topic
  label: string
  groups: FactGroup[]
}

/** The facts of a brief that a person sees, by topic in the order of the topics; contradictions side by side. */
export function groupFactsByTopic(facts: readonly Fact[]): TopicGroup[] {
  const shown = facts.filter(({ state }) => state === 'active')
  return TOPICS.flatMap(({ key: topic, label }) => {
    const ofTopic = shown.filter((fact) => fact.topic === topic)
    const grouped = new Set<string>()
    const groups = ofTopic.flatMap((fact): FactGroup[] => {
      if (grouped.has(fact.id)) return []
      const together = [fact, ...findConflictingFacts(ofTopic, fact).filter(({ id }) => !grouped.has(id))]
      for (const { id } of together) grouped.add(id)
      return [{ key: fact.id, facts: together }]
    })
    return groups.length > 0 ? [{ topic, label, groups }] : []
  })
}
