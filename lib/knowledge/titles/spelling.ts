const MIN_LETTERS = 7
/** Another letter in a shorter word is too often another word: "batcher" and "butcher". */
const MIN_LETTERS_OF_CHANGED = 8
const LONG_WORD = new RegExp(`\\p{L}{${MIN_LETTERS},}`, 'gu')

/** Whether one letter is left out, added, changed or swapped with the next. The first letter is always right. */
function isOneSlip(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1) return false
  let at = 1
  while (word[at] === known[at]) at += 1
  if (word.length < known.length) return word.slice(at) === known.slice(at + 1)
  if (word.length > known.length) return word.slice(at + 1) === known.slice(at)
  if (word.slice(at + 2) !== known.slice(at + 2)) return false
  if (word[at] === known[at + 1] && word[at + 1] === known[at]) return true
  return word.length >= MIN_LETTERS_OF_CHANGED && word[at + 1] === known[at + 1]
}

/** Replaces the long words that are no word of `vocabulary` but one slip from a single one of them. */
export function correctSpelling(text: string, vocabulary: ReadonlySet<string>): string {
  return text.toLowerCase().replace(LONG_WORD, (written) => {
    const word = written.replace(/s$/, '')
    if (vocabulary.has(written) || vocabulary.has(word)) return written
    const close: string[] = []
    for (const known of vocabulary)
      if (known.length >= MIN_LETTERS && (isOneSlip(word, known) || isOneSlip(written, known)))
        close.push(known)
    return close.length === 1 ? (close[0] ?? written) : written
  })
}
