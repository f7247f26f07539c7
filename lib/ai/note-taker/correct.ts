import { maySayChange } from '@/lib/consultation/brief/claims/clause'
import type { Brief } from '@/lib/consultation/brief/schema'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import type { Topic } from '@/lib/consultation/topics'
import { moveBound, namedRight, restatePay } from './corrections/bounds'
import {
  agreeInUnit,
  figuresIn,
  substituteBare,
  substituteNamed,
  substituteRange,
  substituteRate,
  substituteSettled,
} from './corrections/figures'
import { keepOtherHours } from './corrections/hours'
import { replacePart } from './corrections/parts'
import { contentWords, FIGURE_TOPICS, findTarget, SINGLE_TOPICS } from './corrections/targets'
import { isCorrecting, isOnlyOpposed, isOpposed, isValueOf, newValue, opposesPair } from './corrections/value'
import { NO_OPERATION, type Piece, quoteOf, type Reading, saidBy } from './reading'
import { type Referent, referentsBefore, replaceReferent, toReferent } from './referents'
import type { Span } from './text/spans'

/** The one that a figure beside another speaks of: "44 staff, not 38". */
function findNamed(piece: Piece, earlier: readonly Referent[]): { referent: Referent; value: string } | null {
  const found = earlier.flatMap((referent) => {
    if (referent.topic === 'alsoSaid') return []
    const value = substituteNamed(referent.value, piece.value, referent.topic === piece.topic)
    return value === null ? [] : [{ referent, value }]
  })
  const own = found.filter(({ referent }) => referent.topic === piece.topic)
  const [best, ...others] = own.length > 0 ? own : found
  return best && (others.length === 0 || 'at' in best.referent) ? best : null
}

const isRecent = (referent: Referent | undefined, at: number): boolean =>
  referent !== undefined && 'at' in referent && referent.at === at - 1

/** Words that share little with a list say something else than the list did. */
const COVERED_SHARE = 0.5

const isFigured = (words: string): boolean => figuresIn(words).length > 0

/** A correction says the same kind of thing: without a figure it takes the place of none. */
function mayReplace(topic: Topic, words: string, { topic: known, value }: Referent): boolean {
  if (topic === known && SINGLE_TOPICS.includes(topic))
    return isValueOf(topic, words) || !FIGURE_TOPICS.includes(topic)
  if (substituteBare(value, words) !== null) return true
  if (topic !== known || (isFigured(value) && !isFigured(words))) return false
  const [said, own] = [contentWords(words), contentWords(value)]
  const shared = [...said].filter((word) => own.has(word)).length
  return shared >= Math.min(said.size, own.size) * COVERED_SHARE
}

