import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { speaksAgainst } from '@/lib/consultation/guard/take-back/withdrawal'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { audienceOfTopic, type Topic } from '@/lib/consultation/topics'
import { carryOutOrder, keepForAgency } from './carry-out-order'
import { confirm, correct } from './correct'
import { correctNamed } from './correct-named'
import { saysStretch } from './corrections/confidences'
import { isValue } from './corrections/swaps'
import { contentWords, FIGURE_TOPICS, findTarget, SINGLE_TOPICS } from './corrections/targets'
import { isCorrecting, isOnlyOpposed, isValueOf } from './corrections/value'
import { denyTopic } from './deny-topic'
import { NO_OPERATION, type Piece, type Reading, remake, saidBy, toNote } from './reading'
import { referentsBefore } from './referents'
import { isAnnouncement, reweigh, weighAnew } from './reweigh'
import { isInRequirement, isKnownAgain, isKnownPlace, isSaidAgain, refine } from './said-again'

/** A withdrawal that only the model hears. */
function withdraw(reading: Reading, at: number): void {
  const { text, brief, pieces } = reading
  const { segment, topic, value, span } = pieces[at] as Piece
  const words = contentWords(value)
  const before = referentsBefore(reading, at).find(
    (referent) =>
      'at' in referent &&
      referent.topic === topic &&
      (SINGLE_TOPICS.includes(topic) || [...contentWords(referent.value)].some((word) => words.has(word))),
  )
  if (before && 'at' in before) {
    remake(reading, before.at, null)
    return
  }
  // What the model alone hears takes nothing out of the brief.
  const target = speaksAgainst(segment.text) ? findTarget(brief, topic, value) : null
  const isCertain = target !== null && (target.topic === topic || saysAll(value, target.value))
  reading.made[at] = [
    target && isCertain
      ? { ...NO_OPERATION, op: 'withdraw', factId: target.id, quote: segment.text, at: segment.start }
      : // What is to go, where nothing was found, is told to the agency and to no candidate.
        toNote(text, span),
  ]
}

const ADDING =
  /^\W*(?:(?:so|and|but|just|then|please) )*(?:put|add|say|write|use|make it|call it)\b|\b(?:instead|swap|needs?|must|want|looking for|should be|has to be)\b/i

/** Candidates don’t see why something was removed, only its replacement. */
const isReason = ({ segment, topic, value }: Piece): boolean =>
  segment.isAfterOrder === true && !ADDING.test(value) && !isValueOf(topic, value)

/** From this share on, a reason still says something about the vacancy. */
const TOLD = 0.8

/** "No, hold on, that’s the agency’s price" is no pay. */
const isTalkOfValue = ({ topic, value }: Piece): boolean =>
  FIGURE_TOPICS.includes(topic) && isCorrecting(value) && !isValueOf(topic, value)

const topicFor = (piece: Piece, reading: Reading, at: number): Topic => {
  const { topic, confidence, value } = piece
  if (audienceOfTopic(topic) === 'agency') return topic
  if (confidence === 'own' || confidence === 'talk' || isReason(piece) || isTalkOfValue(piece))
    return 'alsoSaid'
  const isMore = topic === 'pay' && referentsBefore(reading, at).some((referent) => referent.topic === 'pay')
  return isMore && saysStretch(value) ? 'alsoSaid' : topic
}

/** "Between us I could go to 52": it says so of what follows it. */
const isLead = (pieces: readonly Piece[], at: number): boolean => {
  const sentence = pieces[at]?.segment.sentence
  return pieces[at + 1]?.segment.sentence === sentence && pieces[at - 1]?.segment.sentence !== sentence
}

function readPiece(reading: Reading, at: number): void {
  const { text, pieces } = reading
  const piece = pieces[at] as Piece
  const { segment, span, strength } = piece
  if (segment.order) {
    carryOutOrder(reading, at, segment.order)
    return
  }
  if (piece.confidence === 'before') {
    // "The gym is gone, so don’t mention it": it is out already.
    if (!isLead(pieces, at) && !pieces[at - 1]?.segment.order) keepForAgency(reading, at)
    return
  }
  // "…, not permanent" says nothing of its own.
  if (isOnlyOpposed(piece.value) && piece.topic !== 'softSkills' && pieces.length > 1) return
  if (isAnnouncement(reading, at)) return
  if (denyTopic(reading, at)) return
  if (correctNamed(reading, at)) return
  if (confirm(reading, at)) return
  if (reweigh(reading, at)) return
  const topic = topicFor(piece, reading, at)
  if (topic !== piece.topic) {
    const isTold = isReason(piece) ? segment.share >= TOLD || isValue(piece.value) : !isTalkOfValue(piece)
    reading.made[at] = isTold ? [toNote(text, span)] : []
    return
  }
  if (weighAnew(reading, at)) return
  // What an order has set aside may be what follows it.
  if (reading.made[at]) return
  const isAgain = isSaidAgain(reading, at)
  if (isAgain && isKnownAgain(reading, at)) return
  if (isKnownPlace(reading, at) || isInRequirement(reading, at) || (isAgain && refine(reading, at))) return
  if (!isAgain && correct(reading, at)) return
  if (segment.flags.has('undo')) {
    withdraw(reading, at)
    return
  }
  reading.made[at] = [{ ...NO_OPERATION, topic, strength, ...saidBy(text, piece) }]
}

/** What the pieces of a message do to the brief, in their order. */
export function reducePieces(
  input: Omit<Reading, 'made'>,
  readTitle: (piece: Piece) => BriefOperation[],
): BriefOperation[] {
  const reading: Reading = { ...input, made: [] }
  for (const [at, piece] of input.pieces.entries())
    if (piece.topic === 'title' && !piece.segment.order) reading.made[at] = readTitle(piece)
    else readPiece(reading, at)
  return reading.made.flat().filter((operation) => operation !== null && operation !== undefined)
}
