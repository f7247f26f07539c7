import {
  type Audience,
  audienceOfTopic,
  isAudienceFixed,
  REQUIREMENT_TOPICS,
  type Topic,
} from '@/lib/consultation/topics'
import { type Claim, canBothHold } from './claims/claim'
import { claimsOf } from './claims/read'
import { isForAgency } from './failures'
import { normaliseValue } from './normalise'
import type { EvidenceKind } from './options'
import type { Agenda, Brief, Evidence, Fact } from './schema'
import { parseSlot } from './slots/parse'
import type { Slot } from './slots/schema'

export type FactDraft = Pick<Fact, 'topic' | 'value' | 'strength' | 'evidence' | 'because'> &
  Partial<Pick<Fact, 'audience' | 'vague' | 'doubt' | 'slot'>>

const isHiddenPay = (slot: Slot | null): boolean => slot?.kind === 'pay' && !slot.inAdvert

/** An active fact of one line, with its typed value and the audience of its topic, or of what it tells, where the draft names none. */
export function newFact(draft: FactDraft, id: string, conflictsWith: string | null = null): Fact {
  const value = draft.value.replace(/\s+/g, ' ').trim()
  const slot = draft.slot ?? parseSlot(draft.topic, value)
  const isTyped = draft.evidence.some(({ kind }) => kind === 'handEdit')
  const isHeld =
    isHiddenPay(slot) || (draft.audience === undefined && !isTyped && isForAgency(draft.topic, value))
  const audience = isHeld ? 'agency' : (draft.audience ?? audienceOfTopic(draft.topic))
  return {
    ...draft,
    value,
    id,
    state: 'active',
    locked: false,
    conflictsWith,
    audience,
    vague: draft.vague ?? false,
    doubt: draft.doubt ?? null,
    slot: slotFor(slot, audience),
  }
}

/** The typed value of pay says too whether it is in the advert. */
const slotFor = (slot: Slot | null, audience: Audience): Slot | null =>
  slot?.kind === 'pay' ? { ...slot, inAdvert: audience === 'candidate' } : slot

export const withAudience = (fact: Fact, audience: Audience): Fact => ({
  ...fact,
  audience,
  slot: slotFor(fact.slot, audience),
})

/** The fact under another topic. An audience that was not chosen for it becomes that of the topic. */
export function withTopic(fact: Fact, topic: Topic): Fact {
  const isChosen = fact.audience !== audienceOfTopic(fact.topic) && !isAudienceFixed(topic)
  const moved = { ...fact, topic, slot: parseSlot(topic, fact.value) }
  return withAudience(moved, isChosen ? fact.audience : audienceOfTopic(topic))
}

/** What is said again and again needs no further proof. */
export const EVIDENCE_PER_FACT = 6

/** Keeps the earliest. */
export function mergeEvidence(evidence: readonly Evidence[], more: readonly Evidence[]): Evidence[] {
  const added = more.filter(
    (source) =>
      !evidence.some(
        (existing) =>
          existing.kind === source.kind &&
          existing.id === source.id &&
          existing.start === source.start &&
          existing.end === source.end,
      ),
  )
  return [...evidence, ...added].slice(0, Math.max(evidence.length, EVIDENCE_PER_FACT))
}

/** What is added to words of the conversation without changing them: the weight that the manager chose, or a suggestion’s. */
const LEAVES_WORDS: readonly EvidenceKind[] = ['message', 'card', 'proposal']

/** Whether the words are those of the conversation. What a suggestion or a card wrote has that as its first evidence. */
export const isSpoken = ({ evidence }: { evidence: readonly Evidence[] }): boolean =>
  evidence[0]?.kind === 'message' && evidence.every(({ kind }) => LEAVES_WORDS.includes(kind))

/** Without the contradictions that the fact is part of. */
export const endContradictions = (facts: readonly Fact[], id: string): Fact[] =>
  facts.map((fact) =>
    fact.conflictsWith !== null && (fact.id === id || fact.conflictsWith === id)
      ? { ...fact, conflictsWith: null }
      : fact,
  )

/** Ends a fact, and every contradiction it is part of. */
export function endFact(facts: readonly Fact[], id: string, state: 'superseded' | 'withdrawn'): Fact[] {
  return endContradictions(facts, id).map((fact) => (fact.id === id ? { ...fact, state } : fact))
}

export function reopenTopic(agenda: Agenda, topic: Topic): Agenda {
  return { ...agenda, closed: agenda.closed.filter((entry) => entry.topic !== topic) }
}

/** Every new fact is compared with all others, which do not change in between. */
const CLAIMS = new WeakMap<Fact, Claim[]>()

function claimsOfFact(fact: Fact): Claim[] {
  const claims = CLAIMS.get(fact) ?? claimsOf(fact)
  CLAIMS.set(fact, claims)
  return claims
}

/** The id of the first fact that cannot hold beside the draft, of its own topic if there is one, or null. Facts of one message never contradict each other. */
export function findContradiction(
  facts: readonly Fact[],
  draft: Pick<FactDraft, 'topic' | 'value' | 'slot'>,
  { messageId, clause }: { messageId: string; clause?: string | undefined },
): string | null {
  const claims = claimsOf(draft, clause)
  if (claims.length === 0) return null
  const rivals = facts.filter(
    (fact) =>
      fact.state === 'active' &&
      fact.strength !== 'notApplicable' &&
      !fact.evidence.some((source) => source.kind === 'message' && source.id === messageId) &&
      claimsOfFact(fact).some((claim) => claims.some((said) => !canBothHold(said, claim))),
  )
  return (rivals.find(({ topic }) => topic === draft.topic) ?? rivals[0])?.id ?? null
}

