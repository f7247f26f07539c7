import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { PRACTICES } from '@/lib/consultation/brief/options'
import type { NotTaken } from '@/lib/consultation/brief/schema'
import { canBeAside, canBeMisread } from '@/lib/consultation/guard/law/aside'
import { isSpeech } from '@/lib/consultation/guard/law/clauses'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { splitSentences, tokenize } from '@/lib/consultation/guard/law/tokens'
import { isLawful, sentencesOf } from '@/lib/consultation/guard/law/verdict'
import { createQuoteFinder, type Span } from '@/lib/consultation/guard/quote'
import { recordRefusals } from '@/lib/consultation/guard/record'

/** A challenge under the law: what it quotes is held. */
const isLawChallenge = ({ op, reason }: BriefOperation) =>
  op === 'challenge' && !PRACTICES.some((practice) => practice === reason)

type Place = Pick<Span, 'start' | 'end'>

const overlap = (one: Place, other: Place) => one.start < other.end && other.start < one.end
/** The part of a held sentence that is lawful by itself begins or ends at one of these. */
const JOINT = /[,;:()]|\s[–—-]\s|\b(?:and|but|with|who|plus|also|or)\b/i
/** In front of it in its clause: it may be the reason for what was held, or say the opposite. */
const TURNS =
  /n['’]t\b|\b(?:not|no|never|nor|without|cant|wont|dont|because|since|cos|so|as|if|unless|they|he|she)\b/i

/** Whether what `part` quotes of a held `sentence` says nothing of what was held. `own` are the words that a model challenged in it. */
function isLawfulPart(sentence: Span, part: Span, own: readonly Place[]): boolean {
  if (part.start < sentence.start || part.end > sentence.end || !isLawful(part.text)) return false
  const [at, end] = [part.start - sentence.start, part.end - sentence.start]
  const rest = `${sentence.text.slice(0, at)} ${sentence.text.slice(end)}`
  const lead = sentence.text.slice(0, at).split(JOINT).at(-1) ?? ''
  if (TURNS.test(lead)) return false
  const words = [
    ...findUnlawful(sentence.text).flatMap((finding) => finding.words),
    ...own
      .filter(({ start, end: last }) => start > sentence.start || last < sentence.end)
      .map(({ start, end: last }) => ({ start: start - sentence.start, end: last - sentence.start })),
  ]
  if (words.length === 0) return !isLawful(rest)
  return words.every(({ start, end: last }) =>
    last <= at
      ? JOINT.test(sentence.text.slice(last, at))
      : start >= end && JOINT.test(sentence.text.slice(end, start)),
  )
}

/** Clauses of `part` of a held `sentence` that may stand by themselves, as they were said. Null where none may. */
function lawfulWordsOf(sentence: Span, part: Span, own: readonly Place[]): string | null {
  const joints = [...part.text.matchAll(new RegExp(JOINT, 'gi'))]
  const from = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)]
  const to = [...joints.map(({ index }) => index), part.text.length]
  const clauses = from.flatMap((start, at) => {
    const text = part.text.slice(start, to[at])
    const words = text.trim().replace(/[.!?]+$/, '')
    const begin = part.start + start + text.length - text.trimStart().length
    const clause = { start: begin, end: begin + words.length, text: words }
    const canStand = /\p{L}/u.test(words) && TURNS.exec(words)?.index !== 0
    return canStand && isLawfulPart(sentence, clause, own) ? [words] : []
  })
  return clauses.length === 0 ? null : clauses.join(' … ')
}

/**
 * What a model quotes of a `held` stretch that nobody set marks in, where it quotes every word that holds it and the rest is lawful by itself.
 * Null where it does not.
 */
function quotedPart(held: Span, own: readonly Place[], message: string): Span | null {
  if (!isSpeech(tokenize(held.text))) return null
  const words = findUnlawful(held.text).flatMap((finding) => finding.words)
  const part = own.find(
    ({ start, end }) =>
      start >= held.start &&
      end <= held.end &&
      words.every((word) => held.start + word.start >= start && held.start + word.end <= end),
  )
  if (!part || words.length === 0) return null
  const { start, end } = part
  const isRestLawful = isLawful(message.slice(held.start, start)) && isLawful(message.slice(end, held.end))
  return isRestLawful ? { start, end, text: message.slice(start, end) } : null
}

const STORES: readonly BriefOperation['op'][] = ['add', 'replace', 'withdraw', 'strength', 'settle']

/** From the beginning to the end of all `spans` that touch it, or each other. */
function joinTouching(span: Span, spans: readonly Span[], message: string): Span {
  const touching = spans.filter((other) => overlap(span, other))
  const start = Math.min(span.start, ...touching.map((other) => other.start))
  const end = Math.max(span.end, ...touching.map((other) => other.end))
  const joined = { start, end, text: message.slice(start, end) }
  return start < span.start || end > span.end ? joinTouching(joined, spans, message) : joined
}

/**
 * Adds the challenges `found` by code that the model missed. Of a sentence that either of them challenged only what is lawful by itself becomes a fact,
 * and no fact has an unlawful value.
 */
