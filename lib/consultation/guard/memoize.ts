const MAX_RESULTS = 5000
/** Longer texts seldom repeat. */
const MAX_TEXT_LENGTH = 400

/** A message is read clause by clause, and the same clauses are looked at again and again. */
export function memoizeByText<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>()
  return (text) => {
    const cached = results.get(text)
    if (cached !== undefined) return cached
    const result = compute(text)
    if (results.size >= MAX_RESULTS) results.clear()
    if (text.length < MAX_TEXT_LENGTH) results.set(text, result)
    return result
  }
}
