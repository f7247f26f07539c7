import { isBareSlip, mendSlip, mendWithin } from './corrections/slips'
import { readSegments, type Segment } from './segments'

/** A piece of a message. `mended`: what it says once a slip of its own is put right. */
export interface Mendable extends Segment {
  mended?: string
}

interface Context {
  asked: string
  isDocument: boolean
}

export const cutSegment = (segment: Segment, from: number, to: number): Segment => {
  const text = segment.text.slice(from, to)
  const start = segment.start + from
  return { ...segment, start, end: segment.start + to, bodyStart: Math.max(start, segment.bodyStart), text }
}

/** What the segment says from `by` on, read by itself. */
export function readRest(segment: Segment, by: number, context: Context): Segment[] {
  const rest = segment.text.slice(by)
  if (!/[\p{L}\p{N}]/u.test(rest)) return []
  const { sentence, heading } = segment
  const from = segment.start + by
  return readSegments(rest, context).map((part) => ({
    ...part,
    start: part.start + from,
    end: part.end + from,
    bodyStart: part.bodyStart + from,
    sentence,
    heading,
  }))
}

/** With the gap between them, so that offsets stay what they are. */
const joinTexts = (segment: Segment, next: Segment): string =>
  segment.text + ' '.repeat(Math.max(0, next.start - segment.end)) + next.text

/** Labels of what holds no figure that could be wrong. */
const TALK: readonly string[] = ['title', 'question', 'equality', 'apply']

/** "…, and a short test": the rest of a list. */
const LISTED = /^[\s,]*(?:and|plus|or|then) (?:an?|the|one|two|three|some|\d+)\b/i

/** Puts slips right where the same breath does: "five years, no, make that three". */
export function openSlips(segments: readonly Segment[], context: Context): Mendable[] {
  if (context.isDocument) return [...segments]
  const opened: Mendable[] = []
  const queue = [...segments]
  for (let segment = queue.shift(); segment; segment = queue.shift()) {
    const before = opened.at(-1)
    const [next] = queue
    // "Forgive me, that was last year’s. It’s 32": what is right comes in a sentence of its own.
    if (before && next && isBareSlip(segment.text) && next.sentence - segment.sentence <= 1) {
      const words = joinTexts(segment, next)
      const mended = mendSlip(before.mended ?? before.text, words)
      if (mended) {
        opened[opened.length - 1] = { ...before, mended: mended.value }
        queue.splice(0, 1, ...readRest(next, mended.length - words.length + next.text.length, context))
        continue
      }
      if (isBareSlip(words)) {
        queue.splice(0, 1, { ...segment, text: words, end: next.end, sentence: next.sentence })
        continue
      }
    }
    const behind =
      before && segment.sentence - before.sentence <= 1 && !TALK.includes(before.label)
        ? mendSlip(before.mended ?? before.text, segment.text)
        : null
    if (before && behind) {
      opened[opened.length - 1] = { ...before, mended: behind.value }
      queue.unshift(...readRest(segment, behind.length, context))
      continue
    }
    const within = TALK.includes(segment.label) ? null : mendWithin(segment.text)
    if (!within) {
      opened.push(segment)
      continue
    }
    const rest = readRest(segment, within.length, context)
    // What nothing sets apart goes on: "by the end of 2027, we want it on the bus".
    const goesOn = LISTED.test(segment.text.slice(within.length))
    if (segment.label !== 'pay' && (goesOn || rest.every(({ label }) => label === segment.label))) {
      opened.push({ ...segment, mended: within.value + segment.text.slice(within.length) })
      continue
    }
    opened.push({ ...cutSegment(segment, 0, within.length), mended: within.value })
    queue.unshift(...rest)
  }
  return opened
}
