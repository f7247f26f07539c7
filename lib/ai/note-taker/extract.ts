import type { ReadingInput } from '@/lib/ai/built-in/extract'
import { toChallenges } from '@/lib/consultation/brief/challenges'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import { blankHeld, screenLaw } from '@/lib/consultation/guard/law/verdict'
import { canFinish, saysWeight, supportedStrength } from '@/lib/consultation/guard/weight'
import { isAdvert } from '@/lib/consultation/messages/import'
import {
  AGENDA,
  audienceOfTopic,
  REQUIREMENT_TOPICS,
  TOPIC_KEYS,
  type Topic,
} from '@/lib/consultation/topics'
import { readSegments, type Segment } from './segments'
import { contentWords, findTarget, SINGLE_TOPICS } from './targets'
import { paySpan } from './text/pay-span'
import type { Span } from './text/spans'
import { cuesOf } from './text/tags'
import { trimEnds } from './text/trim'

/** From this share on, a piece stands where the model puts it; below, with the other notes until the manager places it. */
const SURE = 0.2

const isTopic = (label: string): label is Topic => TOPIC_KEYS.some((key) => key === label)

const NO_OPERATION: BriefOperation = {
  op: 'add',
  topic: null,
  factId: null,
  value: null,
  strength: null,
  reason: null,
  quote: null,
  at: null,
}

const STRENGTH_OF: Record<Segment['strength'], Strength> = {
  must: 'must',
  unsaid: 'must',
  nice: 'nice',
  learn: 'learnable',
  notneeded: 'must',
}

/** Labels of talk about the company, which candidates read with the team. */
function topicOf({ label, share, strength, flags }: Segment, isDocument: boolean): Topic | null {
  if (label === 'company' && !flags.has('agency')) return isDocument ? null : 'culture'
  if (!isTopic(label) && !flags.has('agency')) return null
  // "We could stretch to 500, keep that to yourselves": no candidate reads it, wherever it would stand.
  if (flags.has('agency') && !(isTopic(label) && audienceOfTopic(label) === 'agency')) return 'alsoSaid'
  if (!isTopic(label) || share < SURE) return 'alsoSaid'
  // "No degree needed" is for the agency: among the requirements it would read as one.
  if (strength === 'notneeded' && REQUIREMENT_TOPICS.includes(label)) return 'alsoSaid'
  return label
}

/** What the model hears, or the wish that stands around the piece. */
function strengthOf({ segment, topic, span }: Piece, text: string): Strength {
  if (!REQUIREMENT_TOPICS.includes(topic)) return 'must'
  const headed = cuesOf(segment.heading)
  // "Desirable: Revit", and not "Essential and desirable".
  if (headed.includes('nice') && !headed.includes('must') && segment.strength !== 'learn') return 'nice'
  if (segment.strength !== 'unsaid') return STRENGTH_OF[segment.strength]
  return supportedStrength({ strength: 'must', isRequirement: true }, text, span.start, span.end) ?? 'must'
}

/** A job title as a form has it; a sentence about it is none. */
const MAX_TITLE_WORDS = 6
const TITLE_FRAME =
  /^(?:so\s+)?(?:(?:the|this|our)\s+(?:job|role|title|post|position|vacancy)(?:\s+title)?(?:\s+is|\s*[:–-])|it['’]?s|we(?:['’]?re| are) (?:after|looking for|hiring|recruiting)|(?:we|i)(?:\s+(?:need|want)|['’]?m after|['’]?d like)|job title\s*[:–-]?|title\s*[:–-]?|role\s*[:–-]?|looking for)\s*(?:for\s+)?(?:an?\s+)?/iu

/** A new title, or what else stands in the words that name the known one. */
function titleOperation({ segment, span }: Piece, text: string, jobTitle: string | null): BriefOperation[] {
  const quote = text.slice(span.start, span.end)
  const value = quote.replace(TITLE_FRAME, '').trim()
  const known = contentWords(jobTitle ?? '')
  const news = [...contentWords(value)].filter((word) => !known.has(word))
  if (value === '' || news.length === 0) return []
  const isNew = known.size === 0 || segment.flagShares.change >= MAY_CHANGE
  if (isNew && value.split(/\s+/).length <= MAX_TITLE_WORDS) {
    return [
      {
        ...NO_OPERATION,
        topic: 'title',
        value,
        strength: 'must',
        quote: value,
        at: text.indexOf(value, span.start),
      },
    ]
  }
  const { label } = segment.second
  if (news.length < 2 && !isTopic(label)) return []
  const topic = isTopic(label) && label !== 'title' ? label : 'alsoSaid'
  return [
    { ...NO_OPERATION, topic, value: quote.replace(/\s+/g, ' '), strength: 'must', quote, at: span.start },
  ]
}

