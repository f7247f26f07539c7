const bare = (text) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.,;:]+$/, '')
    .trim()
const wordsOf = (lines) => lines.flatMap((line) => bare(line).split(/[^\p{L}\p{N}£%]+/u)).filter(Boolean)

/** How often each name stands in a list. */
export function countAll(names) {
  const counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Whether two lists of lines say the same words, whatever their capitals and last marks. */
export const isSame = (lines, others) => lines.map(bare).join('\n') === others.map(bare).join('\n')

/** Twice the words that stand in both lists of lines, of all words of both: from 0 to 1. */
export function likeness(lines, others) {
  const [own, theirs] = [wordsOf(lines), wordsOf(others)]
  const left = countAll(theirs)
  let shared = 0
  for (const word of own) {
    if ((left.get(word) ?? 0) === 0) continue
    left.set(word, left.get(word) - 1)
    shared += 1
  }
  return own.length + theirs.length === 0 ? 1 : (2 * shared) / (own.length + theirs.length)
}
