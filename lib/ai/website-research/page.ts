import type { PageKind } from '@/lib/research/options'

/** What a stretch of a page's text is. */
export type BlockKind = 'heading' | 'text' | 'item' | 'term' | 'row'

/** A stretch of the text of a page or document, by UTF-16 offsets. */
export interface TextBlock {
  kind: BlockKind
  /** Of a heading, 1 to 7; else 0. */
  level: number
  start: number
  end: number
  /** The bold words it begins with. */
  lead: string | null
  linked: boolean
}

/** A page or document as the reader takes it: cleaned text, and where what stands in it. Nothing in it speaks to an AI. */
export interface PageText {
  address: string
  kind: PageKind
  title: string | null
  language: string | null
  text: string
  blocks: TextBlock[]
  /** Names the company goes by on this page. */
  names: string[]
}
