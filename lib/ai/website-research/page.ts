import type { PageKind } from '@/lib/research/options'

/** UTF-16 offsets. */
export interface TextBlock {
  kind: 'heading' | 'text' | 'item' | 'term' | 'row'
  /** 1 to 7 for a heading, else 0. */
  level: number
  start: number
  end: number
  /** The bold words it starts with. */
  lead: string | null
  linked: boolean
}

/** Text addressed to an AI is not in it. */
export interface PageText {
  address: string
  kind: PageKind
  title: string | null
  language: string | null
  text: string
  blocks: TextBlock[]
  names: string[]
}
