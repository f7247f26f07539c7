import { maySayChange } from '@/lib/consultation/brief/claims/clause'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { audienceOfTopic, type Topic } from '@/lib/consultation/topics'
import { moveBound, namedRight } from './corrections/bounds'
import { saysStretch } from './corrections/confide'
import { substituteBare, substituteNamed } from './corrections/figures'
import { contentWords, findTarget, SINGLE_TOPICS } from './corrections/targets'
import { isCorrecting, isOnlyOpposed, isOpposed, isValueOf, newValue } from './corrections/value'
import { findWeighing } from './corrections/weigh'
import { earlierThan, type Meant, ofFact, replaceMeant } from './meant'
import { confide, obeyOrder } from './obey'
import { MAY_CHANGE, NO_OPERATION, type Piece, quoteOf, type Reading, remake, toNote } from './reading'
import type { Span } from './text/spans'

/** The one that a figure beside another speaks of: "44 staff, not 38". */
function findNamed(piece: Piece, earlier: readonly Meant[]): { meant: Meant; value: string } | null {
  const found = earlier.flatMap((meant) => {
    if (meant.topic === 'alsoSaid') return []
    const value = substituteNamed(meant.value, piece.value, meant.topic === piece.topic)
    return value === null ? [] : [{ meant, value }]
  })
  const own = found.filter(({ meant }) => meant.topic === piece.topic)
  const [best, ...others] = own.length > 0 ? own : found
  return best && (others.length === 0 || 'at' in best.meant) ? best : null
}

const isRecent = (meant: Meant | undefined, at: number): boolean =>
  meant !== undefined && 'at' in meant && meant.at === at - 1

/** The one that the words replace, where they say that something changes. */
function findMeant(piece: Piece, earlier: readonly Meant[], brief: Brief): Meant | null {
  const { topic, value } = piece
  const own = earlier.filter((meant) => meant.topic === topic)
  const opposed = earlier.filter((meant) => meant.topic !== 'alsoSaid' && isOpposed(value, meant.value))
  const [named] = opposed.filter((meant) => meant.topic === topic).concat(opposed)
  if (named) return named
  const [inMessage] = own.filter((meant) => 'at' in meant)
  const words = contentWords(value)
  const isAlike = (meant: Meant) => [...contentWords(meant.value)].some((word) => words.has(word))
  if (inMessage && (SINGLE_TOPICS.includes(topic) || isAlike(inMessage))) return inMessage
  const target = findTarget(brief, topic, value)
  if (target && target.topic !== 'alsoSaid') return ofFact(target)
  const values = own.filter((meant) => isValueOf(topic, meant.value))
  return SINGLE_TOPICS.includes(topic) && isValueOf(topic, value) ? (values[0] ?? null) : null
}

/** "…, not permanent": what follows says against what it is. */
const tailOf = (text: string, { end }: Span): string =>
  /^,?\s+(?:not|instead of|rather than)\b[^.;!?\n]{0,60}/i.exec(text.slice(end))?.[0] ?? ''

/** What the words next to a piece say that it is not: "not 48. 46 at the most". */
function opposedTo({ text, pieces }: Reading, at: number): string {
  const before = pieces[at - 1]?.value ?? ''
  return tailOf(text, pieces[at]?.span as Span) + (isOnlyOpposed(before) ? `, ${before}` : '')
}

const LEAD_WORDS = 4

/** A short piece before it: "Sorry. It’s £42k." */
function leadOf({ pieces, text }: Reading, at: number): string {
  const from = pieces[at - 1]?.span.end ?? 0
  const between = text.slice(from, pieces[at]?.span.start)
  const before = pieces[at - 1]?.value ?? ''
  const isShort = (words: string) => words.split(/\s+/).length <= LEAD_WORDS
  return `${isShort(before) ? before : ''} ${isShort(between.trim()) ? between : ''} `
}

const TRAILING = /(?:[\s,–—-]+(?:no|sorry|wait|actually|hang on|oh|er|um))+$/i

/** "Top rate £47k": one end of the pay that was said last. */
function moveEnd(reading: Reading, at: number, earlier: readonly Meant[], words: string): boolean {
  const { text, pieces } = reading
  const { span } = pieces[at] as Piece
  const [pay] = earlier.filter(({ topic }) => topic === 'pay')
  const value = pay ? moveBound(pay.value, words) : null
  if (!pay || value === null) return false
  replaceMeant(reading, at, pay, { value, quote: text.slice(span.start, span.end), at: span.start })
  return true
}

/** "The £16.50 is right": says again what was said. False where that is not plainly one thing. */
function confirm(reading: Reading, at: number): boolean {
  const named = namedRight(reading.pieces[at]?.value ?? '')
  if (named === null) return false
  const meant = earlierThan(reading, at).filter(
    ({ topic, value }) => topic !== 'alsoSaid' && saysAll(value, named),
  )
  const [only, ...others] = meant
  if (!only || others.length > 0) return false
  const { text, pieces } = reading
  const { span } = pieces[at] as Piece
  const { topic, value, strength } = only
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  reading.made[at] = 'fact' in only ? [{ ...NO_OPERATION, topic, value, strength, ...quote }] : []
  return true
}

