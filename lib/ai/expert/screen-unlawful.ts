import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { PRACTICES } from '@/lib/consultation/brief/options'
import type { NotTaken } from '@/lib/consultation/brief/schema'
import { canBeAside } from '@/lib/consultation/guard/law/aside'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { isLawful, sentencesOf } from '@/lib/consultation/guard/law/verdict'
import { createQuoteFinder, type Span } from '@/lib/consultation/guard/quote'
import { recordRefusals } from '@/lib/consultation/guard/record'

const isPractice = ({ reason }: BriefOperation) => PRACTICES.some((practice) => practice === reason)
/** The part of a held sentence that is lawful by itself begins or ends at one of these. */
const JOINT = /[,;:()]|\s[–—-]\s|\b(?:and|but|with|who|plus|also|or)\b/i
/** In front of it in its clause: it may be the reason for what was held, or say the opposite. */
const TURNS =
  /n['’]t\b|\b(?:not|no|never|nor|without|cant|wont|dont|because|since|cos|so|as|if|unless|they|he|she)\b/i

/** Whether what `part` quotes of a held `sentence` says nothing of what was held. `own` are the words that a model challenged in it. */
function isLawfulPart(sentence: Span, part: Span, own: readonly Pick<Span, 'start' | 'end'>[]): boolean {
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

const STORES: readonly BriefOperation['op'][] = ['add', 'replace', 'withdraw', 'strength', 'settle']

/**
 * Adds the `challenges` that the model missed. Of a sentence that either of them challenged only what is lawful by itself becomes a fact,
 * and no fact has an unlawful value.
 */
export function screenOperations(
  operations: readonly BriefOperation[],
  message: string,
  challenges: readonly BriefOperation[],
): BriefOperation[] {
  const locate = createQuoteFinder(message)
  const spanOf = ({ quote, at }: BriefOperation) => (quote === null ? null : locate(quote, at))
  const full = operations.map((operation) => {
    const span = operation.op === 'challenge' && !isPractice(operation) ? spanOf(operation) : null
    if (!span) return operation
    const { start, end } = sentencesOf(message, span)
    return { ...operation, quote: message.slice(start, end), at: start }
  })
  const law = [...full, ...challenges].filter(
    (operation) => operation.op === 'challenge' && !isPractice(operation),
  )
  const spans = law.flatMap((operation) => spanOf(operation) ?? [])
  /** What either of them challenged of the same words is settled once. */
  const joined = (operation: BriefOperation): BriefOperation => {
    let span = law.includes(operation) ? spanOf(operation) : null
    if (!span) return operation
    for (let grew = true; grew; ) {
      const touching = spans.filter(({ start, end }) => span && start < span.end && span.start < end)
      const start = Math.min(...touching.map((one) => one.start))
      const end = Math.max(...touching.map((one) => one.end))
      grew = start < span.start || end > span.end
      span = { start, end, text: message.slice(start, end) }
    }
    return { ...operation, quote: span.text, at: span.start }
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
  const held = [...full, ...challenges].flatMap((operation) =>
    operation.op === 'challenge' && !isPractice(operation) ? (spanOf(operation) ?? []) : [],
  )
  const own = operations.flatMap((operation) =>
    operation.op === 'challenge' && !isPractice(operation) ? (spanOf(operation) ?? []) : [],
  )
  const isHeld = (operation: BriefOperation) => {
    if (!STORES.includes(operation.op)) return false
    if (operation.value !== null && !isLawful(operation.value)) return true
    const span = spanOf(operation)
    if (span === null) return false
    const touched = held.filter(({ start, end }) => span.start < end && start < span.end)
    return (
      !(operation.op === 'add' && touched.every((sentence) => isLawfulPart(sentence, span, own))) &&
      touched.length > 0
    )
  }
  const lawful = full.filter((operation) => !isHeld(operation))
  recordRefusals('law', Array<string>(full.length - lawful.length).fill('operation'))
  return [...lawful, ...missed].map(joined)
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
  const locate = createQuoteFinder(message)
  const spansOf = (op: BriefOperation['op']) =>
    operations.flatMap((said) =>
      said.op === op && !isPractice(said) && said.quote !== null ? (locate(said.quote, said.at) ?? []) : [],
    )
  const [asides, own] = [spansOf('aside'), spansOf('challenge')]
  const settled = screened.flatMap((operation) => {
    if (operation.op === 'aside') return []
    const { op, quote, at } = operation
    if (op !== 'challenge' || isPractice(operation) || quote === null || at === null) return [operation]
    const touches = ({ start, end }: { start: number; end: number }) => start < at + quote.length && at < end
    const isAside =
      asides.some(touches) && !own.some(touches) && canBeAside(quote, sentenceBefore(message, at))
    return [isAside ? { ...operation, op: 'aside' as const } : operation]
  })
  recordRefusals('law', Array<string>(settled.filter(({ op }) => op === 'aside').length).fill('aside'))
  return settled
}

/** What the screen took away, for the model’s next answer: without its words where they are held, which is said elsewhere. */
export function listScreened(
  before: readonly BriefOperation[],
  after: readonly BriefOperation[],
): { operation: BriefOperation; notTaken: NotTaken }[] {
  const held = after.filter((operation) => operation.op === 'challenge' && !isPractice(operation))
  const isHeld = ({ at, quote }: BriefOperation) =>
    held.some(
      (challenge) =>
        challenge.at !== null &&
        at !== null &&
        at < challenge.at + (challenge.quote?.length ?? 0) &&
        challenge.at < at + (quote?.length ?? 0),
    )
  return before
    .filter((operation) => STORES.includes(operation.op) && !after.includes(operation))
    .map((operation) => ({
      operation,
      notTaken: { part: operation.op, words: isHeld(operation) ? null : operation.quote, reason: 'law' },
    }))
}
