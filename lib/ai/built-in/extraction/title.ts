import type { Unit } from './blocks'
import { stems } from './words'

const SEPARATOR = /^(?:\s*(?:-|\||,|\/|\(|:)\s*)+/

/** Takes the vacancy's own title out of the top of a pasted advert; what stands beside it ("- Ely") is kept. */
export function withoutTitle(clean: string, units: readonly Unit[], jobTitle: string | null): Unit[] {
  const title = stems(jobTitle ?? '')
  if (title.length === 0 || new Set(units.map((unit) => unit.line)).size < 3) return [...units]
  return units.flatMap((unit, index) => {
    const text = clean.slice(unit.start, unit.end)
    const words = text.split(/\s+/)
    if (index > 3 || words.length > title.length + 5) return [unit]
    const known = new Set(stems(text))
    if (title.filter((word) => known.has(word)).length < Math.max(1, title.length * 0.6)) return [unit]
    const cut = /\s+(?:-|\|)\s+|\s*[,(|]\s*/.exec(text)
    if (cut === null) return words.length <= title.length + 2 ? [] : [unit]
    const start = unit.start + cut.index + cut[0].length
    return start >= unit.end
      ? []
      : [{ ...unit, start: start + (SEPARATOR.exec(clean.slice(start, unit.end))?.[0].length ?? 0) }]
  })
}
