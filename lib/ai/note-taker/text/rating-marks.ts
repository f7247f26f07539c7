import type { Span } from './spans'

/** Marks of a person specification set out as a table: each rates what stands before it. */
const TABLE_MARKS: Readonly<Record<string, 'must' | 'nice'>> = {
  e: 'must',
  d: 'nice',
  essential: 'must',
  required: 'must',
  desirable: 'nice',
  preferred: 'nice',
}
/** Fewer may be headings. */
export const TABLE_ROWS = 5

export const tableMarkOf = (text: string, { start, end }: Span) =>
  TABLE_MARKS[text.slice(start, end).toLowerCase().replace(/\.$/, '')]

/** "Revit (essential)", "Reads drawings (D)". A letter counts where several lines have one. */
export const LINE_MARK = /[([](e|d|essential|desirable)[)\]]\W*$/iu
export const LINE_MARKS = 3
export const lineMarkOf = (said: string, isMarked: boolean): 'must' | 'nice' | undefined => {
  const mark = LINE_MARK.exec(said)?.[1]?.toLowerCase()
  return mark && (mark.length > 1 || isMarked) ? TABLE_MARKS[mark] : undefined
}
