import type { ResearchField } from '@/lib/research/options'
import type { ReadPage } from './read'

/** One thing that a page says of the company; `start` and `end` are the place of its words in the page's text. */
export interface Finding {
  field: ResearchField
  page: number
  text: string
  start: number
  end: number
}

export const toFinding = (
  field: ResearchField,
  { page, text, start, end }: Omit<Finding, 'field'>,
): Finding => ({
  field,
  page,
  text: text.replace(/[;,]$/, '').trim(),
  start,
  end,
})

export const textBetween = (read: readonly ReadPage[], page: number, start: number, end: number) =>
  (read[page]?.page.text ?? '').slice(start, end)