/** The fact this message replaces, if it signals a change. */
function findMeant(piece: Piece, earlier: readonly Referent[], brief: Brief): Referent | null {
  const { topic, value } = piece
  const own = earlier.filter((referent) => referent.topic === topic && agreeInUnit(referent.value, value))
  const opposed = earlier.filter(
    (referent) =>
      referent.topic !== 'alsoSaid' &&
      // "In three days rather than nine" says nothing of the nine of another topic.
      (referent.topic === topic || !isFigured(referent.value) || opposesPair(value, referent.value)) &&
      isOpposed(value, referent.value),
  )
  const [named] = opposed.filter((referent) => referent.topic === topic).concat(opposed)
  if (named) return named
  const [inMessage] = own.filter((referent) => 'at' in referent)
  const words = contentWords(value)
  const isAlike = (referent: Referent) => [...contentWords(referent.value)].some((word) => words.has(word))
  if (inMessage && (SINGLE_TOPICS.includes(topic) || isAlike(inMessage))) return inMessage
  const figured = isCorrecting(value) ? own.filter((one) => substituteBare(one.value, value) !== null) : []
  if (figured[0] && figured.length === 1) return figured[0]
  const target = findTarget(brief, topic, value)
  const isOfUnit = target !== null && target !== undefined && agreeInUnit(target.value, value)
  if (target && isOfUnit && target.topic !== 'alsoSaid' && mayReplace(topic, value, toReferent(target)))
    return toReferent(target)
  const values = own.filter((referent) => isValueOf(topic, referent.value))
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

/** A piece before it that is short, or before pay begins as a correction does: "No, that went up. It’s £42k." */
function leadOf({ pieces, text }: Reading, at: number): string {
  const from = pieces[at - 1]?.span.end ?? 0
  const between = text.slice(from, pieces[at]?.span.start)
  const before = pieces[at - 1]?.value ?? ''
  const isOfPay = pieces[at]?.topic === 'pay'
  const leads = (words: string) => words.split(/\s+/).length <= LEAD_WORDS || (isOfPay && isCorrecting(words))
  return `${leads(before) ? before : ''} ${leads(between.trim()) ? between : ''} `
}

const TRAILING = /(?:[\s,–—-]+(?:no|sorry|wait|actually|hang on|oh|er|um))+$/i

/** "Top rate £47k": one end of the pay that was said last. */
function moveEnd(reading: Reading, at: number, earlier: readonly Referent[], words: string): boolean {
  const { text, pieces } = reading
  const { span } = pieces[at] as Piece
  const [pay] = earlier.filter(({ topic }) => topic === 'pay')
  const value = pay ? moveBound(pay.value, words) : null
  if (!pay || value === null) return false
  replaceReferent(reading, at, pay, { value, quote: text.slice(span.start, span.end), at: span.start })
  return true
}

const CHANGED = /\b(?:now|went up|gone up|went down|has been|rose|risen)\b/i

/** "Call it 42.5", "it’s 43.2 now": the sum that was said last, or another in its place. */
function restate(reading: Reading, at: number, earlier: readonly Referent[]): boolean {
  const { text, pieces } = reading
  const { span, topic, value } = pieces[at] as Piece
  const [pay] = earlier.filter((referent) => referent.topic === 'pay')
  if (!pay || !(isCorrecting(value) || (topic === 'pay' && CHANGED.test(value)))) return false
  const changed = restatePay(pay.value, value)
  if (changed === null) return false
  if (changed === pay.value) reading.made[at] = []
  else
    replaceReferent(reading, at, pay, {
      value: changed,
      quote: text.slice(span.start, span.end),
      at: span.start,
    })
  return true
}

/** "The £16.50 is right": says again what was said. False where nothing was said of it. */
export function confirm(reading: Reading, at: number): boolean {
  const named = namedRight(reading.pieces[at]?.value ?? '')
  if (named === null) return false
  const referent = referentsBefore(reading, at).filter(
    ({ topic, value }) => topic !== 'alsoSaid' && saysAll(value, named),
  )
  const [only, ...others] = referent
  if (!only) return false
  // Nothing of it changes, whichever is meant.
  if (others.length > 0) return true
  const { text, pieces } = reading
  const { span } = pieces[at] as Piece
  const { topic, value, strength } = only
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  reading.made[at] = 'fact' in only ? [{ ...NO_OPERATION, topic, value, strength, ...quote }] : []
  return true
}

const CONFIDENCES: readonly Topic[] = ['driver', 'alsoSaid']

/** What was told the agency alone is only replaced by words that name it: that share most of what they say, or a name. */
function isUnnamedConfidence(referent: Referent, words: string): boolean {
  if (!('fact' in referent) || !CONFIDENCES.includes(referent.topic)) return false
  const own = contentWords(referent.value)
  const said = [...contentWords(words)]
  const shared = said.filter((word) => own.has(word))
  const hasName = (words.match(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu) ?? []).some((name) =>
    referent.value.includes(name),
  )
  return !hasName && shared.length < said.length * COVERED_SHARE
}

/** "Sorry, I meant £350" may be about the last message, where it answers no question. */
function mayMeanLast({ value, segment }: Piece, { agenda }: Brief): boolean {
  const asked = agenda.asked?.topic
  return maySayChange(segment.text) && (!asked || parseSlot(asked, value) === null)
}

/** A figure in place of another, or the words of a correction in place of what they correct. */
export function correct(reading: Reading, at: number): boolean {
  const { text, brief, pieces } = reading
  const piece = pieces[at] as Piece
  const { segment, topic, span } = piece
  const earlier = referentsBefore(reading, at)
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const value = piece.value + opposedTo(reading, at)
  if (moveEnd(reading, at, earlier, value)) return true
  if (restate(reading, at, earlier)) return true
  const rated = earlier.flatMap((referent) => {
    const changed = substituteRate(referent.value, segment.text)
    return changed === null ? [] : [{ referent, changed }]
  })
  if (rated[0] && rated.length === 1) {
    replaceReferent(reading, at, rated[0].referent, { value: rated[0].changed, ...quote })
    return true
  }
  const ranged = isCorrecting(piece.value)
    ? earlier.flatMap((referent) => {
        const changed = substituteRange(referent.value, piece.value)
        return changed === null ? [] : [{ referent, changed }]
      })
    : []
  if (ranged[0] && ranged.length === 1) {
    replaceReferent(reading, at, ranged[0].referent, { value: ranged[0].changed, ...quote })
    return true
  }
  const settled = earlier.flatMap((referent) => {
    const changed = referent.topic === topic ? substituteSettled(referent.value, piece.value) : null
    return changed === null ? [] : [{ referent, changed }]
  })
  if (settled[0]) {
    replaceReferent(reading, at, settled[0].referent, { value: settled[0].changed, ...quote })
    return true
  }
  const named = findNamed({ ...piece, value }, earlier)
  if (named && named.referent.topic !== 'pay') {
    replaceReferent(reading, at, named.referent, { value: named.value, ...quote })
    return true
  }
  const [last] = earlier.filter((referent) => referent.topic !== 'alsoSaid')
  const isNext = isRecent(last, at) || (at === 0 && mayMeanLast(piece, brief))
  const again = last && isNext && isCorrecting(piece.value) ? substituteBare(last.value, piece.value) : null
  if (last && again !== null) {
    replaceReferent(reading, at, last, { value: again.replace(TRAILING, ''), ...quote })
    return true
  }
  const meant = named?.referent ?? findMeant({ ...piece, value }, earlier, brief)
  const referent = meant && isUnnamedConfidence(meant, piece.value) ? null : meant
  if (!referent) return segment.flags.has('change') && segment.flags.has('undo')
  // "35 hours, or rather 30, I forgot that we cut it": it has been put right already.
  if ('at' in referent && isRecent(referent, at) && pieces[referent.at]?.isMended) return false
  const isSingle = SINGLE_TOPICS.includes(topic) && referent.topic === topic
  const words = leadOf(reading, at) + piece.value
  const isChange =
    named !== null ||
    segment.flags.has('change') ||
    (isSingle && segment.isAfterOrder === true) ||
    isOpposed(value, referent.value) ||
    (isSingle && isValueOf(topic, piece.value) && maySayChange(words))
  if (!isChange) return false
  const bare = substituteBare(referent.value, piece.value)
  const said =
    bare !== null && topic !== 'pay'
      ? { value: bare, ...quote }
      : piece.isMended
        ? saidBy(text, piece)
        : quoteOf(text, newValue(text, span, referent.topic, referent.value))
  // "The £16.50 is right" takes the place of no range.
  if (isSingle && isValueOf(topic, referent.value) && !isValueOf(topic, said.value)) return false
  const whole = topic === 'hours' && isSingle ? keepOtherHours(referent.value, said.value) : null
  const isListed = bare === null && !SINGLE_TOPICS.includes(referent.topic)
  const part = isListed ? replacePart(referent.value, said.value) : null
  const changed = whole ?? part?.value ?? null
  replaceReferent(reading, at, referent, changed === null ? said : { value: changed, ...quote })
  if (part?.isBeside)
    reading.made[at] = [
      ...(reading.made[at] ?? []),
      { ...NO_OPERATION, topic: referent.topic, strength: piece.strength, ...said },
    ]
  return true
}
