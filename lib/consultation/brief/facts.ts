import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { measureOf, normalisedValue } from './measure'
import type { Agenda, Brief, Evidence, Fact } from './schema'

/** Both lists, each source once. */
export function mergedEvidence(evidence: readonly Evidence[], more: readonly Evidence[]): Evidence[] {
  const added = more.filter(
    (one) =>
      !evidence.some(
        (known) =>
          known.kind === one.kind &&
          known.id === one.id &&
          known.start === one.start &&
          known.end === one.end,
      ),
  )
  return [...evidence, ...added]
}

/** Ends a fact, and with it every contradiction in which it stood. */
export function ended(facts: readonly Fact[], id: string, state: 'superseded' | 'withdrawn'): Fact[] {
  return facts.map((fact) =>
    fact.id === id
      ? { ...fact, state, conflictsWith: null }
      : fact.conflictsWith === id
        ? { ...fact, conflictsWith: null }
        : fact,
  )
}

/** The agenda with the topic open again. */
export function reopened(agenda: Agenda, topic: Topic): Agenda {
  return { ...agenda, closed: agenda.closed.filter((entry) => entry.topic !== topic) }
}

/** What a new fact is made of. */
export type FactDraft = Pick<Fact, 'topic' | 'value' | 'strength' | 'evidence'>

/** The active fact of the same topic that an uncued new value contradicts; what one message says together never does. */
export function findContradiction(
  facts: readonly Fact[],
  draft: FactDraft,
  messageId: string,
): string | null {
  const measure = measureOf(draft.topic, draft.value)
  if (measure === null) return null
  const other = facts.find((fact) => {
    if (fact.state !== 'active' || fact.topic !== draft.topic || fact.strength === 'notApplicable')
      return false
    if (fact.evidence.some((source) => source.kind === 'message' && source.id === messageId)) return false
    const known = measureOf(fact.topic, fact.value)
    return known !== null && known.unit === measure.unit && known.amount !== measure.amount
  })
  return other?.id ?? null
}

/** Saying one side of a contradiction again settles it: the other side is superseded, unless it is locked. */
function settledFor(facts: readonly Fact[], id: string): Fact[] {
  const said = facts.find((fact) => fact.id === id)
  const rivals = facts.filter(
    (fact) =>
      fact.state === 'active' &&
      !fact.locked &&
      (fact.conflictsWith === id || said?.conflictsWith === fact.id),
  )
  return rivals.reduce<Fact[]>((left, rival) => ended(left, rival.id, 'superseded'), [...facts])
}

function place(facts: readonly Fact[], fact: Fact, after: string | null): Fact[] {
  const index = after === null ? -1 : facts.findIndex((known) => known.id === after)
  return index < 0 ? [...facts, fact] : [...facts.slice(0, index + 1), fact, ...facts.slice(index + 1)]
}

/** Each new fact is compared with all that stand, which stay the same from one to the next. */
const FOLDED = new WeakMap<Fact, string>()

function foldedValue(fact: Fact): string {
  const folded = FOLDED.get(fact) ?? normalisedValue(fact.value)
  FOLDED.set(fact, folded)
  return folded
}

/** The brief with a new fact, or with the evidence of the draft merged into the active fact that says the same. */
export function upsertFact(
  brief: Brief,
  draft: FactDraft,
  link: { after: string | null; conflictsWith: string | null },
  newId: () => string,
): Brief {
  const value = draft.value.replace(/\s+/g, ' ').trim()
  const agenda = reopened(brief.agenda, draft.topic)
  const folded = normalisedValue(value)
  const twin = brief.facts.find(
    (fact) => fact.state === 'active' && fact.topic === draft.topic && foldedValue(fact) === folded,
  )
  if (twin !== undefined) {
    // Must is what a requirement is when nothing is said of its weight; said again as less, it weighs less.
    const strength = draft.strength === 'must' || twin.locked ? twin.strength : draft.strength
    const facts = brief.facts.map((fact) =>
      fact.id === twin.id
        ? { ...fact, strength, evidence: mergedEvidence(fact.evidence, draft.evidence) }
        : fact,
    )
    return { facts: settledFor(facts, twin.id), agenda }
  }
  const fact: Fact = {
    ...draft,
    value,
    id: newId(),
    state: 'active',
    locked: false,
    conflictsWith: link.conflictsWith,
  }
  return { facts: place(brief.facts, fact, link.after), agenda }
}

/** The facts that stand, in the order in which they were said; facts marked not applicable are left out. */
export function activeFacts(brief: Brief, topic?: Topic): Fact[] {
  return brief.facts.filter(
    (fact) =>
      fact.state === 'active' &&
      fact.strength !== 'notApplicable' &&
      (topic === undefined || fact.topic === topic),
  )
}

/** More must-haves than this thin a shortlist out; a reason to ask, never a limit. */
export const MANY_MUSTS = 8

/** The must-haves of the brief: active requirements of strength must. */
export function mustsOf(brief: Brief): Fact[] {
  return activeFacts(brief).filter(
    (fact) => fact.strength === 'must' && REQUIREMENT_TOPICS.includes(fact.topic),
  )
}
