import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { createQuoteFinder, type Span } from '@/lib/consultation/guard/quote'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { findValueRefusal, type ValueReason } from '@/lib/consultation/guard/value'
import { supportedStrength } from '@/lib/consultation/guard/weight'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { normaliseValue } from './normalise'
import type { BriefOperation } from './operation-schema'
import { isChallengeGround, isClosure, isDoubt } from './operations'
import { findWeightRefusal, type WeightRefusal } from './said'
import { referenceTo } from './same-message'
import type { Brief } from './schema'

export type OperationRefusal =
  | 'incomplete'
  | 'quote'
  | 'strength'
  | 'confidence'
  | ValueReason
  | WeightRefusal

export interface Refused {
  operation: BriefOperation
  reason: OperationRefusal
}

export interface Verified {
  operations: BriefOperation[]
  /** Dropped, or kept with the quote's own words or a weaker rating. */
  refused: Refused[]
  /** Each operation given, and what became of it: null where it was dropped. */
  outcomes: { asked: BriefOperation; operation: BriefOperation | null }[]
}

function isComplete(operation: BriefOperation, activeIds: ReadonlySet<string>): boolean {
  const hasFact = operation.factId !== null && activeIds.has(operation.factId)
  const hasValue = operation.value !== null && operation.value.trim() !== ''
  switch (operation.op) {
    case 'add':
      return operation.topic !== null && hasValue && operation.quote !== null
    case 'replace':
      return hasFact && hasValue && operation.quote !== null
    case 'withdraw':
      return (operation.factId === null ? hasValue : hasFact) && operation.quote !== null
    case 'strength':
      return hasFact && operation.strength !== null
    case 'close':
      return operation.topic !== null && isClosure(operation.reason)
    case 'challenge':
      return isChallengeGround(operation.reason)
    case 'misread':
      return operation.quote !== null && hasValue
    case 'aside':
    case 'vague':
      return operation.quote !== null
    case 'settle':
    case 'agencyOnly':
    case 'forCandidates':
      return hasFact && operation.quote !== null
    case 'doubt':
      return (operation.quote !== null || hasFact) && isDoubt(operation.reason)
    case 'finish':
      return true
  }
}

/** A longer quote is not the words of one fact. */
const QUOTE_MAX_CHARS = 600

export type Outcome = { operation: BriefOperation | null; reasons: OperationRefusal[] }

/** What a correction starts from: the fact it names, or those of its topic. */
function earlierWords({ factId, topic }: BriefOperation, brief: Brief, corrected: Corrected | null): string {
  if (corrected) return corrected.value ?? ''
  return brief.facts
    .filter((fact) => fact.state === 'active' && factId === null && fact.topic === topic)
    .map(({ value }) => value)
    .join('. ')
}

/** A fact that is to be changed, or an operation of the message that makes it. */
type Corrected = Pick<BriefOperation, 'topic' | 'value' | 'strength'>

const contentOf = (text: string) =>
  tokensOf(text).flatMap(({ text: word }) => (isContent(word) ? [stemOf(word)] : []))

/** Keeps words of the corrected fact that the quote does not hold, so that the quote in its place would lose them. */
function keepsMore(value: string, quote: string, corrected: string): boolean {
  const [quoted, before] = [new Set(contentOf(quote)), new Set(contentOf(corrected))]
  return contentOf(value).some((word) => before.has(word) && !quoted.has(word))
}

/** The value as far as its quote bears it out, else the quoted words. */
function groundValue(
  operation: BriefOperation,
  span: Span,
  brief: Brief,
  corrected: Corrected | null,
): Outcome {
  const { value } = operation
  if (value === null || (operation.op !== 'add' && operation.op !== 'replace'))
    return { operation, reasons: [] }
  const isRated = operation.strength === 'nice' || operation.strength === 'learnable'
  const reason = findValueRefusal(value, span.text, {
    isRated,
    isCorrection: corrected !== null,
    isAim: operation.topic === 'success',
    earlier: () => earlierWords(operation, brief, corrected),
  })
  if (reason === null) return { operation, reasons: [] }
  const isWiping = corrected !== null && keepsMore(value, span.text, corrected.value ?? '')
  if (isWiping || span.text.length > QUOTE_MAX_CHARS) return { operation: null, reasons: [reason] }
  return { operation: { ...operation, value: span.text.replace(/\s+/g, ' ').trim() }, reasons: [reason] }
}

function groundStrength(
  operation: BriefOperation,
  message: string,
  span: Span,
  corrected: Corrected | null,
): Outcome {
  if (operation.op !== 'add' && operation.op !== 'replace') return { operation, reasons: [] }
  // A correction weighs what it corrects weighed, without a word of it.
  if (corrected && corrected.strength === operation.strength) return { operation, reasons: [] }
  const isRequirement = operation.topic !== null && REQUIREMENT_TOPICS.includes(operation.topic)
  const strength = supportedStrength(
    { strength: operation.strength, isRequirement },
    message,
    span.start,
    span.end,
  )
  return strength === operation.strength
    ? { operation, reasons: [] }
    : { operation: { ...operation, strength }, reasons: ['strength'] }
}

