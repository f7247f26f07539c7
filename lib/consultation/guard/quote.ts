import { isOneSlipApart } from './language/names'

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

/** Further than any text is long. */
const FAR = 1e9
const WORD = /[\p{L}\p{N}]/u

/** "SC" of a clearance is not that of "scope". */
const cutsWord = (text: string, start: number, end: number) =>
  (WORD.test(text.charAt(start - 1)) && WORD.test(text.charAt(start))) ||
  (WORD.test(text.charAt(end - 1)) && WORD.test(text.charAt(end)))

/** Nearest to `target`, an offset in the source. Words of their own come before parts of others. */
function findNearest(
  text: string,
  quote: string,
  target: number,
  sourceOffset: (index: number) => number,
): number | null {
  const distance = (index: number) =>
    Math.abs(sourceOffset(index) - target) + (cutsWord(text, index, index + quote.length) ? FAR : 0)
  let best: number | null = null
  for (let index = text.indexOf(quote); index >= 0; index = text.indexOf(quote, index + 1))
    if (best === null || distance(index) < distance(best)) best = index
  return best
}

interface Word {
  text: string
  start: number
  end: number
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map((match) => ({
    text: match[0].toLowerCase().replace(/’/g, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Shorter words and figures have no slips: "not" and "now" are two words. */
const SLIP_MIN_LENGTH = 4

const isAlike = (left: string, right: string) =>
  left === right ||
  (Math.min(left.length, right.length) >= SLIP_MIN_LENGTH &&
    !/\d/.test(left + right) &&
    isOneSlipApart(left, right))

const ELLIPSIS = /\s*(?:…|\.{3})\s*/
/** From the first to the last word of a quote that leaves some out. */
const ELLIPSIS_MAX_CHARS = 300

/** Comparisons of one search, so that a long quote of one word repeated ends. */
const COMPARISONS_MAX = 50_000

/** The run of words that reads like the quote; nearest to `target`. */
function findAlike(words: readonly Word[], quote: readonly Word[], target: number): Word | null {
  let best: Word | null = null
  let comparisons = 0
  for (let at = 0; at + quote.length <= words.length && comparisons < COMPARISONS_MAX; at += 1) {
    let length = 0
    while (length < quote.length && isAlike(words[at + length]?.text ?? '', quote[length]?.text ?? ''))
      length += 1
    comparisons += length + 1
    const [first, last] = [words[at], words[at + length - 1]]
    if (length < quote.length || !first || !last) continue
    if (best === null || Math.abs(first.start - target) < Math.abs(best.start - target))
      best = { text: '', start: first.start, end: last.end }
  }
  return best
}

/**
 * Nearest to `at` (null: the first). White space, dashes, quotation marks, compatibility forms, case, punctuation between words and one
 * slip a word are forgiven, and words left out with an ellipsis; without `forgivesSlips` neither case, punctuation nor slips. Returns the message's own words with their offsets.
 */
export function createQuoteFinder(
  message: string,
  { forgivesSlips = true } = {},
): (quote: string, at: number | null) => Span | null {
  let foldedMessage: Folded | null = null
  let words: Word[] | null = null
  const spanOf = (start: number, end: number): Span => ({ start, end, text: message.slice(start, end) })
  const findWhole = (quote: string, at: number | null): Span | null => {
    const target = at ?? 0
    const exact = quote.trim()
    const exactStart = exact === '' ? null : findNearest(message, exact, target, (index) => index)
    if (exactStart !== null) return spanOf(exactStart, exactStart + exact.length)
    const foldedQuote = fold(exact).text.trim()
    if (foldedQuote === '') return null
    foldedMessage ??= fold(message)
    const { text, starts, ends } = foldedMessage
    const index = findNearest(text, foldedQuote, target, (offset) => starts[offset] ?? 0)
    if (index !== null) {
      const start = starts[index] ?? 0
      return spanOf(start, ends[index + foldedQuote.length - 1] ?? start)
    }
    if (!forgivesSlips) return null
    words ??= wordsOf(message)
    const quoted = wordsOf(foldedQuote)
    const alike = quoted.length === 0 ? null : findAlike(words, quoted, target)
    return alike && spanOf(alike.start, alike.end)
  }
  /** "From here … to there": all that stands between is quoted too. */
  const findEnds = (quote: string, at: number | null): Span | null => {
    const [first = '', last = '', ...more] = quote.split(ELLIPSIS)
    if (more.length > 0 || first.trim() === '' || last.trim() === '') return null
    const from = findWhole(first, at)
    const to = from && findWhole(last, from.end)
    return from && to && to.start >= from.end && to.end - from.start <= ELLIPSIS_MAX_CHARS
      ? spanOf(from.start, to.end)
      : null
  }
  return (quote, at) =>
    findWhole(quote, at) ?? (forgivesSlips && ELLIPSIS.test(quote) ? findEnds(quote, at) : null)
}
