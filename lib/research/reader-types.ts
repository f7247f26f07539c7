import type { ResearchField } from './options'
import type { ResearchNotice, ResearchProgress } from './schema'

export interface ResearchPage {
  address: string
  title: string | null
  language: string | null
  text: string
}

export interface ReadingResult {
  pages: { page: ResearchPage }[]
  /** `page` is an index of `pages`; `quote` is copied from that page's text. */
  findings: { field: ResearchField; page: number; text: string; quote: string }[]
  description: string | null
  notices: ResearchNotice[]
  engine: string
  reason: string | null
}

/** Passed in, so that this folder doesn't depend on `lib/ai`. Throws ResearchError. */
export interface ResearchReader {
  readWebsite(input: {
    website: string
    companyName: string
    signal: AbortSignal
    onProgress: (progress: ResearchProgress) => void
  }): Promise<ReadingResult>
  readDocument(input: {
    name: string
    text: string
    companyName: string
    truncated?: boolean
    signal?: AbortSignal | undefined
  }): Promise<ReadingResult>
}
