/** UTF-16 offsets. */
export interface Sentence {
  text: string
  start: number
  end: number
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Full stops that do not end a sentence: abbreviations in English, German and Welsh, and initials. */
const UNFINISHED =
  /(?:\b(?:Ltd|Co|Inc|Mr|Mrs|Ms|Dr|Prof|No|St|Rd|vs|approx|incl|inkl|ca|bzw|ggf|Nr|Str|Tel|evtl|zzgl|mind|max|etc|e\.g|i\.e|z\. ?B|u\. ?a|d\. ?h|Dipl|Ing)\.|\b\p{Lu}\.)\s*$/u
/** German ordinals: "am 3. Mai", "ein 13. Monatsgehalt". */
const ORDINAL = /\b\d{1,2}\.\s*$/
const AFTER_ORDINAL =
  /^\s*(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Monatsgehalt|Jahrhundert|Generation)/
const LOWER = /^\s*[\p{Ll}\d(]/u

/** Characters around a full stop that decide whether a sentence ends there. Looking at more makes long texts quadratic. */
const CONTEXT_CHARS = 60
/** A longer run without an end is cut at its next full stop. */
const SENTENCE_MAX_CHARS = 2000

/** A line break counts as white space. */
export function sentencesOf(text: string): Sentence[] {
  const flat = text.replace(/\n/g, ' ')
  const sentences: Sentence[] = []
  let start = 0
  for (const { index, segment } of SEGMENTER.segment(flat)) {
    const end = index + segment.length
    const rest = flat.slice(end, end + CONTEXT_CHARS)
    const before = flat.slice(Math.max(start, end - CONTEXT_CHARS), end)
    const isNumbered = /\bno\.\s*$/.test(before) && /^\s*\d/.test(rest)
    const isOrdinal = ORDINAL.test(before) && AFTER_ORDINAL.test(rest)
    const isUnfinished =
      isOrdinal ||
      isNumbered ||
      UNFINISHED.test(before) ||
      (LOWER.test(rest) && !/[.!?]["”’)]?\s*$/.test(segment))
    if (rest !== '' && isUnfinished && end - start < SENTENCE_MAX_CHARS) continue
    const sentence = flat.slice(start, end)
    const lead = sentence.length - sentence.trimStart().length
    const trimmed = sentence.trim()
    if (trimmed !== '')
      sentences.push({ text: trimmed, start: start + lead, end: start + lead + trimmed.length })
    start = end
  }
  return sentences
}
