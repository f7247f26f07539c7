/** UTF-16 offsets, end exclusive. */
export type Span = { start: number; end: number; text: string }

const DASH = /[‐-―−﹘﹣－]/
const SINGLE_QUOTE = /[‘’‚‛′`´]/
const DOUBLE_QUOTE = /[“”„‟″«»]/
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF]|[\u{E0000}-\u{E007F}]/u

type Folded = { text: string; starts: number[]; ends: number[] }

function foldCharacter(character: string): string {
  if (INVISIBLE.test(character)) return ''
  if (/\s/.test(character)) return ' '
  if (DASH.test(character)) return '-'
  if (SINGLE_QUOTE.test(character)) return "'"
  return DOUBLE_QUOTE.test(character) ? '"' : character.normalize('NFKC')
}

/** Keeps the source offsets of each folded character. */
function fold(source: string): Folded {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let index = 0
  for (const character of source) {
    const folded = foldCharacter(character)
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

/** Nearest to `target`, an offset in the source. */
function findNearest(
  text: string,
  quote: string,
  target: number,
  sourceOffset: (index: number) => number,
): number | null {
  const distance = (index: number) => Math.abs(sourceOffset(index) - target)
  let best: number | null = null
  for (let index = text.indexOf(quote); index >= 0; index = text.indexOf(quote, index + 1))
    if (best === null || distance(index) < distance(best)) best = index
  return best
}

/** Nearest to `at` (null: the first). Only white space, dashes, quotation marks and compatibility forms can differ. */
export function createQuoteFinder(message: string): (quote: string, at: number | null) => Span | null {
  let foldedMessage: Folded | null = null
  return (quote, at) => {
    const target = at ?? 0
    const exact = quote.trim()
    const exactStart = exact === '' ? null : findNearest(message, exact, target, (index) => index)
    if (exactStart !== null) return { start: exactStart, end: exactStart + exact.length, text: exact }
    const foldedQuote = fold(exact).text.trim()
    if (foldedQuote === '') return null
    foldedMessage ??= fold(message)
    const { text, starts, ends } = foldedMessage
    const index = findNearest(text, foldedQuote, target, (offset) => starts[offset] ?? 0)
    if (index === null) return null
    const start = starts[index] ?? 0
    const end = ends[index + foldedQuote.length - 1] ?? start
    return { start, end, text: message.slice(start, end) }
  }
}
