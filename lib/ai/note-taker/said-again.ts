import { figuresIn } from './corrections/figures'
import { contentWords, SINGLE_TOPICS } from './corrections/targets'
import type { Reading } from './reading'
import { referentsBefore } from './referents'

/** In characters, with the marks between. */
const NEAR = 3

/** "As I said, three days on site": the message says that it says the piece again. */
export const isSaidAgain = ({ repeats, pieces }: Reading, at: number): boolean => {
  const { start, end } = pieces[at]?.segment ?? { start: 0, end: 0 }
  return repeats.some((place) => place >= start - NEAR && place <= end + NEAR)
}

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
  return !isNew && earlier.some((referent) => covers(referent.value, value))
}
