import { AppError } from '@/lib/errors'
import { endFact } from './facts'
import type { HandEdit } from './hand-edit-schema'
import type { Strength } from './options'
import type { Brief, Fact } from './schema'

/** Throws `conflict` where the fact is not in `state`: a turn can change the brief while a screen shows it. */
function requireFact(brief: Brief, factId: string, state: Fact['state'] = 'active'): Fact {
  const fact = brief.facts.find(({ id, state: current }) => id === factId && current === state)
  if (!fact) throw new AppError('conflict', 'The brief has changed and this entry is no longer in it.')
  return fact
}

function updateFact(brief: Brief, factId: string, update: (fact: Fact) => Fact): Brief {
  return { ...brief, facts: brief.facts.map((fact) => (fact.id === factId ? update(fact) : fact)) }
}

/** A locked fact is never changed by extraction. */
function markHandEdited(fact: Fact): Fact {
  const evidence = fact.evidence.filter(({ kind }) => kind !== 'handEdit')
  const edit = { kind: 'handEdit', id: fact.id, start: 0, end: fact.value.length } as const
  return { ...fact, locked: true, evidence: [...evidence, edit] }
}

function editValue(brief: Brief, factId: string, value: string): Brief {
  const line = value.replace(/\s+/g, ' ').trim()
  if (line === requireFact(brief, factId).value) return brief
  return updateFact(brief, factId, (fact) => markHandEdited({ ...fact, value: line }))
}

/** `notApplicable` keeps the fact on screen and out of the specification. */
function setStrength(brief: Brief, factId: string, strength: Strength): Brief {
  if (requireFact(brief, factId).strength === strength) return brief
  return updateFact(brief, factId, (fact) => markHandEdited({ ...fact, strength }))
}

function setLocked(brief: Brief, factId: string, locked: boolean): Brief {
  requireFact(brief, factId)
  return updateFact(brief, factId, (fact) => ({ ...fact, locked }))
}

/** Withdraws the fact, which is kept for the record. */
function removeFact(brief: Brief, factId: string): Brief {
  requireFact(brief, factId)
  return { ...brief, facts: endFact(brief.facts, factId, 'withdrawn') }
}

function restoreFact(brief: Brief, factId: string): Brief {
  requireFact(brief, factId, 'withdrawn')
  return updateFact(brief, factId, (fact) => ({ ...fact, state: 'active' }))
}

/** Only one side of a contradiction holds the link; both are searched. */
export function findConflictingFacts(facts: readonly Fact[], fact: Fact): Fact[] {
  return facts.filter(
    (rival) =>
      rival.state === 'active' &&
      rival.id !== fact.id &&
      (rival.conflictsWith === fact.id || fact.conflictsWith === rival.id),
  )
}

/** The others are superseded even when locked, because a person decided. */
export function settleConflict(brief: Brief, factId: string): Brief {
  const rivals = findConflictingFacts(brief.facts, requireFact(brief, factId))
  const facts = rivals.reduce((rest, rival) => endFact(rest, rival.id, 'superseded'), brief.facts)
  return { ...brief, facts }
}

export function keepBoth(brief: Brief, factId: string): Brief {
  const fact = requireFact(brief, factId)
  const sides = new Set([fact.id, ...findConflictingFacts(brief.facts, fact).map(({ id }) => id)])
  const facts = brief.facts.map((side) =>
    sides.has(side.id) && side.conflictsWith !== null && sides.has(side.conflictsWith)
      ? { ...side, conflictsWith: null }
      : side,
  )
  return { ...brief, facts }
}

/** Throws `conflict` where the fact is no longer there. */
export function applyHandEdit(brief: Brief, edit: HandEdit): Brief {
  switch (edit.kind) {
    case 'edit':
      return editValue(brief, edit.factId, edit.value)
    case 'strength':
      return setStrength(brief, edit.factId, edit.strength)
    case 'lock':
      return setLocked(brief, edit.factId, edit.locked)
    case 'remove':
      return removeFact(brief, edit.factId)
    case 'restore':
      return restoreFact(brief, edit.factId)
    case 'settle':
      return settleConflict(brief, edit.factId)
    case 'keepBoth':
      return keepBoth(brief, edit.factId)
  }
}
