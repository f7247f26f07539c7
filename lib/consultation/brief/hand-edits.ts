import { AppError } from '@/lib/errors'
import { ended, mergedEvidence } from './facts'
import type { BriefChange } from './hand-edit-schema'
import type { Strength } from './options'
import type { Brief, Fact } from './schema'

/** The fact in the given state. Throws `conflict`: a turn that ran meanwhile may have changed the brief. */
function requireFact(brief: Brief, factId: string, state: Fact['state'] = 'active'): Fact {
  const fact = brief.facts.find((candidate) => candidate.id === factId && candidate.state === state)
  if (!fact) throw new AppError('conflict', 'The brief has changed since: this entry is no longer in it.')
  return fact
}

function withChanged(brief: Brief, factId: string, change: (fact: Fact) => Fact): Brief {
  return { ...brief, facts: brief.facts.map((fact) => (fact.id === factId ? change(fact) : fact)) }
}

/** Locks the fact, so that extraction leaves it alone, with the edit as its newest evidence. */
function byHand(fact: Fact): Fact {
  const earlier = fact.evidence.filter(({ kind }) => kind !== 'handEdit')
  const edit = { kind: 'handEdit', id: fact.id, start: 0, end: fact.value.length } as const
  return { ...fact, locked: true, evidence: mergedEvidence(earlier, [edit]) }
}

/** The brief with the value of a fact written by hand, on one line. */
export function editFact(brief: Brief, factId: string, value: string): Brief {
  const before = requireFact(brief, factId)
  const line = value.replace(/\s+/g, ' ').trim()
  if (line === before.value) return brief
  return withChanged(brief, factId, (fact) => byHand({ ...fact, value: line }))
}

/** The brief with the strength of a fact set by hand; `notApplicable` keeps it on show and out of the specification. */
export function setStrength(brief: Brief, factId: string, strength: Strength): Brief {
  if (requireFact(brief, factId).strength === strength) return brief
  return withChanged(brief, factId, (fact) => byHand({ ...fact, strength }))
}

/** The brief with a fact locked against extraction, or open to it again. */
export function lockFact(brief: Brief, factId: string, locked: boolean): Brief {
  requireFact(brief, factId)
  return withChanged(brief, factId, (fact) => ({ ...fact, locked }))
}

/** The brief without a fact, which is kept for the record. A contradiction in which it stood is over. */
export function removeFact(brief: Brief, factId: string): Brief {
  requireFact(brief, factId)
  return { ...brief, facts: ended(brief.facts, factId, 'withdrawn') }
}

/** The brief with a removed fact back in it. */
export function restoreFact(brief: Brief, factId: string): Brief {
  requireFact(brief, factId, 'withdrawn')
  return withChanged(brief, factId, (fact) => ({ ...fact, state: 'active' }))
}

/** The facts that contradict one, on either side of the link. */
export function rivalsOf(facts: readonly Fact[], fact: Fact): Fact[] {
  return facts.filter(
    (other) =>
      other.state === 'active' &&
      other.id !== fact.id &&
      (other.conflictsWith === fact.id || fact.conflictsWith === other.id),
  )
}

/** The brief with a contradiction settled for one fact: the others are superseded, locked ones too, for a person decided. */
export function settleConflict(brief: Brief, keptId: string): Brief {
  const rivals = rivalsOf(brief.facts, requireFact(brief, keptId))
  const facts = rivals.reduce((left, rival) => ended(left, rival.id, 'superseded'), brief.facts)
  return { ...brief, facts }
}

/** The brief with a contradiction settled for both sides: they stand beside each other. */
export function keepBoth(brief: Brief, factId: string): Brief {
  const pair = requireFact(brief, factId)
  const sides = new Set([pair.id, ...rivalsOf(brief.facts, pair).map(({ id }) => id)])
  const facts = brief.facts.map((fact) =>
    sides.has(fact.id) && fact.conflictsWith !== null && sides.has(fact.conflictsWith)
      ? { ...fact, conflictsWith: null }
      : fact,
  )
  return { ...brief, facts }
}

/** The brief after one change by hand. Throws `conflict` when the fact is no longer there. */
export function applyChange(brief: Brief, change: BriefChange): Brief {
  switch (change.kind) {
    case 'edit':
      return editFact(brief, change.factId, change.value)
    case 'strength':
      return setStrength(brief, change.factId, change.strength)
    case 'lock':
      return lockFact(brief, change.factId, change.locked)
    case 'remove':
      return removeFact(brief, change.factId)
    case 'restore':
      return restoreFact(brief, change.factId)
    case 'settle':
      return settleConflict(brief, change.factId)
    case 'keepBoth':
      return keepBoth(brief, change.factId)
  }
}
