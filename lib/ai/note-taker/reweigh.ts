import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { leftWithout } from './corrections/named'
import { isPronoun, readRanking } from './corrections/rank'
import { contentWords } from './corrections/targets'
import { NO_OPERATION, type Piece, quoteOf, type Reading, remake, toNote } from './reading'
import { referentsBefore, replaceReferent } from './referents'
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

/** Weighs anew what an order names: a fact, what the message said before, or what nobody has said yet. */
export function reweigh(reading: Reading, at: number): boolean {
  const { text, pieces } = reading
  const { value, span, topic, segment } = pieces[at] as Piece
  const ranking = segment.heading.length > 0 ? null : readRanking(value)
  if (!ranking) return false
  const { object, strength } = ranking
  const quote = { quote: text.slice(span.start, span.end), at: span.start }
  const earlier = referentsBefore(reading, at).filter((referent) =>
    REQUIREMENT_TOPICS.includes(referent.topic),
  )
  const named = isPronoun(object)
    ? earlier.slice(0, 1)
    : earlier.filter((referent) => saysAll(referent.value, object))
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
  const left = isPronoun(object) ? { kind: 'nothing' as const } : leftWithout(referent.value, object)
  if (left.kind === 'list') {
    replaceReferent(reading, at, referent, { value: left.value, ...quote })
    reading.made[at] = [
      ...(reading.made[at] ?? []),
      { ...NO_OPERATION, topic: referent.topic, strength, value: object, ...quote },
      ...more,
    ]
    return true
  }
  if ('at' in referent) remake(reading, referent.at, { strength })
  const change = { ...NO_OPERATION, op: 'strength' as const, strength, ...quote }
  reading.made[at] = 'fact' in referent ? [{ ...change, factId: referent.fact.id }, ...more] : more
  return true
}
