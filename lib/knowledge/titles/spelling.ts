/** Of a known word. Shorter ones are one slip from too many others. */
const MIN_LETTERS = 6
const MIN_LETTERS_OF_LENGTHENED = 7
/** Another letter in a shorter word is too often another word: "batcher" and "butcher". */
const MIN_LETTERS_OF_CHANGED = 8
const MIN_LETTERS_OF_TWO_SLIPS = 9
const MAX_SLIPS = 2
const LONG_WORD = new RegExp(`\\p{L}{${MIN_LETTERS - 1},}`, 'gu')

/** How many letters are left out, added, changed or swapped with the next. */
function countSlips(word: string, known: string): number {
  const rows = [Array.from({ length: known.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= word.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = word[row - 1] === known[column - 1]
      const isSwapped = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1]
      rows[row]?.push(
        Math.min(
          at(row, column - 1) + 1,
          at(row - 1, column) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(word.length, known.length)
}

const sortLetters = (word: string) => [...word].sort().join('')

/** The number of slips from a known word, null if it isn't meant. The first letter is always right. */
function measure(word: string, known: string): number | null {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > MAX_SLIPS) return null
  const slips = countSlips(word, known)
  const letters = Math.min(word.length, known.length)
  if (slips > 1) return slips <= MAX_SLIPS && letters >= MIN_LETTERS_OF_TWO_SLIPS ? slips : null
  if (word.length > known.length && known.length < MIN_LETTERS_OF_LENGTHENED) return null
  const isChanged = word.length === known.length && sortLetters(word) !== sortLetters(known)
  return !isChanged || letters >= MIN_LETTERS_OF_CHANGED ? slips : null
}

/** Replaces the longer words that are no word of `vocabulary` but closest to a single one of them. */
export function correctSpelling(text: string, vocabulary: ReadonlySet<string>): string {
  return text.toLowerCase().replace(LONG_WORD, (written) => {
    const word = written.replace(/s$/, '')
    if (vocabulary.has(written) || vocabulary.has(word)) return written
    const close = [...vocabulary].flatMap((candidate) => {
      if (candidate.length < MIN_LETTERS) return []
      const slips = [measure(word, candidate), measure(written, candidate)].filter((count) => count !== null)
      return slips.length > 0 ? [{ candidate, slips: Math.min(...slips) }] : []
    })
    const fewest = Math.min(...close.map(({ slips }) => slips))
    const [closest, ...others] = close.filter(({ slips }) => slips === fewest)
    return closest && others.length === 0 ? closest.candidate : written
  })
}
