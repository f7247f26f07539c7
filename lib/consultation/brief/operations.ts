import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { explainHeld } from '@/lib/consultation/guard/law/verdict'
import { cardsOf } from './challenges'
import { clauseAt } from './claims/clause'
import {
  activeFacts,
  endFact,
  type FactDraft,
  findContradiction,
  mergeEvidence,
  reopenTopic,
  supersedeRivals,
  upsertFact,
  withAudience,
  withTopic,
} from './facts'
import { HELD_PER_BRIEF } from './limits'
import { normaliseValue } from './normalise'
import type { BriefOperation } from './operation-schema'
import {
  BY_WORDING,
  CHALLENGE_GROUNDS,
  type ChallengeGround,
  CLOSURES,
  type Closure,
  DOUBTS,
  type Doubt,
  isUnlawfulGround,
  PRACTICES,
} from './options'
import { findSaid, findSuccessors, withRivals } from './same-message'
import type { Brief, Evidence, Fact, Held } from './schema'

export function isChallengeGround(reason: BriefOperation['reason']): reason is ChallengeGround {
  return CHALLENGE_GROUNDS.some((ground) => ground === reason)
}

export const isClosure = (reason: BriefOperation['reason']): reason is Closure =>
  CLOSURES.some((closure) => closure === reason)

export const isDoubt = (reason: BriefOperation['reason']): reason is Doubt =>
  DOUBTS.some((doubt) => doubt === reason)

/** The active facts that stand on words of the quote. */
function markFacts(brief: Brief, evidence: readonly Evidence[], mark: Partial<Fact>): Brief {
  const isSaid = (source: Evidence) =>
    evidence.some(
      ({ kind, id, start, end }) =>
        source.kind === kind && source.id === id && source.start < end && start < source.end,
    )
  const facts = brief.facts.map((fact) =>
    fact.state === 'active' && fact.evidence.some(isSaid) ? { ...fact, ...mark } : fact,
  )
  return { ...brief, facts }
}

/** `because` is the name of the rule or model that read the message. */
export interface OperationSource {
  messageId: string
  because: string
  /** The message, with the offsets of the operations. */
  message?: string
}

