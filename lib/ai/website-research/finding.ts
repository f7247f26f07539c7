import type { ResearchField } from '@/lib/research/options'
import type { ReadPage } from './read'

/** `start` and `end` are offsets in the page's text. */
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

export const textBetween = (pages: readonly ReadPage[], page: number, start: number, end: number) =>
  (pages[page]?.page.text ?? '').slice(start, end)
