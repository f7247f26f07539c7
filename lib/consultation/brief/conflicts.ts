import type { Fact } from './schema'

/** Only one side of a contradiction holds the link; both are searched. */
export function findConflictingFacts(facts: readonly Fact[], fact: Fact): Fact[] {
  return facts.filter(
    (rival) =>
      rival.state === 'active' &&
      rival.id !== fact.id &&
      (rival.conflictsWith === fact.id || fact.conflictsWith === rival.id),
  )
}