/** A figure in place of another, or the words of a correction in place of what they correct. */
function correct(reading: Reading, at: number): boolean {
  const { text, brief, pieces } = reading
  const piece = pieces[at] as Piece
  const { segment, topic, span } = piece
  const earlier = earlierThan(reading, at)
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const value = piece.value + opposedTo(reading, at)
  if (moveEnd(reading, at, earlier, value)) return true
  const named = findNamed({ ...piece, value }, earlier)
  if (named && named.meant.topic !== 'pay') {
    replaceMeant(reading, at, named.meant, { value: named.value, ...quote })
    return true
  }
  const [last] = earlier
  const again =
    last && isRecent(last, at) && isCorrecting(piece.value) ? substituteBare(last.value, piece.value) : null
  if (last && again !== null) {
    replaceMeant(reading, at, last, { value: again.replace(TRAILING, ''), ...quote })
    return true
  }
  const meant = named?.meant ?? findMeant({ ...piece, value }, earlier, brief)
  if (!meant) return segment.flags.has('change') && segment.flags.has('undo')
  const isSingle = SINGLE_TOPICS.includes(topic) && meant.topic === topic
  const words = leadOf(reading, at) + piece.value
  const isChange =
    named !== null ||
    segment.flags.has('change') ||
    (isSingle && segment.isAfterOrder === true) ||
    isOpposed(value, meant.value) ||
    (isSingle && isValueOf(topic, piece.value) && segment.flagShares.change >= MAY_CHANGE) ||
    (isSingle && isValueOf(topic, piece.value) && maySayChange(words))
  if (!isChange) return false
  const bare = isRecent(meant, at) || isSingle ? substituteBare(meant.value, piece.value) : null
  const said =
    bare !== null && topic !== 'pay'
      ? { value: bare, ...quote }
      : quoteOf(text, newValue(text, span, meant.topic, meant.value))
  // "The £16.50 is right" takes the place of no range.
  if (isSingle && isValueOf(topic, meant.value) && !isValueOf(topic, said.value)) return false
  replaceMeant(reading, at, meant, said)
  return true
}

/** A withdrawal that only the model hears. */
function withdraw(reading: Reading, at: number): void {
  const { text, brief, pieces } = reading
  const { segment, topic, value, span } = pieces[at] as Piece
  const words = contentWords(value)
  const before = earlierThan(reading, at).find(
    (meant) =>
      'at' in meant &&
      meant.topic === topic &&
      (SINGLE_TOPICS.includes(topic) || [...contentWords(meant.value)].some((word) => words.has(word))),
  )
  if (before && 'at' in before) {
    remake(reading, before.at, null)
    return
  }
  const target = findTarget(brief, topic, value)
  reading.made[at] = [
    target
      ? { ...NO_OPERATION, op: 'withdraw', factId: target.id, quote: segment.text, at: segment.start }
      : // What is to go, where nothing was found, is told to the agency and to no candidate.
        toNote(text, span),
  ]
}

const ADDING =
  /^\W*(?:(?:so|and|but|just|then|please) )*(?:put|add|say|write|use|make it|call it)\b|\b(?:instead|swap|needs?|must|want|looking for|should be|has to be)\b/i

/** Why something is to go is no business of candidates; what is to come in its place is. */
const isReason = ({ segment, topic, value }: Piece): boolean =>
  segment.isAfterOrder === true && !ADDING.test(value) && !isValueOf(topic, value)

const topicFor = (piece: Piece, reading: Reading, at: number): Topic => {
  const { topic, hearing, value } = piece
  if (audienceOfTopic(topic) === 'agency') return topic
  if (hearing === 'own' || hearing === 'talk' || isReason(piece)) return 'alsoSaid'
  const isMore = topic === 'pay' && earlierThan(reading, at).some((meant) => meant.topic === 'pay')
  return isMore && saysStretch(value) ? 'alsoSaid' : topic
}

/** "Between us I could go to 52": it says so of what follows it. */
const isLead = (pieces: readonly Piece[], at: number): boolean => {
  const sentence = pieces[at]?.segment.sentence
  return pieces[at + 1]?.segment.sentence === sentence && pieces[at - 1]?.segment.sentence !== sentence
}

function readPiece(reading: Reading, at: number): void {
  const { text, brief, pieces } = reading
  const piece = pieces[at] as Piece
  const { segment, span, strength } = piece
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  if (segment.order) {
    obeyOrder(reading, at, segment.order)
    return
  }
  if (piece.hearing === 'before') {
    if (!isLead(pieces, at)) confide(reading, at)
    return
  }
  // "…, not permanent" says nothing of its own.
  if (isOnlyOpposed(piece.value) && pieces.length > 1) return
  if (confirm(reading, at)) return
  const topic = topicFor(piece, reading, at)
  if (topic !== piece.topic) {
    const isEmpty = isReason(piece) && contentWords(piece.value).size < 2
    reading.made[at] = isEmpty ? [] : [toNote(text, span)]
    return
  }
  const weighing = findWeighing(piece.value, brief)
  if (weighing) {
    reading.made[at] = [
      { ...NO_OPERATION, op: 'strength', factId: weighing.fact.id, strength: weighing.strength, ...quote },
    ]
    return
  }
  // What an order has set aside may be what follows it.
  if (reading.made[at]) return
  if (correct(reading, at)) return
  if (segment.flags.has('undo')) {
    withdraw(reading, at)
    return
  }
  reading.made[at] = [{ ...NO_OPERATION, topic, strength, ...quoteOf(text, span) }]
}

/** What the pieces of a message do to the brief, in their order. */
export function reducePieces(
  text: string,
  pieces: readonly Piece[],
  brief: Brief,
  readTitle: (piece: Piece) => BriefOperation[],
): BriefOperation[] {
  const reading: Reading = { text, brief, pieces, made: [] }
  for (const [at, piece] of pieces.entries())
    if (piece.topic === 'title' && !piece.segment.order) reading.made[at] = readTitle(piece)
    else readPiece(reading, at)
  return reading.made.flat().filter((operation) => operation !== null && operation !== undefined)
}
