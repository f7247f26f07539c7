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

/** The one of all places of `wanted` in `text` that is nearest to `near`. */
function nearest(
  text: string,
  wanted: string,
  near: number,
  startOf: (index: number) => number,
): number | null {
  let best: number | null = null
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + 1))
    if (best === null || Math.abs(startOf(found) - near) < Math.abs(startOf(best) - near)) best = found
  return best
}

/**
 * Finds quotes in one message letter by letter, tolerating only other white space, dashes, quotation marks and compatibility forms.
 * Of several occurrences the one nearest to `at` is taken (the first where `at` is null). Null when the quote is not there.
 */
export function quoteFinder(message: string): (quote: string, at: number | null) => Span | null {
  let folded: Folded | null = null
  return (quote, at) => {
    const near = at ?? 0
    const exact = quote.trim()
    const found = exact === '' ? null : nearest(message, exact, near, (index) => index)
    if (found !== null) return { start: found, end: found + exact.length, text: exact }
    const wanted = fold(exact).text.trim()
    if (wanted === '') return null
    folded ??= fold(message)
    const { text, starts, ends } = folded
    const index = nearest(text, wanted, near, (place) => starts[place] ?? 0)
    if (index === null) return null
    const start = starts[index] ?? 0
    const end = ends[index + wanted.length - 1] ?? start
    return { start, end, text: message.slice(start, end) }
  }
}
