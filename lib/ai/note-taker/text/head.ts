import cues from '@/lib/ai/note-taker/lexicon/cues.json'
import { wordsOf } from './words'

const HEAD_WORDS: ReadonlySet<string> = new Set(cues.heads)
/** "Job: run the trials", "Nice - PowerShell": the words before the mark head what follows. */
const HEAD =
  /^(?:[-–—*•▪●◦‣·→➢✓✔✅>\uF0B7]\s*)?((?:[\p{L}’'/&-]+\s+){0,4}[\p{L}’'/&-]+)\s*(?::\s*|\s[–—-]\s+)(?=\S)/u

/** "Nice to haves are Revit and Tekla". */
const RATING_HEAD =
  /^(?:(?:the|our|my) )?((?:nice[- ]to[- ]have|must[- ]have|must|essential|desirable|bonus)s?) (?:are|is|would be|include)\s+(?=\S)/iu

export const NUMBERING = /^\(?\d{1,2}(?:[.)]|\.\d{1,2}\.?(?=\s+\p{Lu}))\s+/u

/** The words that head a piece, and the length of what they take with their mark; 0 where there are none. */
export function headOf(said: string): { length: number; words: string[] } {
  const number = NUMBERING.exec(said)?.[0].length ?? 0
  const [found = '', head = ''] = HEAD.exec(said.slice(number)) ?? RATING_HEAD.exec(said.slice(number)) ?? []
  const words = wordsOf(head).map((word) => word.text)
  return words.length > 0 && words.every((word) => HEAD_WORDS.has(word))
    ? { length: number + found.length, words }
    : { length: 0, words: [] }
}
