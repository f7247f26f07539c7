import { type Span, trimSpan } from './spans'

const END = /[.!?…]+["'”’)\]]*(?=\s|$)|\r?\n|;(?=\s)|\s[•▪●◦‣·](?=\s)|\t+|\s\|\s/gu
/** A full stop after one of these ends no sentence unless a capital follows. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|approx|incl|inc|st|mr|mrs|ms|dr|vs|max|min|yrs?|hrs?|ltd|co|p\.a|a\.m|p\.m|dept|ext|ref|tel)|\b\p{L})\.$/iu
/** Never the end, whatever follows. */
const TITLE = /\b(?:mr|mrs|ms|dr|st|ref|e\.g|i\.e|vs|approx)\.$/iu
const NUMBERING = /^\(?(?:\d{1,2}|[a-z])[.)]$/iu

function isEnd(text: string, from: number, end: number): boolean {
  const before = text.slice(Math.max(from, end - 10), end)
  if (NUMBERING.test(text.slice(from, end).trim())) return false
  if (TITLE.test(before)) return false
  if (!ABBREVIATION.test(before)) return true
  const next = /^\s+(\S)/u.exec(text.slice(end, end + 40))?.[1] ?? ''
  return next !== '' && next !== next.toLowerCase()
}

/** Sentences, lines and list items, in order. A bullet belongs to the item it opens. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  const push = (to: number) => {
    const span = trimSpan(text, { start: from, end: to })
    if (span) spans.push(span)
    from = to
  }
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (/[•▪●◦‣·]/u.test(match[0])) push(match.index)
    else if (match[0].startsWith('.') && match[0].length === 1 && !isEnd(text, from, end)) continue
    else push(end)
  }
  push(text.length)
  return spans
}
