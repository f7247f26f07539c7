import type { Fact } from './schema'

/** What holds now, for the brief of another vacancy: facts get new ids and keep their evidence. Without a title they are of another job. */
export function copyFacts(
  facts: readonly Fact[],
  { withTitle, newId }: { withTitle: boolean; newId: () => string },
): Fact[] {
  const standing = facts.filter(({ state, topic }) => state === 'active' && (withTitle || topic !== 'title'))
  const newIds = new Map(standing.map(({ id }) => [id, newId()]))
  return standing.map((fact) => ({
    ...fact,
    id: newIds.get(fact.id) ?? fact.id,
    conflictsWith: newIds.get(fact.conflictsWith ?? '') ?? null,
  }))
}
