import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { PageReader } from './page-reader'

/** A block of a page's main text. */
export interface PageBlock {
  /** `row` is a table row with each cell on a line of `text`. */
  kind: 'heading' | 'text' | 'item' | 'term' | 'row'
  /** 1 to 6 for headings, 7 for a bold line that acts as one, else 0. */
  level: number
  /** With the page's own line breaks. */
  text: string
  /** The bold words at the start of the text, or null. */
  lead: string | null
  /** The whole text is a link. */
  linked: boolean
}

export interface PageLink {
  href: string
  text: string
}

export interface WebPage {
  title: string | null
  /** From Open Graph or the meta element. */
  description: string | null
  siteName: string | null
  /** From the lang attribute. */
  language: string | null
  blocks: PageBlock[]
  /** The target of a meta refresh. */
  refresh: string | null
  /** All links, including navigation and footer. */
  links: PageLink[]
  /** The texts of its JSON-LD scripts. */
  structured: string[]
  /** Text in hidden elements and comments. Never content; checked only for injected instructions. */
  hidden: string[]
  /** Lines of the footer, which often holds the postal address. */
  footer: string[]
  scripts: number
  /** Has the root element of a JavaScript application, or says that it needs JavaScript. */
  isShell: boolean
  /** Reading stopped at too deep nesting or too many blocks. */
  truncated: boolean
}

/** Reading stops at deeper nesting. */
export const DEPTH_MAX = 256
const SLICE_CHARACTERS = 32 * 1024

/** Reads a page's markup in slices, yielding to other work between them. Accepts any text; throws only when `signal` aborts. */
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
