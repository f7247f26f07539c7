import { cleanText } from '@/lib/ai/prompt-data'
import { type PageKind, RESEARCH_LIMITS, type ResearchField } from '@/lib/research/options'
import type { PageBlock, WebPage } from '@/lib/web/html'
import { isAddressedToAi } from './injection'
import { detectLanguage } from './language'
import type { PageText, TextBlock } from './page'
import { readStructuredData } from './structured'

/** Talk of cookies that no class name gave away, and other lines of the page's own machinery. */
const BOILERPLATE =
  /\bcookies?\b[^.]{0,80}\b(?:website|site|experience|consent|accept|settings|preferences|browser|analytics|agree)\b|\b(?:we|this (?:web)?site) uses? cookies\b|\bcookies (?:verwend|einsetz|setzen)|\b(?:verwenden|nutzen|setzen)\b[^.]{0,30}\bcookies\b|\bcwcis\b|^(?:accept(?: all)?|reject(?: all)?|skip to (?:main )?content|read more|learn more|find out more|menu|search|back to top|share|©.*|copyright .*|all rights reserved.*|alle rechte vorbehalten.*|weiterlesen|mehr erfahren|darllen mwy|rhagor)$/i

/** A page as it is read, and whether it tried to speak to an AI. */
export interface ReadPage {
  page: PageText
  /** From JSON-LD and the page's description of itself; `start` and `end` stand in the page's text, after its blocks. */
  asides: { field: ResearchField | 'description'; start: number; end: number }[]
  hasInjection: boolean
}

interface Piece extends Omit<TextBlock, 'start' | 'end'> {
  text: string
}

/** The text of a page in one normal form, without machinery and without anything that is addressed to an AI. */
export function readPage(page: WebPage, at: { address: string; kind: PageKind }): ReadPage {
  const structured = readStructuredData(page.structured)
  const { pieces, tried } = removeInjections(takeFirstBlocks(page.blocks).map(toPiece).filter(isContent))
  let text = ''
  const blocks: TextBlock[] = []
  for (const { text: words, ...piece } of pieces) {
    if (text.length + words.length > RESEARCH_LIMITS.sourceText) break
    blocks.push({ ...piece, start: text.length, end: text.length + words.length })
    text += `${words}\n`
  }
  const asides: ReadPage['asides'] = []
  let triedAside = page.hidden.some(isAddressedToAi)
  const aside = (field: ReadPage['asides'][number]['field'], words: string) => {
    if (isAddressedToAi(words)) triedAside = true
    else if (text.length + words.length <= RESEARCH_LIMITS.sourceText + 10_000) {
      asides.push({ field, start: text.length, end: text.length + words.length })
      text += `${words}\n`
    }
  }
  for (const words of [page.description, structured.description])
    if (words) aside('description', flattenText(words))
  for (const { field, text: words } of structured.facts) aside(field, words)
  for (const words of findAddresses(page.footer)) aside('locations', words)
  const title = page.title ? flattenText(page.title).slice(0, RESEARCH_LIMITS.title) : null
  const names = [page.siteName, ...structured.names].flatMap((name) => (name ? [flattenText(name)] : []))
  return {
    page: {
      ...at,
      title: title && !isAddressedToAi(title) ? title : null,
      language: detectLanguage(text) ?? languageTag(page.language),
      text,
      blocks,
      names: [...new Set(names)].filter((name) => name.length > 1 && name.length < 80),
    },
    asides,
    hasInjection: tried || triedAside,
  }
}

/** A text without markup, such as a document's: its lines are its blocks, short ones without a full stop its headings. */
export function readPlainText(source: string, address: string): ReadPage {
  const blocks = cleanText(source)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): PageBlock => {
      const bullet = /^(?:[-–—•*·▪◦‣]|\d{1,2}[.)])\s+(?=\S)/.exec(line)
      const text = bullet ? line.slice(bullet[0].length) : line
      const isTitle = !bullet && text.length <= 60 && !/[.,;:!?]$/.test(text) && !/[.!?]\s/.test(text)
      const kind = bullet ? 'item' : isTitle ? 'heading' : 'text'
      return { kind, level: isTitle ? 3 : 0, text, lead: null, linked: false }
    })
  const page: WebPage = {
    title: null,
    description: null,
    siteName: null,
    language: null,
    refresh: null,
    blocks,
    links: [],
    structured: [],
    hidden: [],
    footer: [],
    scripts: 0,
    isShell: false,
    truncated: false,
  }
  return readPage(page, { address, kind: 'careers' })
}

const POSTAL_ADDRESS =
  /(?:[\p{Lu}\d][\p{L}\d'’.&-]*(?: [\p{L}\d'’.&-]+){0,4},\s*){1,5}\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2},?\s+[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s+\d[A-Z]{2})?(?![\p{L}\d])/u
/** "The Old Maltings, Ely, Cambridgeshire": names of places alone, on a line of their own. */
const PLACE_NAMES =
  /^(?:\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}, ){2,4}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u
const ADDRESS_LIMITS = { line: 240, count: 3 }

/** The company's addresses in a footer. */
function findAddresses(footer: readonly string[]): string[] {
  const found = footer
    .filter((text) => text.length <= ADDRESS_LIMITS.line)
    .flatMap((text) => POSTAL_ADDRESS.exec(text)?.[0] ?? PLACE_NAMES.exec(text)?.[0] ?? [])
  return [...new Set(found)].slice(0, ADDRESS_LIMITS.count)
}

/** As many blocks as are kept, so that a page costs no more than that, whatever it holds. */
function takeFirstBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  let length = 0
  return blocks.filter(({ text }) => {
    length += text.length
    return length <= RESEARCH_LIMITS.sourceText
  })
}

const flattenText = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()

function toPiece({ text, lead, ...block }: PageBlock): Piece {
  const words = cleanText(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return { ...block, text: words.join('\n'), lead: lead && flattenText(lead) }
}

const isContent = ({ text }: Piece) => text !== '' && /[\p{L}\p{N}]/u.test(text) && !BOILERPLATE.test(text)

/** Leaves out every block that is addressed to an AI, alone or together with its neighbour, and what such a block announces. */
function removeInjections(pieces: readonly Piece[]): { pieces: Piece[]; tried: boolean } {
  const addressed = pieces.map(({ text }) => isAddressedToAi(text))
  const dropped = addressed.map((own, at) => {
    const before = pieces[at - 1]
    const after = pieces[at + 1]
    const here = pieces[at]
    if (own || (addressed[at - 1] && /[:–—-]$/.test(before?.text ?? ''))) return true
    if (addressed[at - 1] && before?.kind === 'heading') return true
    const joined = (one?: Piece, other?: Piece) =>
      one !== undefined &&
      other !== undefined &&
      one.text.length + other.text.length < 300 &&
      isAddressedToAi(`${one.text} ${other.text}`)
    return (!addressed[at - 1] && joined(before, here)) || (!addressed[at + 1] && joined(here, after))
  })
  return { pieces: pieces.filter((_, at) => !dropped[at]), tried: dropped.includes(true) }
}

/** A language tag in its shortest form ("en-GB" is "en"); null where it is none. */
function languageTag(declared: string | null): string | null {
  return /^[a-z]{2,3}(?=$|[-_])/i.exec(declared?.trim() ?? '')?.[0].toLowerCase() ?? null
}
