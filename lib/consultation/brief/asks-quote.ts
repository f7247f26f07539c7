/** In words. Enough to know which sentence is meant. */
const QUOTE_WORDS = 12

/** The beginning of a sentence in quotation marks, cut at a word. */
export function quoteShortly(sentence: string): string {
  const words = sentence.trim().split(/\s+/)
  const kept = words
    .slice(0, QUOTE_WORDS)
    .join(' ')
    .replace(/[\s.,;:!?–—-]+$/u, '')
  return `“${kept}${words.length > QUOTE_WORDS ? '…' : ''}”`
}
