import type { Group } from './groups'
import type { Judged } from './judge'

const JOINS = /\b(?:and|or|but|plus|also|then|though|although|however|whereas)\b/gi

/** Longest value of a fact, in characters. */
export const VALUE_MAX = 300

/** The words of neighbouring atoms, with what stands between them. */
export function joined(clean: string, atoms: readonly Judged[]): string {
  let value = ''
  let end = -1
  for (const atom of atoms) {
    const between = end < 0 ? '' : clean.slice(end, atom.start)
    // What was dropped between two atoms leaves a comma.
    value +=
      end < 0
        ? atom.text
        : /[\p{L}\p{N}]|[.!?]\s/u.test(between.replace(JOINS, ''))
          ? `, ${atom.text}`
          : between + atom.text
    end = atom.end
  }
  return value
}

/** A group in parts that are short enough for a value; nothing is cut off. */
export function chunked(group: Group): Group[] {
  const parts: Group[] = []
  let atoms: Judged[] = []
  let length = 0
  for (const atom of group.atoms.flatMap(split)) {
    if (length + atom.text.length > VALUE_MAX - 20 && atoms.length > 0) {
      parts.push({ ...group, atoms })
      atoms = []
      length = 0
    }
    atoms.push(atom)
    length += atom.text.length + 2
  }
  return atoms.length === 0 ? parts : [...parts, { ...group, atoms }]
}

function split(atom: Judged): Judged[] {
  const limit = VALUE_MAX - 40
  if (atom.text.length <= limit) return [atom]
  const parts: Judged[] = []
  let from = 0
  while (from < atom.text.length) {
    let to = Math.min(atom.text.length, from + limit)
    const space = atom.text.lastIndexOf(' ', to)
    if (to < atom.text.length && space > from) to = space
    const text = atom.text.slice(from, to)
    parts.push({
      ...atom,
      text: text.trim(),
      start: atom.start + from + (text.length - text.trimStart().length),
      end: atom.start + from + text.trimEnd().length,
      entities: [],
    })
    from = to
  }
  return parts.filter((part) => part.text !== '')
}
