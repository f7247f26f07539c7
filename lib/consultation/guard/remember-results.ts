/** Results kept by each function; all are forgotten when there are more. */
const KNOWN_MAX = 5000
/** Longer texts seldom come back. */
const TEXT_MAX = 400

/** The same answer for the same text without working it out again: a message is read piece by piece, and pieces come back. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = work(text)
    if (known.size >= KNOWN_MAX) known.clear()
    if (text.length < TEXT_MAX) known.set(text, result)
    return result
  }
}
