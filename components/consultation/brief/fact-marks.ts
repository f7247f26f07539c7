import type { Fact } from '@/lib/consultation/brief/schema'

/** A span of a message's text that a fact rests on: UTF-16 offsets, end exclusive. */
export interface FactMark {
  factId: string
  start: number
  end: number
}

/** A piece of a text with the facts that rest on it. */
export interface Segment {
  start: number
  text: string
  factIds: string[]
}

const stands = ({ state }: Fact) => state === 'active'

/** The marks of every message, by its id, from the facts that stand. */
export function groupMarksByMessage(facts: readonly Fact[]): Map<string, FactMark[]> {
  const marks = new Map<string, FactMark[]>()
  for (const fact of facts.filter(stands)) {
    for (const { kind, id, start, end } of fact.evidence) {
      if (kind === 'message') marks.set(id, [...(marks.get(id) ?? []), { factId: fact.id, start, end }])
    }
  }
  return marks
}

/** `text` cut at the edges of the marks; marks may overlap, and what lies outside the text is left out. */
export function splitAtMarks(text: string, marks: readonly FactMark[]): Segment[] {
  const inside = (offset: number) => Math.min(text.length, Math.max(0, offset))
  const edges = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [inside(start), inside(end)])])
  const sorted = [...edges].sort((one, other) => one - other)
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length
    const covering = marks.filter((mark) => mark.start <= start && mark.end >= end)
    return {
      start,
      text: text.slice(start, end),
      factIds: [...new Set(covering.map(({ factId }) => factId))],
    }
  })
}
