import type { ResearchField } from './options'
import type { ResearchNotice, ResearchProgress } from './schema'

/** A page or document that was read. */
export interface ReadPageText {
  address: string
  title: string | null
  language: string | null
  text: string
}

/** What a website or document says about a company. */
export interface Reading {
  pages: { page: ReadPageText }[]
  /** `page` is an index of `pages`; `quote` is copied from that page's text. */
  findings: { field: ResearchField; page: number; text: string; quote: string }[]
  description: string | null
  notices: ResearchNotice[]
  engine: string
  /** Why the model did not write, for the log; null where it did. */
  reason: string | null
}

/** Reads websites and documents. Given by the caller, so that this room knows no model. Throws ResearchError. */
export interface ResearchReader {
  readWebsite(input: {
    website: string
    companyName: string
    signal: AbortSignal
    onProgress: (progress: ResearchProgress) => void
  }): Promise<Reading>
  readDocument(input: {
    name: string
    text: string
    companyName: string
    cut?: boolean
    signal?: AbortSignal | undefined
  }): Promise<Reading>
}
