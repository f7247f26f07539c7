import { toChallenges } from '@/lib/consultation/brief/challenges'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import { blankHeld, screenLaw } from '@/lib/consultation/guard/law/verdict'
import { canFinish } from '@/lib/consultation/guard/weight'
import { isAdvert } from '@/lib/consultation/messages/import'
import { toPlainText } from '@/lib/consultation/messages/plain-text'
import { AGENDA, audienceOfTopic, REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { findNameWish } from './answers/name-wish'
import { findQuestions, isNameQuestion, withoutQuestions } from './answers/question'
import { isOnlyName, placeBeside } from './beside'
import { closeDenied, closeOperation, isBareClose } from './close'
import { namesCorrected } from './correct-named'
import { withAnnounced } from './corrections/announced'
import { deniesFigure, moveBound } from './corrections/bounds'
import {
  explainsConfidence,
  findConfidence,
  findConfidentialSpans,
  sayableLead,
} from './corrections/confidences'
import { figuresIn } from './corrections/figures'
import { findKeptOut } from './corrections/kept-out'
import { readRanking } from './corrections/rank'
import { withRestatedPay } from './corrections/restated'
import { withRestatedTerms } from './corrections/restated-terms'
import { withRetracted } from './corrections/retracted'
import { isCorrecting, movedTopic, withoutLead } from './corrections/value'
import { saysHabit } from './corrections/weigh'
import { findHiddenPay, hidePay } from './hidden-pay'
import { termsInPassing } from './in-passing'
import { findPredecessorTalk } from './misfits'
import { openSlips } from './open-slips'
import { fitOf, isMoreThanNothing, topicOf, typedOf } from './piece-topic'
import { NO_OPERATION, type Piece } from './reading'
import { reducePieces } from './reduce'
import { insertSwaps, type RepairedMessage, repairMessage } from './repair-message'
import { readSegments, type Segment } from './segments'
import { readShown } from './show'
import { sortMusts } from './sort-musts'
import { type Heard, openOrders } from './split-orders'
import { strengthOf } from './strength'
import { paySpan } from './text/pay-span'
import { sentencesOf } from './text/sentences'
import { trimEnds } from './text/trim'
import { openTitles, titleOperations } from './titles'
import { isTalk, withoutComplaints, withoutTalk } from './to-consultant'
import { isSalary, splitPay } from './typed'
import { noteUnplaced } from './unplaced'
import { weighItems } from './weigh-items'
import { readWeighOrders } from './weigh-orders'

export interface ReadingInput {
  message: string
  brief: Brief
  jobTitle: string | null
  companyName: string
  /** The manager has said that the message is about the work: the guard holds none of it. */
  isAboutWork?: boolean
}

const RHETORICAL_WORDS = 7
const isRhetorical = ({ text }: Segment): boolean =>
  /\?\W*$/.test(text) && !/\d/.test(text) && text.trim().split(/\s+/).length <= RHETORICAL_WORDS

/** What follows a confidence directly and says more of the same. */
function explainsBefore(segments: readonly Heard[], at: number): boolean {
  const [before, segment] = [segments[at - 1], segments[at]]
  if (!before || !segment || segment.sentence - before.sentence > 1) return false
  const isKept = findConfidence(before.text)
  return (isKept === 'own' || isKept === 'before') && explainsConfidence(segment.text)
}

function piecesOf(
  text: string,
  segments: readonly Heard[],
  { isDocument, asked }: { isDocument: boolean; asked: Topic | null },
): Piece[] {
  const past = isDocument ? new Set<number>() : findPredecessorTalk(segments.map((segment) => segment.text))
  const confidential = isDocument ? [] : findConfidentialSpans(text, sentencesOf(text))
  return segments.flatMap((segment, at): Piece[] => {
    const isInConfidence = confidential.some(
      ({ start, end }) => start <= segment.start && segment.start < end,
    )
    const heardConfidence = isDocument ? null : isInConfidence ? 'own' : findConfidence(segment.text)
    const isExplained = !isDocument && explainsBefore(segments, at)
    const confidence = heardConfidence ?? (isExplained ? 'own' : null)
    const isOfOrder = segment.order || segment.isAmendment
    const heard =
      isOfOrder || confidence === 'before' || (!isDocument && saysHabit(segment.text))
        ? 'alsoSaid'
        : topicOf(segment, isDocument, asked)
    const ranks = !isDocument && readRanking(segment.text) !== null
    const corrects =
      ranks || (!isDocument && isCorrecting(segment.text) && figuresIn(segment.text).length > 0)
    // Where a slip is put right, what is left is read, and all of it quoted.
    const words = segment.mended ?? text
    const body = segment.mended
      ? { start: 0, end: words.length }
      : { start: segment.bodyStart, end: segment.end }
    const sayable = isDocument ? 0 : sayableLead(words.slice(body.start, body.end))
    const trimmed = trimEnds(words, withoutLead(words, { ...body, start: body.start + sayable }))
    // "What kind of person? Well, …": the question is the manager's own.
    if (!trimmed || isRhetorical(segment)) return []
    if (!isDocument && isTalk(segment.text)) return []
    if (!isDocument && !segment.order && isOnlyName(segment, text, asked)) return []
    const isPay = confidence === null && isSalary(words.slice(trimmed.start, trimmed.end))
    const typed =
      segment.order || (segment.flags.has('agency') && !isPay) ? null : typedOf(words, trimmed, segment)
    const moved = isDocument || segment.order ? null : movedTopic(words.slice(trimmed.start, trimmed.end))
    const topic =
      moved ??
      typed?.topic ??
      (ranks && heard === 'title' ? null : heard) ??
      (corrects || (confidence === 'own' && !/\?\W*$/.test(segment.text))
        ? 'alsoSaid'
        : past.has(at)
          ? 'driver'
          : null)
    if (!topic) return []
    const own = typed?.span ?? (topic === 'pay' ? paySpan(words, trimmed) : trimmed)
    const value = words.slice(own.start, own.end).replace(/\s+/g, ' ')
    if (!/[\p{L}\p{N}]/u.test(value)) return []
    const { start, end, mended } = segment
    const fitting =
      isDocument || segment.order || moved
        ? topic
        : past.has(at) && audienceOfTopic(topic) === 'candidate'
          ? 'driver'
          : sayable > 0 && audienceOfTopic(topic) === 'agency'
            ? 'motivation'
            : fitOf(topic, value, asked)
    if (!fitting) return []
    const parts =
      isDocument || mended || segment.order || namesCorrected(segment.text)
        ? null
        : splitPay(words, trimmed, topic)
    if (parts)
      return parts.map((part) => ({
        segment,
        ...part,
        value: words.slice(part.span.start, part.span.end).replace(/\s+/g, ' '),
        confidence,
        strength: 'must',
        isMended: false,
      }))
    const span = mended ? { start, end } : own
    const strength = strengthOf(segments, at, topic, span, text)
    return [{ segment, topic: fitting, span, value, confidence, strength, isMended: mended !== undefined }]
  })
}

const PASSED_OVER = /\b(?:skip|pass|move on|don['’]?t know|no idea|not sure)\b/i

/** "Not 62. 60 max" is about the pay where the 62 is, and about nobody's age. */
function isOfPay(message: string, start: number, end: number, brief: Brief): boolean {
  const words = message.slice(start, end)
  return activeFacts(brief, 'pay').some(
    ({ value }) =>
      (brief.agenda.asked?.topic === 'pay' || deniesFigure(message, value)) &&
      moveBound(value, words) !== null,
  )
}

const isClosing = (brief: Brief) =>
  AGENDA.every(
    (topic) =>
      brief.agenda.closed.some((entry) => entry.topic === topic) || activeFacts(brief, topic).length > 0,
  )

/**
 * Reads one message of the hiring manager into operations on the brief. The same input always gives the same operations. Takes the message
 * as typed (any length, any Unicode), the current brief, and the vacancy's title and the company's name from the form. Challenges a
 * sentence the guard holds instead of reading it, unless `isAboutWork`. Tags and Markdown marks are read as if they were not there. Values
 * are the manager's own words, and every quote is in the message at its offset. Never throws.
 */
export function extractOperations(input: ReadingInput): BriefOperation[] {
  return (
    readShown(input.message, input.brief, (message) => extractKept({ ...input, message })) ??
    extractKept(input)
  )
}

function extractKept(input: ReadingInput): BriefOperation[] {
  const hidden = findHiddenPay(input.message)
  const kept = hidden && hidePay(extractFrom({ ...input, message: hidden.rest }), input.brief, hidden)
  return kept ?? extractNameWish(input) ?? extractFrom(input)
}

/** Notes for the agency that the company stays unnamed, and reads the rest. Null where the message doesn't ask for it. */
function extractNameWish(input: ReadingInput): BriefOperation[] | null {
  const { message } = input
  const wish = isAdvert(message) ? null : findNameWish(message, isNameQuestion)
  if (!wish) return null
  const { span, quote: at } = wish
  const quote = message.slice(at.start, at.end)
  const rest = message.slice(0, span.start) + ' '.repeat(span.end - span.start) + message.slice(span.end)
  const read = /[\p{L}\p{N}]/u.test(rest) ? extractFrom({ ...input, message: rest }) : []
  const value = quote.replace(/\s+/g, ' ')
  const note = { ...NO_OPERATION, op: 'add' as const, topic: 'alsoSaid' as const, value, quote, at: at.start }
  return [...read.filter(({ op }) => op !== 'close'), { ...note, strength: 'must' }]
}

function extractFrom(input: ReadingInput): BriefOperation[] {
  const plain = toPlainText(input.message)
  const { text, toSource, ...repaired } = repairMessage(plain.text, input.brief)
  return readPlainText({ ...input, message: text }, repaired).map((operation) => {
    const { quote, at } = operation
    if (quote === null || at === null) return operation
    const mended = toSource(at, at + quote.length)
    const { start, end } = plain.toSource(mended.start, mended.end)
    return { ...operation, quote: input.message.slice(start, end), at: start }
  })
}

const NOTHING_SORTED = { operations: [], spans: [] }

/** What a message says of how much the known requirements count. */
function sortRequirements(text: string, brief: Brief, topicOf: Parameters<typeof sortMusts>[2]) {
  const items = weighItems(text, brief)
  const others = blankHeld(text, items.spans)
  const orders = readWeighOrders(others, brief)
  const rest = blankHeld(others, orders.spans)
  const sorted = sortMusts(rest, brief, topicOf)
  return {
    operations: [...items.operations, ...orders.operations, ...sorted.operations],
    spans: [...items.spans, ...orders.spans, ...sorted.spans],
  }
}

const requirementTopic = (words: string, context: Parameters<typeof readSegments>[1]): Topic => {
  const label = readSegments(words, context)[0]?.label ?? ''
  return REQUIREMENT_TOPICS.find((topic) => topic === label) ?? 'technical'
}

function readPlainText(
  input: ReadingInput,
  { swaps: allSwaps, repeats }: Pick<RepairedMessage, 'swaps' | 'repeats'>,
): BriefOperation[] {
  const { brief, jobTitle, isAboutWork } = input
  // The manager has said that these words are about the work, so they ask nothing.
  const isDocument = isAdvert(input.message)
  const statements = isAboutWork ? input.message : withoutComplaints(withoutQuestions(input.message))
  const message = isAboutWork || isDocument ? statements : withoutTalk(statements)
  const held = isAboutWork
    ? []
    : screenLaw(message).held.filter(({ start, end }) => !isOfPay(message, start, end, brief))
  const keptOut = isDocument ? [] : findKeptOut(message, brief)
  const text = blankHeld(blankHeld(message, held), keptOut)
  const context = { asked: brief.agenda.asked?.topic ?? 'none', isDocument }
  const sorted = isDocument
    ? NOTHING_SORTED
    : sortRequirements(text, brief, (words) => requirementTopic(words, context))
  const swaps = allSwaps.filter(
    (swap) => !sorted.spans.some(({ start, end }) => swap.start < end && start < swap.end),
  )
  const open = blankHeld(
    text,
    [...swaps, ...sorted.spans].sort((one, other) => one.start - other.start),
  )
  const titled = openTitles(open, readSegments(open, context), context)
  const segments = insertSwaps(text, openOrders(openSlips(titled, context), { ...context, brief }), swaps)
  const isSilent = segments.every((segment) => !segment.order && !isMoreThanNothing(segment))
  const isClose = isSilent && isBareClose(message, segments)
  const asked = brief.agenda.asked?.topic ?? null
  // How the rest counts says nothing of what is named.
  const read = isClose ? [] : piecesOf(blankHeld(text, sorted.spans), segments, { isDocument, asked })
  const pieces = isDocument ? read : placeBeside(read)
  const reduced = reducePieces({ text, pieces, brief, repeats }, (piece) =>
    titleOperations(text, piece, jobTitle),
  )
  const made =
    isDocument || isClose
      ? reduced
      : withRetracted(
          text,
          withAnnounced(text, withRestatedTerms(text, withRestatedPay(text, reduced, brief), brief), brief),
          brief,
        )
  // "That’s it, the rest is nice to have" ends a list and not the talk.
  const isFinish = !isDocument && canFinish(blankHeld(statements, sorted.spans), isClosing(brief))
  const others = segments.filter(
    (segment) =>
      !pieces.some((piece) => piece.segment === segment) && (isDocument || !isOnlyName(segment, text, asked)),
  )
  const known = new Set([
    ...activeFacts(brief).map(({ topic }) => topic),
    ...made.flatMap(({ topic }) => topic ?? []),
  ])
  const terms = isClose ? [] : termsInPassing(text, segments, { isDocument, known })
  const notes = isClose ? [] : noteUnplaced(text, others, { isDocument, jobTitle })
  // "Could you write it? I'm no good at that": what goes with a question passes over nothing unless it says so.
  const isAnswer = findQuestions(input.message).length === 0 || PASSED_OVER.test(message)
  const isUnanswered =
    isAnswer &&
    sorted.spans.length + keptOut.length === 0 &&
    made.length === 0 &&
    (notes.length === 0 || segments.some(({ label }) => label === 'nothing'))
  const denied = isDocument ? [] : closeDenied(segments, asked, known)
  return [
    ...toChallenges(message, held),
    ...sorted.operations,
    ...made,
    ...terms,
    ...notes,
    ...denied,
    ...(isUnanswered && denied.length === 0 && !isDocument && !isFinish
      ? closeOperation(message, brief)
      : []),
    ...(isFinish ? [{ ...NO_OPERATION, op: 'finish' as const }] : []),
  ]
}