function evidenceOf({ quote, at }: BriefOperation, messageId: string): Evidence[] {
  if (quote === null || at === null) return []
  return [{ kind: 'message', id: messageId, start: at, end: at + quote.length }]
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "Sorry, 38 hours" leaves the times of day as they were said before: what a correction keeps, it keeps with its source. */
function evidenceOfCorrection(
  earlier: Fact,
  value: string,
  quote: string | null,
  own: Evidence[],
): Evidence[] {
  const [said, known] = [new Set(wordsIn(quote ?? '')), new Set(wordsIn(earlier.value))]
  const isKept = wordsIn(value).some((word) => !said.has(word) && known.has(word))
  // An edit by hand is of the whole text, which has changed.
  const before = earlier.evidence.filter(({ kind }) => kind !== 'handEdit')
  return isKept ? mergeEvidence(before, own) : own
}

/** Planted words may be about the job all the same. */
const explain = (
  ground: ChallengeGround,
  sentence: string,
  known: readonly string[],
): Pick<Held, 'card' | 'wordings' | 'certainty'> =>
  isUnlawfulGround(ground)
    ? explainHeld(ground, sentence, known)
    : { card: null, wordings: [], certainty: 'unsure' }

/** What the brief and a message say of the job: lawful wordings may state it. */
export const wordsOfJob = ({ facts }: Pick<Brief, 'facts'>, message: string): string[] => [
  ...activeFacts({ facts }).map(({ value }) => value),
  ...splitSentences(message).map(({ start, end }) => message.slice(start, end)),
]

/** A sentence is settled once, however many grounds of law it was challenged on. An aside is kept for the record, already left out. */
function addHeld(
  held: readonly Held[],
  ground: ChallengeGround,
  sentence: string,
  {
    evidence,
    known,
    state = 'held',
  }: { evidence: readonly Evidence[]; known: readonly string[]; state?: Held['state'] },
  newId: () => string,
): Held[] {
  const isAt = (one: Held, { id, start, end }: Evidence) =>
    one.source.id === id &&
    one.start === start &&
    one.end === end &&
    isUnlawfulGround(one.ground) === isUnlawfulGround(ground)
  const explained = explain(ground, sentence, known)
  const { card } = explained
  const addCard = (one: Held): Held => {
    const cards = cardsOf(one)
    return card === null || cards.includes(card) || !evidence.some((place) => isAt(one, place))
      ? one
      : { ...one, otherCards: [...cards.slice(1), card] }
  }
  const added = evidence
    .filter((place) => !held.some((one) => isAt(one, place)))
    .map(
      ({ kind, id, start, end }): Held => ({
        id: newId(),
        source: { kind, id },
        start,
        end,
        ground,
        ...explained,
        state,
      }),
    )
  return [...held.map(addCard), ...added].slice(0, HELD_PER_BRIEF)
}

/** Why the post is open has no place that candidates read: what they may know of it becomes what draws them, once. The topic stays answered. */
function showDriver(brief: Brief, driver: Fact, evidence: readonly Evidence[]): Brief {
  const isTold = brief.facts.some(
    (fact) =>
      fact.id !== driver.id &&
      fact.state === 'active' &&
      fact.audience === 'candidate' &&
      normaliseValue(fact.value) === normaliseValue(driver.value),
  )
  const shown = withAudience(withTopic(driver, 'motivation'), 'candidate')
  const facts = isTold
    ? endFact(brief.facts, driver.id, 'superseded')
    : brief.facts.map((fact) =>
        fact.id === driver.id ? { ...shown, evidence: mergeEvidence(fact.evidence, evidence) } : fact,
      )
  const isOnly = !activeFacts({ facts }, driver.topic).length
  if (!isOnly) return { ...brief, facts }
  const agenda = reopenTopic(brief.agenda, driver.topic)
  const closed = [...agenda.closed, { topic: driver.topic, how: 'answered' as const }]
  return { ...brief, facts, agenda: { ...agenda, closed } }
}

function applyOperation(
  brief: Brief,
  operation: BriefOperation,
  { messageId, because, message = '' }: OperationSource,
  newId: () => string,
): Brief {
  const said = findSaid(brief.facts, operation.factId, messageId)
  const factId = said?.id ?? operation.factId
  const active = brief.facts.find(({ id, state }) => id === factId && state === 'active')
  // A second correction of a fact makes a second fact; whatever else is said of it is said of what stands there now.
  const successors =
    active || operation.op === 'replace' ? [] : findSuccessors(brief.facts, factId, messageId)
  const target = active ?? successors[0]
  const evidence = evidenceOf(operation, messageId)
  switch (operation.op) {
    case 'add': {
      if (operation.topic === null || operation.value === null) return brief
      const strength = operation.strength ?? 'must'
      const by = operation.reason === 'wording' ? BY_WORDING : because
      const draft = { topic: operation.topic, value: operation.value, strength, evidence, because: by }
      const { at, quote } = operation
      const clause = at === null ? undefined : clauseAt(message, at, quote?.length ?? 0)
      const conflictsWith = findContradiction(brief.facts, draft, { messageId, clause })
      const rival = brief.facts.find(({ id }) => id === conflictsWith)
      const heard = rival ? { ...draft, audience: rival.audience } : draft
      return upsertFact(brief, heard, { after: null, conflictsWith }, newId)
    }
    case 'replace': {
      const named = brief.facts.find(({ id }) => id === factId)
      if (named === undefined || operation.value === null) return brief
      const draft: FactDraft = {
        topic: operation.topic ?? named.topic,
        value: operation.value,
        strength: operation.strength ?? named.strength,
        evidence: evidenceOfCorrection(named, operation.value, operation.quote, evidence),
        because,
      }
      // What was kept from candidates stays so when it is corrected.
      if (draft.topic === named.topic) draft.audience = named.audience
      // An earlier operation of this message ended the fact: one fact was corrected into two.
      if (target === undefined)
        return upsertFact(brief, draft, { after: named.id, conflictsWith: null }, newId)
      // A locked fact stays. The new words are kept next to it, for the manager to decide.
      if (target.locked)
        return upsertFact(brief, draft, { after: target.id, conflictsWith: target.id }, newId)
      if (target.topic === draft.topic && normaliseValue(target.value) === normaliseValue(draft.value))
        return upsertFact(brief, draft, { after: null, conflictsWith: null }, newId)
      const facts = endFact(brief.facts, target.id, 'superseded')
      const conflictsWith = findContradiction(facts, draft, { messageId })
      return upsertFact({ ...brief, facts }, draft, { after: target.id, conflictsWith }, newId)
    }
    case 'withdraw':
      return target === undefined || target.locked
        ? brief
        : { ...brief, facts: endFact(brief.facts, target.id, 'withdrawn') }
    case 'strength': {
      const { strength } = operation
      if (target === undefined || target.locked || strength === null) return brief
      const facts = brief.facts.map((fact) =>
        fact.id === target.id
          ? { ...fact, strength, evidence: mergeEvidence(fact.evidence, evidence) }
          : fact,
      )
      return { ...brief, facts }
    }
    case 'close': {
      const { topic, reason: how } = operation
      if (topic === null || !isClosure(how)) return brief
      const agenda = reopenTopic(brief.agenda, topic)
      return { ...brief, agenda: { ...agenda, closed: [...agenda.closed, { topic, how }] } }
    }
    case 'challenge': {
      // A practice counts as challenged once a reply has asked about it.
      const { reason } = operation
      if (!isChallengeGround(reason) || PRACTICES.includes(reason)) return brief
      const held = addHeld(
        brief.held,
        reason,
        operation.quote ?? '',
        { evidence, known: wordsOfJob(brief, message) },
        newId,
      )
      if (!isUnlawfulGround(reason)) return { ...brief, held }
      const challenged = [...new Set([...brief.agenda.challenged, reason])]
      return { ...brief, held, agenda: { ...brief.agenda, challenged } }
    }
    case 'misread':
      return brief
    case 'aside': {
      const { reason } = operation
      if (!isChallengeGround(reason) || !isUnlawfulGround(reason)) return brief
      const known = wordsOfJob(brief, message)
      const place = { evidence, known, state: 'dropped' as const }
      return { ...brief, held: addHeld(brief.held, reason, operation.quote ?? '', place, newId) }
    }
    case 'vague':
      return markFacts(brief, evidence, { vague: true })
    case 'doubt': {
      const doubt = operation.reason
      if (!isDoubt(doubt)) return brief
      if (target === undefined) return markFacts(brief, evidence, { doubt })
      return {
        ...brief,
        facts: brief.facts.map((fact) => (fact.id === target.id ? { ...fact, doubt } : fact)),
      }
    }
    case 'agencyOnly':
    case 'forCandidates': {
      if (target === undefined) return brief
      // Confidences are shown by hand alone.
      if (operation.op === 'forCandidates' && target.topic === 'alsoSaid') return brief
      if (operation.op === 'forCandidates' && target.topic === 'driver')
        return showDriver(brief, target, evidence)
      const audience = operation.op === 'agencyOnly' ? 'agency' : 'candidate'
      const targets = (successors.length > 0 ? successors : [target]).flatMap((fact) =>
        withRivals(brief.facts, fact, messageId),
      )
      const keep = (fact: Fact): Fact => ({
        ...withAudience(fact, audience),
        evidence: mergeEvidence(fact.evidence, evidence),
      })
      const facts = brief.facts.map((fact) => (targets.some(({ id }) => id === fact.id) ? keep(fact) : fact))
      return { ...brief, facts }
    }
    case 'settle': {
      if (target === undefined) return brief
      const settled = {
        ...target,
        vague: false,
        doubt: null,
        evidence: mergeEvidence(target.evidence, evidence),
      }
      // What it conflicts with gives way, as where one side is said again.
      const facts = supersedeRivals(
        brief.facts.map((fact) => (fact.id === target.id ? settled : fact)),
        target.id,
      )
      const tested = [...new Set([...brief.agenda.tested, target.id])]
      return { ...brief, facts, agenda: { ...brief.agenda, tested } }
    }
    case 'finish':
      return { ...brief, agenda: { ...brief.agenda, finished: true } }
  }
}

/** One answer that settles several facts says nothing of any one of them, and is evidence of none. */
const isSweeping = ({ op, at }: BriefOperation, all: readonly BriefOperation[]): boolean =>
  op === 'settle' && at !== null && all.filter((other) => other.op === op && other.at === at).length > 1

const isOfReaders = ({ op }: BriefOperation): boolean => op === 'agencyOnly' || op === 'forCandidates'

/**
 * Repetitions merge their evidence, and a new contradiction is marked with `conflictsWith`. Locked facts never change. Who may read a fact
 * is decided last, for what the message makes of it.
 */
export function applyOperations(
  brief: Brief,
  operations: readonly BriefOperation[],
  source: OperationSource,
  newId: () => string,
): Brief {
  const ordered = [
    ...operations.filter((operation) => !isOfReaders(operation)),
    ...operations.filter(isOfReaders),
  ].map((operation) => (isSweeping(operation, operations) ? { ...operation, at: null } : operation))
  return ordered.reduce((current, operation) => applyOperation(current, operation, source, newId), brief)
}

/** From a message already in the brief, so that a cut-off turn can be answered. */
export function operationsFromMessage(brief: Brief, messageId: string): BriefOperation[] {
  return activeFacts(brief).flatMap(({ topic, value, strength, evidence, because }) =>
    evidence.some(({ kind, id }) => kind === 'message' && id === messageId)
      ? [
          {
            op: 'add',
            topic,
            value,
            strength,
            factId: null,
            reason: because === BY_WORDING ? 'wording' : null,
            quote: null,
            at: null,
          },
        ]
      : [],
  )
}
