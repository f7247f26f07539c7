import {
  activeFacts,
  ended,
  type FactDraft,
  findContradiction,
  mergedEvidence,
  reopened,
  upsertFact,
} from './facts'
import { normalisedValue } from './measure'
import type { BriefOperation } from './operation-schema'
import { CHALLENGE_GROUNDS, type ChallengeGround, type CLOSURES } from './options'
import { quoteFinder } from './quote'
import type { Brief, Evidence } from './schema'

type Closure = (typeof CLOSURES)[number]

function isGround(reason: BriefOperation['reason']): reason is ChallengeGround {
  return CHALLENGE_GROUNDS.some((ground) => ground === reason)
}

function isComplete(operation: BriefOperation, known: ReadonlySet<string>): boolean {
  const factKnown = operation.factId !== null && known.has(operation.factId)
  const valued = operation.value !== null && operation.value.trim() !== ''
  switch (operation.op) {
    case 'add':
      return operation.topic !== null && valued && operation.quote !== null
    case 'replace':
      return factKnown && valued && operation.quote !== null
    case 'withdraw':
      return factKnown && operation.quote !== null
    case 'strength':
      return factKnown && operation.strength !== null
    case 'close':
      return operation.topic !== null && (operation.reason === 'unknown' || operation.reason === 'skipped')
    case 'challenge':
      return isGround(operation.reason)
    case 'finish':
      return true
  }
}

/**
 * Keeps the operations that the message really bears out: every required field is there, `factId` names an active fact of
 * `brief`, and the quote stands in `message` letter by letter. Quotes come back as the message's own words, with `at` set.
 */
export function verifyOperations(
  operations: readonly BriefOperation[],
  message: string,
  brief: Brief,
): BriefOperation[] {
  const known = new Set(brief.facts.filter((fact) => fact.state === 'active').map((fact) => fact.id))
  const locate = quoteFinder(message)
  return operations.flatMap((operation) => {
    if (!isComplete(operation, known)) return []
    if (operation.quote === null) return [operation]
    const span = locate(operation.quote, operation.at)
    return span === null ? [] : [{ ...operation, quote: span.text, at: span.start }]
  })
}

function evidenceOf(operation: BriefOperation, messageId: string): Evidence[] {
  if (operation.quote === null || operation.at === null) return []
  const { at, quote } = operation
  return [{ kind: 'message', id: messageId, start: at, end: at + quote.length }]
}

type Source = { messageId: string }

function applyOne(brief: Brief, operation: BriefOperation, source: Source, newId: () => string): Brief {
  const target =
    operation.factId === null
      ? undefined
      : brief.facts.find((fact) => fact.id === operation.factId && fact.state === 'active')
  const evidence = evidenceOf(operation, source.messageId)
  switch (operation.op) {
    case 'add': {
      if (operation.topic === null || operation.value === null) return brief
      const strength = operation.strength ?? 'must'
      const draft = { topic: operation.topic, value: operation.value, strength, evidence }
      const conflictsWith = findContradiction(brief.facts, draft, source.messageId)
      return upsertFact(brief, draft, { after: null, conflictsWith }, newId)
    }
    case 'replace': {
      const named = brief.facts.find((fact) => fact.id === operation.factId)
      if (named === undefined || operation.value === null) return brief
      const draft: FactDraft = {
        topic: operation.topic ?? named.topic,
        value: operation.value,
        strength: operation.strength ?? named.strength,
        evidence,
      }
      // An earlier operation of the same message ended it: one fact was corrected into two.
      if (target === undefined)
        return upsertFact(brief, draft, { after: named.id, conflictsWith: null }, newId)
      // A fact that was locked by hand stands; the new words are kept beside it, for the manager to settle.
      if (target.locked)
        return upsertFact(brief, draft, { after: target.id, conflictsWith: target.id }, newId)
      if (target.topic === draft.topic && normalisedValue(target.value) === normalisedValue(draft.value))
        return upsertFact(brief, draft, { after: null, conflictsWith: null }, newId)
      const facts = ended(brief.facts, target.id, 'superseded')
      return upsertFact({ ...brief, facts }, draft, { after: target.id, conflictsWith: null }, newId)
    }
    case 'withdraw':
      return target === undefined || target.locked
        ? brief
        : { ...brief, facts: ended(brief.facts, target.id, 'withdrawn') }
    case 'strength': {
      const { strength } = operation
      if (target === undefined || target.locked || strength === null) return brief
      const facts = brief.facts.map((fact) =>
        fact.id === target.id
          ? { ...fact, strength, evidence: mergedEvidence(fact.evidence, evidence) }
          : fact,
      )
      return { ...brief, facts }
    }
    case 'close': {
      if (operation.topic === null) return brief
      const how: Closure = operation.reason === 'skipped' ? 'skipped' : 'unknown'
      const agenda = reopened(brief.agenda, operation.topic)
      return { ...brief, agenda: { ...agenda, closed: [...agenda.closed, { topic: operation.topic, how }] } }
    }
    case 'challenge': {
      if (!isGround(operation.reason)) return brief
      const challenged = [...new Set([...brief.agenda.challenged, operation.reason])]
      return { ...brief, agenda: { ...brief.agenda, challenged } }
    }
    case 'finish':
      return { ...brief, agenda: { ...brief.agenda, finished: true } }
  }
}

/**
 * The brief after verified operations of one message. Corrected facts are superseded, exact repetitions merge their evidence,
 * a new fact reopens its topic, an uncued contradiction is marked with `conflictsWith`; locked facts are never touched.
 */
export function applyOperations(
  brief: Brief,
  operations: readonly BriefOperation[],
  source: Source,
  newId: () => string,
): Brief {
  return operations.reduce((current, operation) => applyOne(current, operation, source, newId), brief)
}

/** What a message whose facts are in the brief already added to it: what a turn that was cut off goes on from. */
export function operationsOf(brief: Brief, messageId: string): BriefOperation[] {
  return activeFacts(brief).flatMap(({ topic, value, strength, evidence }) =>
    evidence.some(({ kind, id }) => kind === 'message' && id === messageId)
      ? [{ op: 'add', topic, value, strength, factId: null, reason: null, quote: null, at: null }]
      : [],
  )
}
