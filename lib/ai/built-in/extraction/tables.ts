import type { Scope, Unit } from './blocks'
import { labelOf } from './labels'
import { type Span, trimmed } from './sentences'

const CELLS = /^\s*\|?\s*([^|]{1,120}?)\s*\|\s*([^|]{1,400}?)\s*\|?\s*$/
const RULE = /^[\s|:+-]+$/
const HEADER =
  /^(?:field|value|item|items|detail|details|skill|skills|level|requirement|category|notes?|description|question|answer|topic|what|area|criteria|criterion|heading|content|info|information|entry|status|importance|weight|need|comment|comments|response)$/i
/** Labels that are part of what is said in their row. */
const SPEAKING =
  /^(?:overtime|bonus|relocation|notice|travel|on[- ]?call|call[- ]?out|stand[- ]?by|pension|holidays?|leave|car|van|allowances?|probation|mileage|expenses|headcount|line manager|reports? to|manager|sector|client|project|training)$/i

/** The lines of a message that are rows of a table of two columns: two or more beside one another, by line number. */
export function tableRows(text: string, lines: readonly Span[]): ReadonlyMap<number, [Span, Span]> {
  const rows = new Map<number, [Span, Span]>()
  lines.forEach((line, number) => {
    const raw = text.slice(line.start, line.end)
    if (!raw.includes('|') || RULE.test(raw)) return
    const match = CELLS.exec(raw)
    if (match?.[1] === undefined || match[2] === undefined) return
    const first = line.start + raw.indexOf(match[1])
    const second = line.start + raw.indexOf(match[2], raw.indexOf('|', raw.indexOf(match[1])))
    rows.set(number, [
      trimmed(text, { start: first, end: first + match[1].length }),
      trimmed(text, { start: second, end: second + match[2].length }),
    ])
  })
  const isBeside = (number: number) => rows.has(number - 1) || rows.has(number + 1)
  return new Map([...rows].filter(([number]) => isBeside(number)))
}

/** What a row says: a skill with its level, a value under its label, or both cells as one where the label is unknown. */
export function unitOfRow(text: string, [key, value]: [Span, Span], line: number, above: Scope): Unit[] {
  const label = text.slice(key.start, key.end)
  const said = text.slice(value.start, value.end)
  if (value.end <= value.start || (HEADER.test(label) && HEADER.test(said))) return []
  const base = { isQuestion: false, line, isItem: true, isHeading: false, isRow: true }
  const level = said.split(/\s+/).length <= 4 ? labelOf(said) : null
  if (level?.strength != null && level.topic === null)
    return [{ ...base, ...key, scope: { topic: null, strength: level.strength, drop: false } }]
  const scope = labelOf(label)
  if (scope?.drop === true) return []
  if (scope === null || SPEAKING.test(label))
    return [{ ...base, start: key.start, end: value.end, scope: scope ?? above }]
  return [{ ...base, ...value, scope: { ...scope, strength: scope.strength ?? above.strength } }]
}
