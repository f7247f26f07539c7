import type { Fact } from '@/lib/consultation/brief/schema'
import { conflictingIds } from './brief-groups'

/** UTF-16 offsets, end exclusive. */
export interface FactMark {
  factId: string
  start: number
  end: number
  /** With another that cannot be right as well. */
  isInConflict?: true
}

export interface Segment {
  start: number
  text: string
  factIds: string[]
}

const isActive = ({ state }: Fact) => state === 'active'

export function groupMarksByMessage(facts: readonly Fact[]): Map<string, FactMark[]> {
  const marks = new Map<string, FactMark[]>()
  const inConflict = conflictingIds(facts)
  for (const fact of facts.filter(isActive)) {
    for (const { kind, id, start, end } of fact.evidence) {
      if (kind !== 'message') continue
      const mark = {
        factId: fact.id,
        start,
        end,
        ...(inConflict.has(fact.id) && { isInConflict: true as const }),
      }
      marks.set(id, [...(marks.get(id) ?? []), mark])
    }
  }
  return marks
}

/** Marks can overlap; whatever lies outside the text is ignored. */
export function splitAtMarks(text: string, marks: readonly FactMark[]): Segment[] {
  const clamp = (offset: number) => Math.min(text.length, Math.max(0, offset))
  const edges = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [clamp(start), clamp(end)])])
  const sorted = [...edges].sort((a, b) => a - b)
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
