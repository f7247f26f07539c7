import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { leftWithout } from './corrections/named'
import { findNamed } from './corrections/naming'
import { isPronoun, type Ranking, readRanking } from './corrections/rank'
import { contentWords } from './corrections/targets'
import { isCorrecting } from './corrections/value'
import { findAnnounced, findWeighing, saysAnew } from './corrections/weigh'
import { NO_OPERATION, type Piece, quoteOf, type Reading, remake, toNote } from './reading'
import { referentsBefore, replaceReferent } from './referents'
import { sentencesOf } from './text/sentences'
import type { Span } from './text/spans'

const WITH = /^[\s,]*(?:together|along) with\s+/i
const TOLD_WORDS = 3

/** What the words behind an order add: something that counts as much, or a note for the agency. */
function moreSaid(text: string, { start }: Span, rest: string, strength: Strength): BriefOperation[] {
  const lead = WITH.exec(rest)?.[0] ?? ''
  const words = rest.slice(lead.length).replace(/^[\s,;.–—-]+|[\s,;.–—-]+$/g, '')
  const at = words === '' ? -1 : text.indexOf(words, start)
  if (at < 0 || (lead === '' && contentWords(words).size < TOLD_WORDS)) return []
  const span = { start: at, end: at + words.length }
  return lead === ''
    ? [toNote(text, span)]
    : [{ ...NO_OPERATION, topic: 'technical', strength, ...quoteOf(text, span) }]
}

const LAST_CLAUSE = /,\s+(?:so|and|then)\s+(?=\S+ (?:that|it|this|them) )/i

/** "We can teach it, so make that desirable": of words that say why, the order at their end. */
function readLastRanking(words: string): Ranking | null {
  const clause = LAST_CLAUSE.exec(words)
  const rest = clause ? words.slice(clause.index + clause[0].length) : ''
  const ranking = rest === '' ? null : readRanking(rest)
  return ranking && isPronoun(ranking.object)
    ? { ...ranking, length: words.length - rest.length + ranking.length }
    : null
}

/** "I’m going back on Tekla. We can teach it, so make that desirable": what "that" means. */
function announcedBefore({ text, pieces }: Reading, at: number): string | null {
  const before = text.slice(0, pieces[at]?.span.start ?? 0)
  for (const { start, end } of sentencesOf(before).reverse()) {
    const announced = findAnnounced(before.slice(start, end))
    if (announced) return announced.object
  }
  return null
}

/** Words that only lead to what is said next about a requirement that is known. */
export function isAnnouncement({ brief, pieces }: Reading, at: number): boolean {
  const value = pieces[at]?.value ?? ''
  const announced = pieces[at + 1] ? findAnnounced(value) : null
  return (
    announced !== null &&
    !/[\p{L}\p{N}]/u.test(value.slice(announced.length)) &&
    activeFacts(brief).some((fact) => saysAll(fact.value, announced.object))
  )
}

/** Weighs anew what an order names: a fact, what the message said before, or what nobody has said yet. */
export function reweigh(reading: Reading, at: number): boolean {
  const { text, pieces } = reading
  const { value, span, topic, segment } = pieces[at] as Piece
  const read = readRanking(value) ?? readLastRanking(value)
  const isListed = segment.heading.length > 0 && !isCorrecting(segment.text)
  const before = pieces[at - 1]
  // "Revit isn’t essential any more, put that as nice": the words before it have weighed it.
  if (
    read &&
    before &&
    isPronoun(read.object) &&
    saysAnew(before.value) &&
    before.segment.sentence === segment.sentence
  ) {
    reading.made[at] = []
    return true
  }
  const ranking = isListed ? null : read
  if (!ranking) return false
  const { object, strength } = ranking
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const earlier = referentsBefore(reading, at).filter((referent) =>
    REQUIREMENT_TOPICS.includes(referent.topic),
  )
  const announced = isPronoun(object) ? announcedBefore(reading, at) : null
  const meant = announced === null ? [] : earlier.filter((one) => saysAll(one.value, announced))
  const named = isPronoun(object)
    ? meant.length > 0
      ? meant
      : earlier.slice(0, 1)
    : findNamed(earlier, object)
  // What counts so much already is not what is meant.
  const [referent, ...others] = named.filter((one) => one.strength !== strength)
  const more = moreSaid(text, span, value.slice(ranking.length), strength)
  if (!referent && named.length > 0) {
    reading.made[at] = more
    return true
  }
  if (!referent) {
    const place = value.indexOf(object)
    const own = REQUIREMENT_TOPICS.includes(topic) ? topic : 'technical'
    if (isPronoun(object) || place < 0) return false
    reading.made[at] = [{ ...NO_OPERATION, topic: own, strength, value: object, ...quote }, ...more]
    return true
  }
  // Of several facts nothing says which is meant; of a message it is the last.
  if ('fact' in referent && others.length > 0) return false
  const item = isPronoun(object) ? (meant.length > 0 ? announced : null) : object
  const left = item === null ? { kind: 'nothing' as const } : leftWithout(referent.value, item)
  if (left.kind === 'list') {
    replaceReferent(reading, at, referent, { value: left.value, ...quote })
    reading.made[at] = [
      ...(reading.made[at] ?? []),
      { ...NO_OPERATION, topic: referent.topic, strength, value: item, ...quote },
      ...more,
    ]
    return true
  }
  if ('at' in referent) remake(reading, referent.at, { strength })
  const change = { ...NO_OPERATION, op: 'strength' as const, strength, ...quote }
  reading.made[at] = 'fact' in referent ? [{ ...change, factId: referent.fact.id }, ...more] : more
  return true
}

/** "Revit and Tekla are both must-haves": how much a list counts, at its end. */
const WEIGHED =
  /\s+(?:is|are)(?: both| all)?(?: an?)? (?:must[- ]haves?|musts?|essentials?|required|mandatory|needed)\W*$/i

/** "Tekla isn’t a bonus any more": changes the strength of what the words name, or of one item in its list. */
export function weighAnew(reading: Reading, at: number): boolean {
  const { text, pieces } = reading
  const { value, span, topic, segment } = pieces[at] as Piece
  if (!REQUIREMENT_TOPICS.includes(topic) && topic !== 'alsoSaid' && !saysAnew(value)) return false
  if (segment.heading.length > 0 && !isCorrecting(segment.text)) return false
  const announced = findAnnounced(value)
  const weighing = findWeighing(
    announced ? `${announced.object}${value.slice(announced.length)}` : value,
    referentsBefore(reading, at),
  )
  if (!weighing) return false
  const { referent, strength, object } = weighing
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const left = leftWithout(referent.value.replace(WEIGHED, ''), object)
  if (left.kind === 'list') {
    replaceReferent(reading, at, referent, { value: left.value, ...quote })
    const item = { ...NO_OPERATION, topic: referent.topic, strength, value: object, ...quote }
    reading.made[at] = [...(reading.made[at] ?? []), item]
    return true
  }
  if (left.kind === 'part' && !('at' in referent)) return false
  if ('at' in referent) remake(reading, referent.at, { strength })
  reading.made[at] =
    'at' in referent
      ? []
      : [{ ...NO_OPERATION, op: 'strength', factId: referent.fact.id, strength, ...quote }]
  return true
}
