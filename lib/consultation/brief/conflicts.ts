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

const messageOf = ({ evidence }: Fact) =>
  evidence.find(({ kind }) => kind === 'message' || kind === 'card')?.id ?? null

/** A contradiction once, though a message says it with several facts: "a 12-month fixed term". */
export interface Conflict {
  fact: Fact
  rivals: Fact[]
  /** Of the same message as `fact`, against the same rival. */
  others: Fact[]
}

/** Unsettled ones among active facts. */
export function listConflicts(facts: readonly Fact[]): Conflict[] {
  const against = facts.filter(({ conflictsWith }) => conflictsWith !== null)
  const isTwin = (fact: Fact, other: Fact) =>
    fact.conflictsWith === other.conflictsWith &&
    messageOf(fact) !== null &&
    messageOf(fact) === messageOf(other)
  return against
    .filter((fact, place) => against.findIndex((other) => other === fact || isTwin(fact, other)) === place)
    .map((fact) => ({
      fact,
      rivals: findConflictingFacts(facts, fact),
      others: against.filter((other) => other !== fact && isTwin(fact, other)),
    }))
}
