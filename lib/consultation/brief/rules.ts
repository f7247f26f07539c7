import {
  contradicted,
  ended,
  type FactDraft,
  mergedEvidence,
  reopened,
  withFact,
} from './facts'
import { normalisedValue } from './measure'
import { quoteFinder } from './quote'
import type { BriefOperation } from './operation-schema'
import {
  CHALLENGE_GROUNDS,
  type ChallengeGround,
  type CLOSURES,
  type ProgressStep,
  REQUIREMENT_TOPICS,
  TOPICS,
  type Topic,
} from '@/lib/consultation/options'
import type { Brief, ChecklistItem, Evidence, Fact } from '@/lib/consultation/schema'

type Closure = (typeof CLOSURES)[number]

/** Topics the interview asks about, in the order in which it asks. */
export const AGENDA: readonly Topic[] = TOPICS.flatMap((topic) => ('agenda' in topic ? [topic] : []))
  .sort((one, other) => one.agenda - other.agenda)
  .map((topic) => topic.key)

/** The label that screens show for a topic. */
export function topicLabel(topic: Topic): string {
  return TOPICS.find((entry) => entry.key === topic)?.label ?? topic
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
      const conflictsWith = contradicted(brief.facts, draft, source.messageId)
      return withFact(brief, draft, { after: null, conflictsWith }, newId)
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
      if (target === undefined) return withFact(brief, draft, { after: named.id, conflictsWith: null }, newId)
      // A fact that was locked by hand stands; the new words are kept beside it, for the manager to settle.
      if (target.locked) return withFact(brief, draft, { after: target.id, conflictsWith: target.id }, newId)
      if (target.topic === draft.topic && normalisedValue(target.value) === normalisedValue(draft.value))
        return withFact(brief, draft, { after: null, conflictsWith: null }, newId)
      const facts = ended(brief.facts, target.id, 'superseded')
      return withFact({ ...brief, facts }, draft, { after: target.id, conflictsWith: null }, newId)
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

/** True when a topic needs no question: something is known of it, or it was closed. */
export function isSettled(brief: Brief, topic: Topic): boolean {
  return (
    brief.facts.some((fact) => fact.state === 'active' && fact.topic === topic) ||
    brief.agenda.closed.some((entry) => entry.topic === topic)
  )
}

/** Topics that are still to be asked about, the most important first. */
export function openTopics(brief: Brief): Topic[] {
  return AGENDA.filter((topic) => !isSettled(brief, topic))
}

const VALUE_PROPOSITION: readonly Topic[] = ['culture', 'growth', 'benefits', 'motivation']

/**
 * Progress as the consultation card shows it. `step` is the active one, `completed` those behind it, `share` the settled part of
 * the agenda (0 to 1). Before the first answer requirements are active (DECISIONS, "Consultation").
 */
export function progressOf(
  brief: Brief,
  research: 'complete' | 'pending',
): { step: ProgressStep; completed: ProgressStep[]; share: number } {
  const open = openTopics(brief)
  const { finished } = brief.agenda
  const proposition = finished || !open.some((topic) => VALUE_PROPOSITION.includes(topic))
  const requirements = finished || open.every((topic) => VALUE_PROPOSITION.includes(topic))
  const completed: ProgressStep[] = [
    ...(research === 'complete' ? (['research'] as const) : []),
    ...(requirements ? (['requirements'] as const) : []),
    ...(proposition ? (['value_proposition'] as const) : []),
  ]
  const step = !requirements ? 'requirements' : !proposition ? 'value_proposition' : 'summary'
  return { step, completed, share: (AGENDA.length - open.length) / AGENDA.length }
}

const CORE: readonly Topic[][] = [
  ['driver', 'success', 'responsibilities'],
  ['technical', 'experience', 'qualifications'],
  ['pay'],
  ['location', 'workPattern'],
  ['culture', 'growth', 'benefits'],
]

/**
 * How ready the brief is for "Generate Summary": `empty` (nothing known), `early` (possible, with gaps in the core), `ready`.
 * `missing` lists the agenda topics without an active fact, which will read "To be confirmed".
 */
export function readiness(brief: Brief): { state: 'empty' | 'early' | 'ready'; missing: Topic[] } {
  const facts = activeFacts(brief)
  const missing = AGENDA.filter((topic) => !facts.some((fact) => fact.topic === topic))
  if (facts.length === 0) return { state: 'empty', missing }
  const ready = CORE.every((group) => group.some((topic) => isSettled(brief, topic)))
  return { state: ready ? 'ready' : 'early', missing }
}

const CHECKLIST: readonly { key: string; label: string; topics: readonly Topic[] }[] = [
  { key: 'startAndDuration', label: 'Start and duration', topics: ['startDate', 'duration'] },
  { key: 'work', label: 'The work', topics: ['responsibilities', 'success'] },
  { key: 'location', label: 'Location', topics: ['location'] },
  { key: 'hours', label: 'Hours', topics: ['hours', 'workPattern'] },
  { key: 'pay', label: 'Pay and benefits', topics: ['pay', 'package', 'benefits'] },
  { key: 'notice', label: 'Notice', topics: ['notice'] },
  { key: 'risks', label: 'Risks to health and safety', topics: ['healthSafety'] },
  {
    key: 'qualifications',
    label: 'Required experience and qualifications',
    topics: ['technical', 'experience', 'qualifications'],
  },
  { key: 'expenses', label: 'Expenses', topics: ['expenses'] },
]

function checklistState(key: string, facts: readonly Fact[], permanent: boolean): 'known' | 'open' {
  const has = (topic: Topic) => facts.some((fact) => fact.topic === topic)
  if (key === 'startAndDuration') return has('startDate') && (has('duration') || permanent) ? 'known' : 'open'
  if (key === 'pay') return has('pay') ? 'known' : 'open'
  if (key === 'hours') return has('hours') ? 'known' : 'open'
  return facts.length > 0 ? 'known' : 'open'
}

/**
 * What UK practice wants known before an agency advertises: the ten items of regulation 18 of the Conduct of Employment
 * Agencies and Employment Businesses Regulations 2003 (S.I. 2003/3319). A permanent post needs no duration.
 */
export function advertChecklist(
  brief: Brief,
  company: { name: string; description: string | null },
): ChecklistItem[] {
  const described = company.name.trim() !== '' && (company.description ?? '').trim() !== ''
  const permanent = activeFacts(brief, 'contractType').some((fact) => /\bperm/i.test(fact.value))
  const items = CHECKLIST.map(({ key, label, topics }): ChecklistItem => {
    const facts = activeFacts(brief).filter((fact) => topics.includes(fact.topic))
    return { key, label, state: checklistState(key, facts, permanent), factIds: facts.map((fact) => fact.id) }
  })
  return [
    {
      key: 'hirer',
      label: 'Hirer and nature of business',
      state: described ? 'known' : 'open',
      factIds: [],
    },
    ...items,
  ]
}
