import { cleanText } from '@/lib/consultation/guard/language/unmask'
import { type PageKind, RESEARCH_LIMITS, type ResearchField } from '@/lib/research/options'
import type { PageBlock, WebPage } from '@/lib/web/html'
import { isAddressedToAi } from './injection'
import { detectLanguage } from './language'
import type { PageText, TextBlock } from './page'
import { readStructuredData } from './structured'

/** Cookie notices without a telling class name, and other lines that are only navigation. */
const BOILERPLATE =
  /\bcookies?\b[^.]{0,80}\b(?:website|site|experience|consent|accept|settings|preferences|browser|analytics|agree)\b|\b(?:we|this (?:web)?site) uses? cookies\b|\bcookies (?:verwend|einsetz|setzen)|\b(?:verwenden|nutzen|setzen)\b[^.]{0,30}\bcookies\b|\bcwcis\b|^(?:accept(?: all)?|reject(?: all)?|skip to (?:main )?content|read more|learn more|find out more|menu|search|back to top|share|©.*|copyright .*|all rights reserved.*|alle rechte vorbehalten.*|weiterlesen|mehr erfahren|darllen mwy|rhagor)$/i

export interface ReadPage {
  page: PageText
  /** From JSON-LD, the meta description and the footer; offsets into the page's text, where they follow its blocks. */
  asides: { field: ResearchField | 'description'; start: number; end: number }[]
  /** Text addressed to an AI, which was left out. */
  hasInjection: boolean
}

interface CleanBlock extends Omit<TextBlock, 'start' | 'end'> {
  text: string
}

/** In characters, after the text of the blocks. */
const ASIDES_LENGTH = 10_000

/** Without boilerplate and without anything addressed to an AI. */
export function readPage(page: WebPage, source: { address: string; kind: PageKind }): ReadPage {
  const structured = readStructuredData(page.structured)
  const content = removeInjections(takeFirstBlocks(page.blocks).map(toCleanBlock).filter(isContent))
  let text = ''
  const blocks: TextBlock[] = []
  for (const { text: blockText, ...block } of content.blocks) {
    if (text.length + blockText.length > RESEARCH_LIMITS.sourceText) break
    blocks.push({ ...block, start: text.length, end: text.length + blockText.length })
    text += `${blockText}\n`
  }
  const asides: ReadPage['asides'] = []
  let hasInjection = content.hasInjection || page.hidden.some(isAddressedToAi)
  const addAside = (field: ReadPage['asides'][number]['field'], aside: string) => {
    if (isAddressedToAi(aside)) hasInjection = true
    else if (text.length + aside.length <= RESEARCH_LIMITS.sourceText + ASIDES_LENGTH) {
      asides.push({ field, start: text.length, end: text.length + aside.length })
      text += `${aside}\n`
    }
  }
  for (const description of [page.description, structured.description])
    if (description) addAside('description', flattenText(description))
  for (const fact of structured.facts) addAside(fact.field, fact.text)
  for (const address of findAddresses(page.footer)) addAside('locations', address)
  const title = page.title ? flattenText(page.title).slice(0, RESEARCH_LIMITS.title) : null
  const names = [page.siteName, ...structured.names].flatMap((name) => (name ? [flattenText(name)] : []))
  return {
    page: {
      ...source,
      title: title && !isAddressedToAi(title) ? title : null,
      language: detectLanguage(text) ?? languageTag(page.language),
      text,
      blocks,
      names: [...new Set(names)].filter((name) => name.length > 1 && name.length < 80),
    },
    asides,
    hasInjection,
  }
}

/** Lines are blocks; short lines without a full stop are headings. */
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
/** "The Old Maltings, Ely, Cambridgeshire": only place names, on a line of their own. */
const PLACE_NAMES =
  /^(?:\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}, ){2,4}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u
const ADDRESS_LIMITS = { line: 240, count: 3 }

function findAddresses(footer: readonly string[]): string[] {
  const addresses = footer
    .filter((text) => text.length <= ADDRESS_LIMITS.line)
    .flatMap((text) => POSTAL_ADDRESS.exec(text)?.[0] ?? PLACE_NAMES.exec(text)?.[0] ?? [])
  return [...new Set(addresses)].slice(0, ADDRESS_LIMITS.count)
}

/** That is twelve characters a line on a page of the greatest length. */
const MAX_BLOCKS = 5000

/** Bounds the work a page can cause, however long it is. */
function takeFirstBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  let length = 0
  return blocks.slice(0, MAX_BLOCKS).filter(({ text }) => {
    length += text.length
    return length <= RESEARCH_LIMITS.sourceText
  })
}

const flattenText = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()

function toCleanBlock({ text, lead, ...block }: PageBlock): CleanBlock {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return { ...block, text: lines.join('\n'), lead: lead && flattenText(lead) }
}

const isContent = ({ text }: CleanBlock) =>
  text !== '' && /[\p{L}\p{N}]/u.test(text) && !BOILERPLATE.test(text)

/** Two neighbouring blocks longer than this together are not one sentence. */
const MAX_JOINED_LENGTH = 300

/** Joined with a neighbour too, and with the block that such a block announces. */
function removeInjections(blocks: readonly CleanBlock[]): { blocks: CleanBlock[]; hasInjection: boolean } {
  const addressed = blocks.map(({ text }) => isAddressedToAi(text))
  const isAddressedTogether = (first?: CleanBlock, second?: CleanBlock) =>
    first !== undefined &&
    second !== undefined &&
    first.text.length + second.text.length < MAX_JOINED_LENGTH &&
    isAddressedToAi(`${first.text} ${second.text}`)
  const kept = blocks.filter((block, index) => {
    const previous = blocks[index - 1]
    if (addressed[index]) return false
    if (addressed[index - 1]) {
      if (previous?.kind === 'heading' || /[:–—-]$/.test(previous?.text ?? '')) return false
    } else if (isAddressedTogether(previous, block)) return false
    return addressed[index + 1] || !isAddressedTogether(block, blocks[index + 1])
  })
  return { blocks: kept, hasInjection: kept.length < blocks.length }
}

/** The language of a tag ("en" of "en-GB"), or null. */
function languageTag(declared: string | null): string | null {
  return /^[a-z]{2,3}(?=$|[-_])/i.exec(declared?.trim() ?? '')?.[0].toLowerCase() ?? null
}
