import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { figuresIn } from './corrections/figures'
import { findWords } from './corrections/repairs'
import { contentWords, SINGLE_TOPICS } from './corrections/targets'
import { correctedSpan, isCorrecting, isOpposed } from './corrections/value'
import type { Reading } from './reading'
import { type Referent, referentsBefore, replaceReferent } from './referents'

/** In characters, with the marks between. */
const NEAR = 3

/** "As I said, three days on site": the message says that it says the piece again. */
export const isSaidAgain = ({ repeats, pieces }: Reading, at: number): boolean => {
  const { start, end } = pieces[at]?.segment ?? { start: 0, end: 0 }
  return repeats.some((place) => place >= start - NEAR && place <= end + NEAR)
}

/** In words: fewer name a thing, and say nothing of it. */
const REQUIREMENT_WORDS = 3
const NARROWING = /\b(?:only|just|not|instead|rather)\b/i

/** So much of what is said again was said before in other words. */
const COVERED_SHARE = 0.75

/** Whether `value` holds the figures of `said` and nearly all its words. */
export function covers(value: string, said: string): boolean {
  const figures = new Set(figuresIn(value).map(({ key }) => key))
  const known = contentWords(value)
  const words = [...contentWords(said)]
  return (
    figuresIn(said).every(({ key }) => figures.has(key)) &&
    words.filter((word) => known.has(word)).length >= words.length * COVERED_SHARE
  )
}

/** Whether the brief, or the message before, holds what is said again: then it adds nothing, but for the value of a topic that has none. */
export function isKnownAgain(reading: Reading, at: number): boolean {
  const { topic, value } = reading.pieces[at] ?? { topic: 'alsoSaid', value: '' }
  const earlier = referentsBefore(reading, at)
  const isNew = SINGLE_TOPICS.includes(topic) && earlier.every((referent) => referent.topic !== topic)
  return (
    !isNew &&
    earlier.some(
      (referent) =>
        covers(referent.value, value) || (referent.topic === topic && saysSameFigures(referent, value)),
    )
  )
}

const PLACE_FRAME = /^(?:based|office|offices|site|works|plant|depot|yard|factory|workshop|located)$/

/** "Based in Ludlow", where the place is known: a name of it and nothing else. */
export function isKnownPlace(reading: Reading, at: number): boolean {
  const { topic, value } = reading.pieces[at] ?? { topic: 'alsoSaid', value: '' }
  const names = [...contentWords(value)].filter((word) => !PLACE_FRAME.test(word))
  return (
    topic === 'location' &&
    names.length > 0 &&
    !isCorrecting(value) &&
    referentsBefore(reading, at).some(
      (referent) =>
        referent.topic === 'location' && names.every((word) => contentWords(referent.value).has(word)),
    )
  )
}

/** In digits, without what they count: "6 til 6" and "6pm to 6am". */
const digitsOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

/** "4 on 4 off nights 6 til 6" and "4 on 4 off, 6pm to 6am" are one value. */
function saysSameFigures({ topic, value }: Referent, said: string): boolean {
  const digits = digitsOf(said)
  return SINGLE_TOPICS.includes(topic) && digits.length > 0 && digits.join() === digitsOf(value).join()
}

/** "It should be five years on presses", of what a requirement says already with more. */
export function isInRequirement(reading: Reading, at: number): boolean {
  const { topic, value } = reading.pieces[at] ?? { topic: 'alsoSaid', value: '' }
  if (!REQUIREMENT_TOPICS.includes(topic) || !isCorrecting(value)) return false
  const { start, end } = correctedSpan(value, { start: 0, end: value.length })
  const said = value.slice(start, end)
  if (contentWords(said).size < REQUIREMENT_WORDS || NARROWING.test(said)) return false
  return referentsBefore(reading, at).some(
    (referent) =>
      REQUIREMENT_TOPICS.includes(referent.topic) &&
      !isOpposed(value, referent.value) &&
      saysAll(referent.value, said) &&
      covers(referent.value, said),
  )
}

/** "The two years I mentioned, on diesels": what is known, and what is new of it. */
const REFINED =
  /^(?:the )?(?<known>(?:\d+|\p{L}+)\+? (?:years?|months?)(?:['’])?(?: \p{L}+){0,2}?)(?:,| –| -)? (?<more>(?:on|in|with|at|of which|as) .+)$/iu

/** What refines a requirement that is known joins it. */
export function refine(reading: Reading, at: number): boolean {
  const { text, pieces } = reading
  const { topic, value, span } = pieces[at] ?? {
    topic: 'alsoSaid' as const,
    value: '',
    span: { start: 0, end: 0 },
  }
  const { known, more } = REFINED.exec(value)?.groups ?? {}
  if (!known || !more || !REQUIREMENT_TOPICS.includes(topic)) return false
  const meant = referentsBefore(reading, at).filter(
    (referent) => REQUIREMENT_TOPICS.includes(referent.topic) && findWords(referent.value, known) !== null,
  )
  const [referent, ...others] = meant
  const place = referent && findWords(referent.value, known)
  if (!referent || !place || others.length > 0) return false
  const rest = referent.value.slice(place.end)
  // "three years air and water balancing, a van licence": the item ends at its comma, where there is one.
  const comma = rest.indexOf(',')
  const end = place.end + (comma >= 0 ? comma : rest.length)
  const joined = `${referent.value.slice(0, end)}, ${more}${referent.value.slice(end)}`
  replaceReferent(reading, at, referent, {
    value: saysAll(referent.value, more) ? referent.value : joined,
    quote: text.slice(span.start, span.end),
    at: span.start,
  })
  return true
}
