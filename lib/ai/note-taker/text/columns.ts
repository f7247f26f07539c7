import type { Span } from './spans'

/** A cell of a table that says how much its rows count. `label` names its row; `other` says nothing of the job. */
export interface Cell extends Span {
  kind: 'must' | 'nice' | 'label' | 'other'
}

const KINDS: readonly [Cell['kind'], RegExp][] = [
  ['must', /^(?:essential|required|must[- ]haves?)(?: criteria| requirements?)?:?$/iu],
  ['nice', /^(?:desirable|preferred|nice[- ]to[- ]haves?)(?: criteria| requirements?)?:?$/iu],
]
/** In characters. */
const LABEL_LENGTH = 40
const CODE = /^[A-Z](?:[ ,/&+]*[A-Z]){0,4}$/u

const cellsOf = (line: string, from: number): (Span & { text: string })[] => {
  let at = from
  return line.split('\t').map((text) => {
    const cell = { start: at, end: at + text.length, text: text.trim() }
    at += text.length + 1
    return cell
  })
}

/**
 * The cells below a row of headings that has "Essential" and "Desirable" in columns of their own, up to the first line without columns.
 * In order.
 */
export function ratedCells(text: string): Cell[] {
  if (!text.includes('\t')) return []
  const found: Cell[] = []
  let columns: (Cell['kind'] | null)[] | null = null
  let at = 0
  for (const line of text.split('\n')) {
    const cells = cellsOf(line, at)
    at += line.length + 1
    const kinds = cells.map(
      ({ text: words }) => KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null,
    )
    if (kinds.includes('must') && kinds.includes('nice')) {
      columns = kinds
      found.push(...cells.map(({ start, end }): Cell => ({ start, end, kind: 'other' })))
      continue
    }
    if (!columns || line.trim() === '') continue
    if (cells.length < 2) {
      columns = null
      continue
    }
    for (const [index, { start, end, text: words }] of cells.entries()) {
      const kind = columns[index]
      if (kind) found.push({ start, end, kind })
      else if (words.length <= LABEL_LENGTH && (index === 0 || CODE.test(words)))
        found.push({ start, end, kind: index === 0 ? 'label' : 'other' })
    }
  }
  return found
}
