const QUOTE_MAX_CHARS = 90
const EDGE_WORDS = 5

// A dash is syntax in a text fragment.
const encodeWords = (words: string) => encodeURIComponent(words).replaceAll('-', '%2D')

/** See https://wicg.github.io/scroll-to-text-fragment. Undefined unless http or https. */
export function toTextFragmentUrl(address: string, quote = ''): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  url.hash = ''
  if (quote === '') return url.href
  const words = quote.trim().split(/\s+/)
  const isShort = quote.length <= QUOTE_MAX_CHARS || words.length < 2 * EDGE_WORDS
  const parts = isShort
    ? [words.join(' ')]
    : [words.slice(0, EDGE_WORDS).join(' '), words.slice(-EDGE_WORDS).join(' ')]
  return `${url.href}#:~:text=${parts.map(encodeWords).join(',')}`
}