/** These may name a fact that an earlier operation of the message makes, by the words that it quotes. */
const NAMES_SAID: readonly BriefOperation['op'][] = [
  'replace',
  'strength',
  'settle',
  'agencyOnly',
  'forCandidates',
]

/** Of the longer quote, where two are about the same words. */
const MOSTLY = 0.6

/** Checks the operations of one message one by one, in their order. */
export function createVerifier(
  message: string,
  brief: Brief,
  by: 'model' | 'rules',
): (operation: BriefOperation) => Outcome {
  const active = new Map(
    brief.facts.filter((fact) => fact.state === 'active').map((fact) => [fact.id, fact] as const),
  )
  const activeIds = new Set(active.keys())
  const locate = createQuoteFinder(message, { forgivesSlips: by === 'model' })
  /** What the message has made so far, under its references. */
  const made = new Map<string, BriefOperation>()
  const findMade = (named: string): string | null => {
    if (made.has(named)) return named
    const span = locate(named, null)
    const words = normaliseValue(named)
    const isNamed = ({ at, quote, value }: BriefOperation) => {
      if (words !== '' && normaliseValue(value ?? '') === words) return true
      if (span === null || at === null || quote === null) return false
      const shared = Math.min(at + quote.length, span.end) - Math.max(at, span.start)
      return shared >= MOSTLY * Math.max(quote.length, span.end - span.start)
    }
    const exact = [...made].findLast(([, operation]) => isNamed(operation))
    if (exact) return exact[0]
    /** Some of its words, where no other fact of the message holds them. */
    const holding = [...made].filter(
      ([, { at, quote, value }]) =>
        (span !== null &&
          at !== null &&
          quote !== null &&
          at <= span.start &&
          span.end <= at + quote.length) ||
        (words.includes(' ') && normaliseValue(value ?? '').includes(words)),
    )
    return holding.length === 1 ? (holding[0]?.[0] ?? null) : null
  }
  const resolve = (operation: BriefOperation): BriefOperation => {
    const { op, factId } = operation
    if (factId === null || activeIds.has(factId) || !NAMES_SAID.includes(op)) return operation
    return { ...operation, factId: findMade(factId) ?? factId }
  }
  const verify = createChecks(message, brief, by, { active, activeIds, made, locate })
  return (given) => {
    const outcome = verify(resolve(given))
    const { operation } = outcome
    const reference = operation?.op === 'add' || operation?.op === 'replace' ? referenceTo(operation) : null
    if (operation && reference !== null) {
      made.set(reference, operation)
      activeIds.add(reference)
    }
    return outcome
  }
}

interface Known {
  active: ReadonlyMap<string, Corrected>
  made: ReadonlyMap<string, Corrected>
  activeIds: ReadonlySet<string>
  locate: ReturnType<typeof createQuoteFinder>
}

function createChecks(
  message: string,
  brief: Brief,
  by: 'model' | 'rules',
  { active, made, activeIds, locate }: Known,
): (operation: BriefOperation) => Outcome {
  return (operation) => {
    const { factId } = operation
    const corrected = factId === null ? null : (active.get(factId) ?? made.get(factId) ?? null)
    if (!isComplete(operation, activeIds)) return { operation: null, reasons: ['incomplete'] }
    if (operation.op === 'forCandidates' && corrected?.topic === 'alsoSaid')
      return { operation: null, reasons: ['confidence'] }
    const span = operation.quote === null ? null : locate(operation.quote, operation.at)
    if (operation.quote !== null && span === null) return { operation: null, reasons: ['quote'] }
    const refusal =
      by === 'model' || operation.op === 'finish' ? findWeightRefusal(operation, message, brief, span) : null
    if (refusal) return { operation: null, reasons: [refusal] }
    if (span === null) return { operation, reasons: [] }
    const located = { ...operation, quote: span.text, at: span.start }
    if (by === 'rules') return { operation: located, reasons: [] }
    const strong = groundStrength(located, message, span, corrected)
    const valued = strong.operation ? groundValue(strong.operation, span, brief, corrected) : strong
    return { operation: valued.operation, reasons: [...strong.reasons, ...valued.reasons] }
  }
}

/**
 * What of `operations` the message bears out: each quote is in it, its value says no more and no other than the quote, and a rating, a
 * withdrawal, a closed topic and an end are said. Rules make a value and a weight from the words they quote, some by arithmetic ("four fifty
 * a day"), so only their quotes and the end are looked at. Quotes are returned in the message's own words, with `at` set.
 */
export function verifyOperations(
  operations: readonly BriefOperation[],
  message: string,
  brief: Brief,
  by: 'model' | 'rules',
): Verified {
  const verify = createVerifier(message, brief, by)
  const outcomes = operations.map((operation) => ({ asked: operation, ...verify(operation) }))
  return {
    operations: outcomes.flatMap(({ operation }) => operation ?? []),
    outcomes: outcomes.map(({ asked, operation }) => ({ asked, operation })),
    refused: outcomes.flatMap(({ asked, reasons }) =>
      reasons.map((reason) => ({ operation: asked, reason })),
    ),
  }
}
