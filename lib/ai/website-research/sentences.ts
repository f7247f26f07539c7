/** A sentence by its place in a text. */
export interface Sentence {
  text: string
  start: number
  end: number
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Ends that are no sentence's: abbreviations in English, German and Welsh, initials, ordinals. */
const UNFINISHED =
  /(?:\b(?:Ltd|Co|Inc|Mr|Mrs|Ms|Dr|Prof|No|St|Rd|vs|approx|incl|inkl|ca|bzw|ggf|Nr|Str|Tel|evtl|zzgl|mind|max|etc|e\.g|i\.e|z\. ?B|u\. ?a|d\. ?h|Dipl|Ing)\.|\b\p{Lu}\.|\b\d{1,2}\.)\s*$/u
const LOWER = /^\s*[\p{Ll}\d(]/u

/** The sentences of one block. A line break inside it counts as white space. */
export function sentencesOf(text: string): Sentence[] {
  const flat = text.replace(/\n/g, ' ')
  const found: Sentence[] = []
  let start = 0
  for (const { index, segment } of SEGMENTER.segment(flat)) {
    const end = index + segment.length
    const rest = flat.slice(end)
    const open =
      UNFINISHED.test(flat.slice(start, end)) || (LOWER.test(rest) && !/[.!?]["”’)]?\s*$/.test(segment))
    if (rest !== '' && open) continue
    const words = flat.slice(start, end)
    const lead = words.length - words.trimStart().length
    const trimmed = words.trim()
    if (trimmed !== '') found.push({ text: trimmed, start: start + lead, end: start + lead + trimmed.length })
    start = end
  }
  return found
}
