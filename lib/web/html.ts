import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { PageReader } from './page-reader'

export interface PageBlock {
  /** `row` is a table row with each cell on a line of `text`. */
  kind: 'heading' | 'text' | 'item' | 'term' | 'row'
  /** 1 to 6 for headings, 7 for a bold line that acts as one, else 0. */
  level: number
  /** With the page's line breaks. */
  text: string
  /** At the start of the text, in bold. */
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
  language: string | null
  blocks: PageBlock[]
  /** The target of a meta refresh. */
  refresh: string | null
  /** Including navigation and footer. */
  links: PageLink[]
  /** The texts of JSON-LD scripts. */
  structured: string[]
  /** Hidden elements and comments. Never content; checked only for injected instructions. */
  hidden: string[]
  /** Often holds the postal address. */
  footer: string[]
  scripts: number
  /** The root element of a JavaScript application, or a request to enable JavaScript. */
  isShell: boolean
  /** The nesting was too deep, or there were too many blocks. */
  truncated: boolean
}

export const DEPTH_MAX = 256
const SLICE_CHARACTERS = 32 * 1024

/** In slices, yielding to other work between them. Accepts any text; throws only when `signal` aborts. */
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