interface Piece {
  segment: Segment
  topic: Topic
  span: Span
  value: string
}

const RHETORICAL_WORDS = 7
const isRhetorical = ({ text }: Segment): boolean =>
  /\?\W*$/.test(text) && text.trim().split(/\s+/).length <= RHETORICAL_WORDS

function piecesOf(text: string, segments: readonly Segment[], isDocument: boolean): Piece[] {
  return segments.flatMap((segment) => {
    const topic = topicOf(segment, isDocument)
    const trimmed = topic && trimEnds(text, { start: segment.bodyStart, end: segment.end })
    // "What kind of person? Well, …": the question is the manager's own.
    if (!topic || !trimmed || isRhetorical(segment)) return []
    const span = topic === 'pay' ? paySpan(text, trimmed) : trimmed
    const value = text.slice(span.start, span.end).replace(/\s+/g, ' ')
    return /[\p{L}\p{N}]/u.test(value) ? [{ segment, topic, span, value }] : []
  })
}

/** What "not X", "instead of X" names. */
const OPPOSED =
  /\b(?:not|instead of|rather than|no longer|isn['’]t|wasn['’]t)\s+(?:the |a |an )?([£€$]?[\p{L}\p{N}][\p{L}\p{N}.,%'’-]*)/giu

const OPPOSED_TAIL = /,?\s+(?:not|instead of|rather than)\s+[£€$]?\d[\s\S]*$/u

/** "27 days, not 25" corrects what held the 25. */
function isOpposed(value: string, earlier: { value: string } | null | undefined): boolean {
  if (!earlier) return false
  const words = contentWords(earlier.value)
  return [...value.matchAll(OPPOSED)].some(([, word = '']) =>
    words.has(word.toLowerCase().replace(/[.,]$/, '')),
  )
}

/** From this share on, a second value of a topic that has one is a correction. */
const MAY_CHANGE = 0.18

/** Words of a correction that are not its value: "no sorry, make that 48". */
const CORRECTING =
  /^(?:(?:no|nope|nah|wrong|correction|sorry|apologies|actually|wait|hang on|hold on|scrap that|scratch that|i meant|i mean|i said|my mistake|it should be|should be|that should be|make (?:that|it)|change (?:that|it) to|call it|let['’]?s (?:say|make it|call it)|say|rather|instead|it['’]s)[\s,.:;!–—-]+)+/iu

function correctedSpan(text: string, span: Span): Span {
  const words = text.slice(span.start, span.end)
  const lead = CORRECTING.exec(words)?.[0] ?? ''
  return lead.length < words.length ? { start: span.start + lead.length, end: span.end } : span
}

/** Of a corrected sum the new one: "it's £20.50, not 19.50". */
function newSum(text: string, span: Span): Span {
  const corrected = correctedSpan(text, span)
  const said = text.slice(corrected.start, corrected.end)
  const opposed = OPPOSED_TAIL.exec(said)
  return paySpan(text, opposed ? { start: corrected.start, end: corrected.start + opposed.index } : corrected)
}

/** "Revit is only nice to have": it says how much something counts, and nothing else. */
const WEIGHING =
  /\b(?:nice[- ]to[- ]have|bonus|desirable|optional|not essential|not a must|must[- ]have|essential|mandatory|can be (?:learn\w*|taught)|can learn|we(?:['’]d| would|['’]ll| can)? (?:train|teach))\b/i

function weighOperation({ segment, value, topic }: Piece, brief: Brief): BriefOperation | null {
  if (!WEIGHING.test(value) || segment.strength === 'unsaid' || segment.strength === 'notneeded') return null
  const target = findTarget(brief, topic, value)
  const strength = STRENGTH_OF[segment.strength]
  if (!target || !REQUIREMENT_TOPICS.includes(target.topic) || target.strength === strength) return null
  const known = contentWords(target.value)
  const news = [...contentWords(value.replace(WEIGHING, ''))].filter((word) => !known.has(word))
  if (news.length > 1) return null
  return { ...NO_OPERATION, op: 'strength', factId: target.id, strength }
}

/** The earlier piece of the same message that a correction replaces, or -1. */
function findEarlier(pieces: readonly Piece[], at: number): number {
  const { topic, value } = pieces[at] as Piece
  for (let index = at - 1; index >= 0; index -= 1) {
    const piece = pieces[index] as Piece
    if (piece.topic !== topic) continue
    if (SINGLE_TOPICS.includes(topic)) return index
    const words = contentWords(value)
    if ([...contentWords(piece.value)].some((word) => words.has(word))) return index
    return -1
  }
  return -1
}

function operationsOf(
  text: string,
  pieces: readonly Piece[],
  brief: Brief,
  jobTitle: string | null,
): BriefOperation[] {
  const operations: (BriefOperation | null)[] = []
  const place = new Map<number, number>()
  for (const [at, piece] of pieces.entries()) {
    const { segment, topic, span } = piece
    if (topic === 'title') {
      operations.push(...titleOperation(piece, text, jobTitle))
      continue
    }
    const quoteOf = ({ start, end }: Span) => ({
      value: text.slice(start, end).replace(/\s+/g, ' '),
      quote: text.slice(start, end),
      at: start,
    })
    const strength = strengthOf(piece, text)
    const weighing = weighOperation(piece, brief)
    if (weighing) {
      operations.push({ ...weighing, quote: text.slice(span.start, span.end), at: span.start })
      continue
    }
    const earlier = findEarlier(pieces, at)
    const target = earlier < 0 ? findTarget(brief, topic, piece.value) : null
    const mayChange = SINGLE_TOPICS.includes(topic) && (earlier >= 0 || target !== null)
    const isChange =
      segment.flags.has('change') ||
      isOpposed(piece.value, earlier < 0 ? target : pieces[earlier]) ||
      (mayChange && segment.flagShares.change >= MAY_CHANGE)
    if (isChange || segment.flags.has('undo')) {
      if (segment.flags.has('undo') && !isChange) {
        if (earlier >= 0) operations[place.get(earlier) ?? -1] = null
        else if (target)
          operations.push({
            ...NO_OPERATION,
            op: 'withdraw',
            factId: target.id,
            quote: segment.text,
            at: segment.start,
          })
        // What is to go, where nothing was found, is told to the agency and to no candidate.
        else operations.push({ ...NO_OPERATION, topic: 'alsoSaid', strength: 'must', ...quoteOf(span) })
        continue
      }
      const said = quoteOf(topic === 'pay' ? newSum(text, span) : correctedSpan(text, span))
      if (earlier >= 0) operations[place.get(earlier) ?? -1] = null
      place.set(at, operations.length)
      operations.push(
        target
          ? {
              ...NO_OPERATION,
              op: 'replace',
              factId: target.id,
              topic: target.topic,
              strength: target.strength,
              ...said,
            }
          : { ...NO_OPERATION, topic, strength, ...said },
      )
      continue
    }
    place.set(at, operations.length)
    operations.push({ ...NO_OPERATION, topic, strength, ...quoteOf(span) })
  }
  return operations.filter((operation) => operation !== null)
}

/** "I don’t know yet", "skip that one": it answers nothing. */
const CLOSE_WORDS = 8
const isBareClose = (message: string): boolean =>
  !/\d/.test(message) && message.trim().split(/\s+/).length <= CLOSE_WORDS && saysWeight('close', message)

/** A question that got no answer: passed over, or not known. */
function closeOperation(message: string, brief: Brief): BriefOperation[] {
  const asked = brief.agenda.asked?.topic
  if (!asked || !saysWeight('close', message)) return []
  const isSkipped = /\b(?:skip|pass|next|later|move on|not now|come back)\b/i.test(message)
  return [{ ...NO_OPERATION, op: 'close', topic: asked, reason: isSkipped ? 'skipped' : 'unknown' }]
}

const isClosing = (brief: Brief) =>
  AGENDA.every(
    (topic) =>
      brief.agenda.closed.some((entry) => entry.topic === topic) || activeFacts(brief, topic).length > 0,
  )

/**
 * Reads one message of the hiring manager into operations on the brief. The same input always gives the same operations. Takes the message
 * as typed (any length, any Unicode), the current brief, and the vacancy's title and the company's name from the form. Challenges a
 * sentence the guard holds instead of reading it, unless `isAboutWork`. Values are the manager's own words, and every quote is in the
 * message at its offset. Never throws.
 */
export function extractOperations({ message, brief, jobTitle, isAboutWork }: ReadingInput): BriefOperation[] {
  const held = isAboutWork ? [] : screenLaw(message).held
  const text = blankHeld(message, held)
  const isDocument = isAdvert(message)
  const segments = readSegments(text, { asked: brief.agenda.asked?.topic ?? 'none', isDocument })
  const pieces = isBareClose(message) ? [] : piecesOf(text, segments, isDocument)
  const read = operationsOf(text, pieces, brief, jobTitle)
  const isFinish = !isDocument && canFinish(message, isClosing(brief))
  return [
    ...toChallenges(message, held),
    ...read,
    ...(read.length === 0 && !isDocument && !isFinish ? closeOperation(message, brief) : []),
    ...(isFinish ? [{ ...NO_OPERATION, op: 'finish' as const }] : []),
  ]
}
