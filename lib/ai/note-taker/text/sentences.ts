import { flatBreaks } from './flat'
import { isFurniture } from './furniture'
import { type Span, trimSpan } from './spans'

const END = /[.!?…]+["'”’)\]]*(?=\s|$)|\r?\n|;(?=\s)|\s[•▪●◦‣·→✅➢✓✔\uF0B7](?=\s)|\t+|\s\|\s/gu
/** Bullets of a list that lost its line breaks, where there are several. */
const FLAT_BULLET = /\s[o+*](?=\s+[\p{Lu}\d£])/gu
const FLAT_BULLETS = 3
const FLAT_END = new RegExp(`${END.source}|${FLAT_BULLET.source}`, 'gu')
const OPENS_ITEM = /[•▪●◦‣·→✅➢✓✔\uF0B7]|^\s[o+*]$/u
/** A mark between two things that belongs to neither. */
const DIVIDES = /^\s\|\s$/u

/** A full stop after one of these ends no sentence unless a capital follows. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|approx|incl|inc|st|mr|mrs|ms|dr|vs|max|min|yrs?|hrs?|ltd|co|p\.a|a\.m|p\.m|dept|ext|ref|tel)|\b\p{L})\.$/iu
/** Never the end, whatever follows. */
const TITLE = /\b(?:mr|mrs|ms|dr|st|ref|e\.g|i\.e|vs|approx)\.$/iu
/** A capital may be a name: "C. Rust. Zephyr". */
const NUMBERING = /(?:^|[:;]\s+)\(?(?:\d{1,2}|[a-z])[.)]$/u

function isEnd(text: string, from: number, end: number): boolean {
  const before = text.slice(Math.max(from, end - 10), end)
  if (NUMBERING.test(text.slice(from, end).trim())) return false
  if (TITLE.test(before)) return false
  if (!ABBREVIATION.test(before)) return true
  const next = /^\s+(\S)/u.exec(text.slice(end, end + 40))?.[1] ?? ''
  return next !== '' && next !== next.toLowerCase()
}

const BULLET =
  /^\s*(?:[-–—*•▪●◦‣·→➢✓✔✅>~\uF0B7]|\(?\d{1,2}[.)]\s|\d{1,2}\.\d{1,2}\.?\s+(?=\p{Lu})|o\s+(?=[\p{Lu}\d£]))/u
/** Lines of text that was wrapped by hand or by a PDF are about as long as each other. */
const MOST_WIDTH = 110
/** Shorter lines make a list. */
const LEAST_WIDTH = 40
const LEAST_FULL_LINES = 3
const FULL = 0.72

/** True where the next line continues a list item: it is indented, or starts mid-sentence. */
const goesOnInItem = (line: string, next: string): boolean =>
  /^\s*[\p{Ll}(&]/u.test(next) ||
  (/^\s{2,}\S/u.test(next) && !/[.!?:;]["'”’)]*\s*$/u.test(line)) ||
  /(?:,|\b(?:and|or|of|the|an?|to|for|in|on|with|without))\s*$/u.test(line)

/** Where a line break stands inside a sentence: the offsets of such breaks. */
function wrapsOf(text: string): Set<number> {
  const wraps = new Set<number>()
  const lines = text.split('\n')
  const width = Math.max(...lines.map((line) => line.trim().length))
  const isFull = (line: string) => line.trim().length >= width * FULL
  const isWrapped =
    width >= LEAST_WIDTH && width <= MOST_WIDTH && lines.filter(isFull).length >= LEAST_FULL_LINES
  let at = -1
  let isItem = false
  for (const [index, line] of lines.entries()) {
    at += line.length + 1
    const next = lines[index + 1]
    isItem = line.trim() !== '' && (BULLET.test(line) || (isItem && wraps.has(at - line.length - 1)))
    if (next === undefined || next.trim() === '' || line.trim() === '') continue
    if (isItem && !BULLET.test(next) && !isFurniture(next) && goesOnInItem(line, next)) {
      wraps.add(at)
      continue
    }
    if (/[.!?:;]["'”’)]*\s*$/u.test(line) || BULLET.test(next)) continue
    if (isFurniture(line) || isFurniture(next)) continue
    const goesOn = /^\s*[\p{Ll}(&]/u.test(next) && line.trim().length > MOST_WIDTH / 3
    if (goesOn || (isWrapped && isFull(line) && !BULLET.test(next))) wraps.add(at)
  }
  return wraps
}

/** Sentences, lines and list items, in order. A bullet belongs to the item it opens. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = []
  const wraps = text.includes('\n') ? wrapsOf(text) : new Set<number>()
  let from = 0
  const push = (to: number) => {
    const span = trimSpan(text, { start: from, end: to })
    if (span) spans.push(span)
    from = to
  }
  const isFlat = (text.match(FLAT_BULLET)?.length ?? 0) >= FLAT_BULLETS
  const breaks = [...flatBreaks(text)].sort((a, b) => a - b)
  const pushBreaks = (to: number) => {
    while (breaks[0] !== undefined && breaks[0] <= to) push(breaks.shift() ?? to)
  }
  for (const match of text.matchAll(isFlat ? FLAT_END : END)) {
    const end = match.index + match[0].length
    pushBreaks(match.index)
    if (match[0].endsWith('\n') && wraps.has(end - 1)) continue
    if (OPENS_ITEM.test(match[0])) push(match.index)
    else if (DIVIDES.test(match[0])) {
      push(match.index)
      from = end
    } else if (match[0].startsWith('.') && match[0].length === 1 && !isEnd(text, from, end)) continue
    else push(end)
  }
  pushBreaks(text.length)
  push(text.length)
  return spans
}
