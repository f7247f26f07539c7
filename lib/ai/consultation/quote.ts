/** One piece of a message: UTF-16 offsets, end exclusive, and the text between them. */
export type Span = { start: number; end: number; text: string }

const DASH = /[‐-―−﹘﹣－]/
const SINGLE_QUOTE = /[‘’‚‛′`´]/
const DOUBLE_QUOTE = /[“”„‟″«»]/
const INVISIBLE = /[\u200B-\u200F\u2060\u00AD\uFEFF]/

type Folded = { text: string; offsets: number[] }

/** Folds white space, dashes and quotation marks; `offsets[i]` is where folded character i stands in the source. */
function fold(source: string): Folded {
  let text = ''
  const offsets: number[] = []
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index)
    if (INVISIBLE.test(character)) continue
    const folded = /\s/.test(character)
      ? ' '
      : DASH.test(character)
        ? '-'
        : SINGLE_QUOTE.test(character)
          ? "'"
          : DOUBLE_QUOTE.test(character)
            ? '"'
            : character
    if (folded === ' ' && text.endsWith(' ')) continue
    text += folded
    offsets.push(index)
  }
  return { text, offsets }
}

/**
 * Finds `quote` in `message` letter by letter, tolerating only other white space, dashes and quotation marks.
 * Of several occurrences the one nearest to `at` is taken (the first where `at` is null). Null when it is not there.
 */
export function locateQuote(message: string, quote: string, at: number | null): Span | null {
  const wanted = fold(quote.trim()).text.trim()
  if (wanted === '') return null
  const { text, offsets } = fold(message)
  let best: Span | null = null
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + 1)) {
    const start = offsets[found] ?? 0
    const end = (offsets[found + wanted.length - 1] ?? start) + 1
    const span = { start, end, text: message.slice(start, end) }
    if (best === null || Math.abs(start - (at ?? 0)) < Math.abs(best.start - (at ?? 0))) best = span
  }
  return best
}
