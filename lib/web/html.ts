import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { PageReader } from './page-reader'

/** A stretch of a page's main text. */
export interface PageBlock {
  /** `row`: a table's row, its cells in `text` on a line each. */
  kind: 'heading' | 'text' | 'item' | 'term' | 'row'
  /** Of a heading 1 to 6; 7 where the page only made a line bold. Else 0. */
  level: number
  /** One line, or the lines that the page broke it into. */
  text: string
  /** The bold words that a text begins with, or null. */
  lead: string | null
  /** The whole text is a link. */
  linked: boolean
}

export interface PageLink {
  href: string
  text: string
}

/** What a page says, without what only makes it up. */
export interface WebPage {
  title: string | null
  /** Its own description of itself: Open Graph's, or the meta element's. */
  description: string | null
  siteName: string | null
  /** As declared. */
  language: string | null
  blocks: PageBlock[]
  /** Where a meta element sends the reader on to. */
  refresh: string | null
  /** All links, those of navigation and footer too. */
  links: PageLink[]
  /** The texts of its JSON-LD scripts. */
  structured: string[]
  /** Texts that no reader sees: hidden elements and comments. Never content; read only for what they try. */
  hidden: string[]
  /** The lines of its footer, where its address stands. */
  footer: string[]
  scripts: number
  /** It has the empty root of a JavaScript application, or says that it needs JavaScript. */
  isShell: boolean
  /** Its markup was nested too deeply, or it was too long, and was read up to there. */
  truncated: boolean
}

/** Nesting past this is an attack or an accident; what comes after is not read. */
export const DEPTH_MAX = 256
const SLICE_CHARACTERS = 32 * 1024

/** Reads a page's markup as a stream, in slices between which other work gets its turn. Takes any text; throws nothing. */
export async function readHtml(html: string, signal?: AbortSignal): Promise<WebPage> {
  const reader = new PageReader(DEPTH_MAX)
  const parser = new Parser(reader.handler, { lowerCaseTags: true, lowerCaseAttributeNames: true })
  for (let at = 0; at < html.length && !reader.isFull; at += SLICE_CHARACTERS) {
    signal?.throwIfAborted()
    parser.write(html.slice(at, at + SLICE_CHARACTERS))
    await setImmediate()
  }
  if (!reader.isFull) parser.end()
  return reader.page()
}