/** Repeating one side of a contradiction settles it: the other side is superseded, unless it is locked. */
export function supersedeRivals(facts: readonly Fact[], id: string): Fact[] {
  const repeated = facts.find((fact) => fact.id === id)
  const rivals = facts.filter(
    (fact) =>
      fact.state === 'active' &&
      !fact.locked &&
      (fact.conflictsWith === id || repeated?.conflictsWith === fact.id),
  )
  return rivals.reduce<Fact[]>((rest, rival) => endFact(rest, rival.id, 'superseded'), [...facts])
}

function insertFact(facts: readonly Fact[], fact: Fact, afterId: string | null): Fact[] {
  const index = afterId === null ? -1 : facts.findIndex(({ id }) => id === afterId)
  return index < 0 ? [...facts, fact] : [...facts.slice(0, index + 1), fact, ...facts.slice(index + 1)]
}

/** Every new fact is compared with all active ones, so each value is normalised only once. */
const FOLDED_VALUES = new WeakMap<Fact, string>()

function foldedValueOf(fact: Fact): string {
  const folded = FOLDED_VALUES.get(fact) ?? normaliseValue(fact.value)
  FOLDED_VALUES.set(fact, folded)
  return folded
}

/** An active fact that says the same gets the draft's evidence instead. Reopens the topic. */
export function upsertFact(
  brief: Brief,
  draft: FactDraft,
  link: { after: string | null; conflictsWith: string | null },
  newId: () => string,
): Brief {
  const value = draft.value.replace(/\s+/g, ' ').trim()
  const agenda = reopenTopic(brief.agenda, draft.topic)
  const folded = normaliseValue(value)
  const twin = brief.facts.find(
    (fact) => fact.state === 'active' && fact.topic === draft.topic && foldedValueOf(fact) === folded,
  )
  if (twin !== undefined) {
    // "must" is the default, so a repetition can only lower the strength.
    const strength = draft.strength === 'must' || twin.locked ? twin.strength : draft.strength
    const facts = brief.facts.map((fact) =>
      fact.id === twin.id
        ? { ...fact, strength, evidence: mergeEvidence(fact.evidence, draft.evidence) }
        : fact,
    )
    return { ...brief, facts: supersedeRivals(facts, twin.id), agenda }
  }
  const fact = newFact(draft, newId(), link.conflictsWith)
  return { ...brief, facts: insertFact(brief.facts, fact, link.after), agenda }
}

/** In the order they were said; without those marked not applicable. */
export function activeFacts(brief: Pick<Brief, 'facts'>, topic?: Topic): Fact[] {
  return brief.facts.filter(
    (fact) =>
      fact.state === 'active' &&
      fact.strength !== 'notApplicable' &&
      (topic === undefined || fact.topic === topic),
  )
}

const UNSURE: readonly Fact['doubt'][] = ['stale', 'typo', 'conflict']

/** What it says may not hold: nobody has confirmed it since it was questioned. */
export const isUnsure = ({ doubt, locked }: Pick<Fact, 'doubt' | 'locked'>): boolean =>
  !locked && UNSURE.includes(doubt)

/** A reason to ask, never a limit. */
export const MANY_MUST_HAVES = 8

export function mustHaves(brief: Pick<Brief, 'facts'>): Fact[] {
  return activeFacts(brief).filter(
    (fact) => fact.strength === 'must' && REQUIREMENT_TOPICS.includes(fact.topic),
  )
}

const NOT_NEEDED =
  /\b(?:not|n['’]?t) (?:be )?(?:needed|required|necessary|essential|important|relevant|matter|bothered|fussed|need|require)\b|n['’]?t (?:needed|required|necessary|essential|important|relevant|matter|bothered|fussed|need|require)\b|\bno (?:need|requirement)\b|\bno \p{L}[\p{L} ]{1,40} (?:needed|required|necessary)\b|\bunnecessary\b/iu

/** "A degree is not needed": a requirement that the manager expressly does without, in words that say so. What was taken off the list by hand says nothing. */
export const isExpresslyUnneeded = ({ state, strength, topic, locked, value }: Fact): boolean =>
  state === 'active' &&
  strength === 'notApplicable' &&
  !locked &&
  REQUIREMENT_TOPICS.includes(topic) &&
  NOT_NEEDED.test(value)

/**
 * The facts a specification may say, with what is expressly not needed. Of an unsettled contradiction the locked side stands, else the later one; the other waits
 * for the manager, and a recommendation says so.
 */
export function standingFacts(brief: Brief): Fact[] {
  const facts = activeFacts(brief)
  const lost = new Set(
    facts.flatMap((fact) => {
      const other = facts.find((one) => one.id === fact.conflictsWith)
      return other === undefined ? [] : [other.locked ? fact.id : other.id]
    }),
  )
  return brief.facts.filter(
    (fact) => (facts.includes(fact) && !lost.has(fact.id)) || isExpresslyUnneeded(fact),
  )
}
