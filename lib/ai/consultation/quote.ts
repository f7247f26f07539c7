/** One piece of a message: UTF-16 offsets, end exclusive, and the text between them. */
export type Span = { start: number; end: number; text: string }

const DASH = /[‐-―−﹘﹣－]/
const SINGLE_QUOTE = /[‘’‚‛′`´]/
const DOUBLE_QUOTE = /[“”„‟″«»]/
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF]|[\u{E0000}-\u{E007F}]/u

type Folded = { text: string; starts: number[]; ends: number[] }

function foldOne(character: string): string {
  if (INVISIBLE.test(character)) return ''
  if (/\s/.test(character)) return ' '
  if (DASH.test(character)) return '-'
  if (SINGLE_QUOTE.test(character)) return "'"
  return DOUBLE_QUOTE.test(character) ? '"' : character.normalize('NFKC')
}

/** Folds white space, dashes, quotation marks and compatibility forms; remembers where each folded character stood. */
function fold(source: string): Folded {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let index = 0
  for (const character of source) {
    const folded = foldOne(character)
    if (!(folded === ' ' && text.endsWith(' '))) {
      for (let unit = 0; unit < folded.length; unit += 1) {
        text += folded.charAt(unit)
        starts.push(index)
        ends.push(index + character.length)
      }
    }
    index += character.length
  }
  return { text, starts, ends }
}

/**
 * Finds `quote` in `message` letter by letter, tolerating only other white space, dashes, quotation marks and compatibility
 * forms. Of several occurrences the one nearest to `at` is taken (the first where `at` is null). Null when it is not there.
 */
export function locateQuote(message: string, quote: string, at: number | null): Span | null {
  const wanted = fold(quote.trim()).text.trim()
  if (wanted === '') return null
  const { text, starts, ends } = fold(message)
  let best: Span | null = null
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + 1)) {
    const start = starts[found] ?? 0
    const end = ends[found + wanted.length - 1] ?? start
    const span = { start, end, text: message.slice(start, end) }
    if (best === null || Math.abs(start - (at ?? 0)) < Math.abs(best.start - (at ?? 0))) best = span
  }
  return best
}
