import type { BriefOperation } from './operation-schema'
import type { Fact } from './schema'

/** What later operations of a message call a fact that an earlier one of it makes, by the place of its words. */
export const referenceTo = ({ at, quote }: Pick<BriefOperation, 'at' | 'quote'>): string | null =>
  at === null || quote === null ? null : `said:${at}-${at + quote.length}`

/** The active fact of a message that an operation names. */
export function findSaid(facts: readonly Fact[], reference: string | null, messageId: string): Fact | null {
  const [, start, end] = /^said:(\d+)-(\d+)$/.exec(reference ?? '') ?? []
  if (start === undefined || end === undefined) return null
  const isThere = (fact: Fact) =>
    fact.state === 'active' &&
    fact.evidence.some(
      (said) =>
        said.kind === 'message' &&
        said.id === messageId &&
        said.start === Number(start) &&
        said.end === Number(end),
    )
  return facts.findLast(isThere) ?? null
}

const isSaidIn = ({ evidence }: Fact, messageId: string): boolean =>
  evidence.some(({ kind, id }) => kind === 'message' && id === messageId)

/** What an operation is about that names a fact which the same message has corrected: the facts in its place, which stand behind it. */
export function findSuccessors(facts: readonly Fact[], factId: string | null, messageId: string): Fact[] {
  const place = facts.findIndex(({ id }) => id === factId)
  const named = facts[place]
  if (named?.state !== 'superseded') return []
  const rest = facts.slice(place + 1)
  const end = rest.findIndex((fact) => !isSaidIn(fact, messageId))
  return (end < 0 ? rest : rest.slice(0, end)).filter(
    ({ state, topic }) => state === 'active' && topic === named.topic,
  )
}

/** The fact with what the same message says against it: who may read the one may read the other. */
export function withRivals(facts: readonly Fact[], target: Fact, messageId: string): Fact[] {
  const isRival = (fact: Fact) =>
    fact.state === 'active' &&
    (fact.conflictsWith === target.id || target.conflictsWith === fact.id) &&
    (isSaidIn(fact, messageId) || isSaidIn(target, messageId))
  return facts.filter((fact) => fact.id === target.id || isRival(fact))
}