export function screenOperations(
  operations: readonly BriefOperation[],
  message: string,
  found: readonly BriefOperation[],
): BriefOperation[] {
  const locate = createQuoteFinder(message)
  const spanOf = ({ quote, at }: BriefOperation) => (quote === null ? null : locate(quote, at))
  const spansOf = (list: readonly BriefOperation[]) =>
    list.filter(isLawChallenge).flatMap((operation) => spanOf(operation) ?? [])
  const full = operations.map((operation) => {
    const span = isLawChallenge(operation) ? spanOf(operation) : null
    if (!span) return operation
    const { start, end } = sentencesOf(message, span)
    const sentence = { start, end, text: message.slice(start, end) }
    const part = quotedPart(sentence, [span], message) ?? sentence
    return { ...operation, quote: part.text, at: part.start }
  })
  const own = spansOf(operations)
  const challenges = found.map((operation) => {
    const span = isLawChallenge(operation) ? spanOf(operation) : null
    const part = span && quotedPart(span, own, message)
    return part ? { ...operation, quote: part.text, at: part.start } : operation
  })
  const held = spansOf([...full, ...challenges])
  /** What either of them challenged of the same words is settled once. */
  const joined = (operation: BriefOperation): BriefOperation => {
    const span = isLawChallenge(operation) ? spanOf(operation) : null
    if (!span) return operation
    const { text: quote, start: at } = joinTouching(span, held, message)
    return { ...operation, quote, at }
  }
  const missed = challenges.filter(
    (missed) =>
      !full.some(
        (operation) =>
          operation.op === 'challenge' &&
          operation.reason === missed.reason &&
          (operation.at === missed.at || operation.at === null || joined(operation).at === joined(missed).at),
      ),
  )
  const isHeld = (operation: BriefOperation) => {
    if (!STORES.includes(operation.op)) return false
    if (operation.value !== null && !isLawful(operation.value)) return true
    const span = spanOf(operation)
    const touched = span === null ? [] : held.filter((sentence) => overlap(span, sentence))
    if (span === null || touched.length === 0) return false
    return operation.op !== 'add' || !touched.every((sentence) => isLawfulPart(sentence, span, own))
  }
  const lawful = full.filter((operation) => !isHeld(operation))
  recordRefusals('law', Array<string>(full.length - lawful.length).fill('operation'))
  return [...lawful, ...missed].map(joined)
}

/** Finds the spans of a message that operations quote. */
function spanFinder(message: string): (operations: readonly BriefOperation[]) => Span[] {
  const locate = createQuoteFinder(message)
  return (operations) =>
    operations.flatMap(({ quote, at }) => (quote === null ? [] : (locate(quote, at) ?? [])))
}

/**
 * The `challenges` of code without those that the model says it misread, where only the likeness of the sentence to others held it
 * (canBeMisread). What the model itself challenged stays challenged.
 */
export function withoutMisread(
  challenges: readonly BriefOperation[],
  operations: readonly BriefOperation[],
  message: string,
): BriefOperation[] {
  const spansOf = spanFinder(message)
  const read = spansOf(operations.filter(({ op }) => op === 'misread'))
  const own = spansOf(operations.filter(isLawChallenge))
  const left = challenges.filter((challenge) => {
    if (!isLawChallenge(challenge)) return true
    const [span] = spansOf([challenge])
    if (!span || own.some((other) => overlap(span, other))) return true
    return !(read.some((other) => overlap(span, other)) && canBeMisread(span.text))
  })
  recordRefusals('law', Array<string>(challenges.length - left.length).fill('misread'))
  return left
}

/** The sentence of the message in front of a place in it. */
export const sentenceBefore = (message: string, at: number): string => {
  const before = splitSentences(message).findLast(({ end }) => end <= at)
  return before ? message.slice(before.start, before.end) : ''
}

/**
 * Challenges of code that the model calls asides, where they may be (canBeAside): they are left out without the manager. An aside that names
 * no such challenge changes nothing. What the model itself challenged stays challenged.
 */
export function settleAsides(
  screened: readonly BriefOperation[],
  operations: readonly BriefOperation[],
  message: string,
): BriefOperation[] {
  const spansOf = spanFinder(message)
  const asides = spansOf(operations.filter(({ op }) => op === 'aside'))
  const own = spansOf(operations.filter(isLawChallenge))
  const settled = screened.flatMap((operation) => {
    const { op, quote, at } = operation
    if (op === 'aside') return []
    if (!isLawChallenge(operation) || quote === null || at === null) return [operation]
    const span = { start: at, end: at + quote.length }
    const isAside =
      asides.some((aside) => overlap(span, aside)) &&
      !own.some((challenge) => overlap(span, challenge)) &&
      canBeAside(quote, sentenceBefore(message, at))
    return [isAside ? { ...operation, op: 'aside' as const } : operation]
  })
  recordRefusals('law', Array<string>(settled.filter(({ op }) => op === 'aside').length).fill('aside'))
  return settled
}

/** What the screen took away, for the model’s next answer. Of words that are held it shows those that may stand by themselves. */
export function listScreened(
  before: readonly BriefOperation[],
  after: readonly BriefOperation[],
): { operation: BriefOperation; notTaken: NotTaken }[] {
  const spansOf = ({ at, quote }: BriefOperation): Span[] =>
    at === null || quote === null ? [] : [{ start: at, end: at + quote.length, text: quote }]
  const held = after.filter(isLawChallenge).flatMap(spansOf)
  const own = before.filter(isLawChallenge).flatMap(spansOf)
  const wordsOf = (operation: BriefOperation): string | null => {
    const [part] = spansOf(operation)
    const sentence = part && held.find((challenge) => overlap(part, challenge))
    return part && sentence ? lawfulWordsOf(sentence, part, own) : operation.quote
  }
  return before
    .filter((operation) => STORES.includes(operation.op) && !after.includes(operation))
    .map((operation) => ({
      operation,
      notTaken: { part: operation.op, words: wordsOf(operation), reason: 'law' },
    }))
}
