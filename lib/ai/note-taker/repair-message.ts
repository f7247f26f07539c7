import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import { stemsOf } from '@/lib/consultation/guard/take-back/words'
import { isAdvert } from '@/lib/consultation/messages/import'
import type { PlainText } from '@/lib/consultation/messages/plain-text'
import { repairTurnRounds } from '@/lib/consultation/take-back/turn-round'
import { saysFigures } from './corrections/named'
import { findBreaks, findRepairs, type Repair } from './corrections/repairs'
import { findSwaps, type Swap } from './corrections/swaps'
import { findTalk } from './corrections/talk'
import type { Heard } from './split-orders'

/** A message with its slips put right, and the swaps that are left to be obeyed. */
export interface RepairedMessage extends PlainText {
  swaps: readonly Swap[]
  /** Offsets at which the message says that it says something again. */
  repeats: readonly number[]
}

/** `repairs` are in order and do not overlap. */
function applyRepairs(text: string, repairs: readonly Repair[]): PlainText {
  if (repairs.length === 0) return { text, toSource: (start, end) => ({ start, end }) }
  let mended = ''
  let from = 0
  /** For each repair: its place in the mended text, and the words it replaced. */
  const places: { at: number; length: number; start: number; end: number }[] = []
  for (const repair of repairs) {
    mended += text.slice(from, repair.start)
    places.push({ at: mended.length, length: repair.text.length, start: repair.start, end: repair.end })
    mended += repair.text
    from = repair.end
  }
  mended += text.slice(from)
  const toSource = (start: number, end: number) => {
    const find = (offset: number, isEnd: boolean): number => {
      let shift = 0
      for (const place of places) {
        if (offset < place.at || (isEnd && offset === place.at)) break
        const isInside = isEnd ? offset <= place.at + place.length : offset < place.at + place.length
        if (isInside) return isEnd ? place.end : place.start
        shift = place.end - (place.at + place.length)
      }
      return offset + shift
    }
    return { start: find(start, false), end: Math.max(find(start, false), find(end, true)) }
  }
  return { text: mended, toSource }
}

/** Whether words have been said before an offset of the text, or in the brief. */
function knownBefore(text: string, brief: Brief): (words: string, at: number) => boolean {
  const facts = activeFacts(brief).map(({ value }) => ({ value, stems: new Set(stemsOf(value)) }))
  const first = new Map<string, number>()
  for (const match of text.matchAll(/[\p{L}\p{N}+#]+/gu))
    for (const stem of stemsOf(match[0])) if (!first.has(stem)) first.set(stem, match.index)
  return (words, at) => {
    const stems = stemsOf(words)
    if (stems.length === 0) return false
    if (facts.some((fact) => stems.every((stem) => fact.stems.has(stem)) || saysFigures(fact.value, words)))
      return true
    return stems.every((stem) => (first.get(stem) ?? at) < at)
  }
}

/** `before` with more repairs. */
function chain(before: PlainText, repairs: readonly Repair[]): PlainText {
  const { text, toSource } = applyRepairs(before.text, repairs)
  return {
    text,
    toSource: (start, end) => {
      const inner = toSource(start, end)
      return before.toSource(inner.start, inner.end)
    },
  }
}

/** Where an offset of a text is once `repairs` are made. */
const shiftBy = (at: number, repairs: readonly Repair[]): number =>
  repairs.reduce(
    (moved, { start, end, text }) => (end <= at ? moved + text.length - (end - start) : moved),
    at,
  )

/**
 * Puts the slips of a message right and leaves out what it says about the talk itself. Words that replace what was said before stay, with
 * what they replace.
 */
export function repairMessage(text: string, brief: Brief): RepairedMessage {
  const turned = isAdvert(text) ? [] : repairTurnRounds(text)
  const inPlace = applyRepairs(text, turned)
  const talk = findTalk(inPlace.text)
  const withoutTalk = chain(inPlace, talk.repairs)
  const breaks = findBreaks(withoutTalk.text)
  const unbroken = chain(withoutTalk, breaks)
  if (isAdvert(text)) return { ...unbroken, swaps: [], repeats: [] }
  const repairs = findRepairs(unbroken.text)
  const repaired = chain(unbroken, repairs)
  const found = findSwaps(repaired.text, knownBefore(repaired.text, brief))
  const plain = found.flatMap(({ isKnown, start, end, by }) =>
    isKnown || by === null ? [] : [{ start, end, text: by }],
  )
  const swaps = found.flatMap((swap) => {
    if (!swap.isKnown) return []
    const shift = shiftBy(swap.start, plain) - swap.start
    return [{ ...swap, start: swap.start + shift, end: swap.end + shift }]
  })
  const repeats = talk.repeats.map((at) => [talk.repairs, breaks, repairs, plain].reduce(shiftBy, at))
  return { ...chain(repaired, plain), swaps, repeats }
}

/** `segments` with the swaps as orders in their places. */
export function insertSwaps(text: string, segments: readonly Heard[], swaps: readonly Swap[]): Heard[] {
  if (swaps.length === 0) return [...segments]
  const orders = swaps.map(({ start, end, old, by }): Heard => {
    const said = text.slice(start, end)
    return {
      start,
      end,
      bodyStart: start,
      text: said,
      label: 'alsoSaid',
      share: 1,
      second: { label: 'chat', share: 0 },
      vacancyShare: 1,
      strength: 'unsaid',
      isValue: false,
      isRated: false,
      flags: new Set(),
      flagShares: { agency: 0, change: 0, undo: 0, maybe: 0 },
      sentence: -1,
      heading: [],
      order: {
        kind: by === null ? 'drop' : 'swap',
        isPlain: true,
        object: old,
        end: said.length,
        ...(by !== null && { by }),
      },
    }
  })
  return [...segments, ...orders].sort((a, b) => a.start - b.start)
}
