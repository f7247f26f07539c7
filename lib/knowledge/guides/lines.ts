import 'server-only'
import { createHash } from 'node:crypto'
import { readGuides } from './guides'
import type { Guide } from './schema'

type Requirement = Guide['requirements'][number]

/** A line of a guide that a manager can take over. Duties have no strength and no reason. */
export interface GuideLine {
  /** Made from the words, so that it stays with them when the guide is put in another order. */
  id: string
  kind: 'duty' | Requirement['kind']
  text: string
  usual: Requirement['usual'] | null
  reason: string | null
}

const LINE_ID_CHARS = 12
const lineIdOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, LINE_ID_CHARS)

const USUAL_ORDER: readonly Requirement['usual'][] = ['must', 'nice', 'learnable']

/** Requirements first, those that most employers insist on before the others. */
export function linesOfGuide({ requirements, duties }: Guide): GuideLine[] {
  const sorted = USUAL_ORDER.flatMap((usual) => requirements.filter((line) => line.usual === usual))
  return [
    ...sorted.map(({ line, kind, usual, reason }) => ({
      id: lineIdOf(line),
      kind,
      text: line,
      usual,
      reason,
    })),
    ...duties.map((text) => ({
      id: lineIdOf(text),
      kind: 'duty' as const,
      text,
      usual: null,
      reason: null,
    })),
  ]
}

export function findGuideLine(guideId: string, lineId: string): { guide: Guide; line: GuideLine } | null {
  const guide = readGuides().get(guideId)
  const line = guide && linesOfGuide(guide).find(({ id }) => id === lineId)
  return line ? { guide, line } : null
}
