import type { Handler } from 'htmlparser2'
import type { PageBlock, PageLink, WebPage } from './html'
import { hasTitleClass, isBoilerplate, isHidden } from './visibility'

const BLOCK_ELEMENTS = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
)
const HEADING_ELEMENT = /^h[1-6]$/
const BOLD_ELEMENTS = new Set(['b', 'strong'])
const APPLICATION_ROOT_ID = /^(?:root|app|__next|__nuxt|___gatsby|react-root|app-root|main-app|svelte)$/
const NEEDS_SCRIPT = /java\s?script/i

const LIMITS = {
  blocks: 4000,
  links: 1500,
  blockText: 4000,
  hidden: 300,
  hiddenText: 60_000,
  structured: 40,
  structuredText: 100_000,
  footer: 2000,
}
/** A longer text is not a heading if only its class says so. */
const CLASS_TITLE_MAX = 120
const ROW_CELLS_MAX = 4
const ROW_CELL_TEXT_MAX = 200

interface Frame {
  name: string
  hidden: boolean
  furniture: boolean
  footer: boolean
  titled: boolean
  /** Indices of the row's first block and of each cell's first block. */
  row?: { start: number; cells: number[] }
}

export class PageReader {
  readonly #depthMax: number
  readonly #stack: Frame[] = []
  readonly #blocks: PageBlock[] = []
  readonly #links: PageLink[] = []
  readonly #hidden: string[] = []
  readonly #structured: string[] = []
  readonly #meta = new Map<string, string>()
  #title = ''
  #language: string | null = null
  #refresh: string | null = null
  #scripts = 0
  #hasRoot = false
  #noScript = ''
  #text = ''
  #bold = ''
  #linkedText = ''
  #hiddenText = ''
  #script: string | null = null
  #link: { href: string; text: string } | null = null
  #hiddenDepth = 0
  #hiddenLength = 0
  #furnitureDepth = 0
  #footerDepth = 0
  #footer = ''
  #boldDepth = 0
  #headingDepth = 0
  #rows: NonNullable<Frame['row']>[] = []
  isFull = false

  constructor(depthMax: number) {
    this.#depthMax = depthMax
  }

  readonly handler: Partial<Handler> = {
    onopentag: (name, attributes) => {
      if (!this.isFull) this.#open(name, attributes)
    },
    ontext: (text) => {
      if (!this.isFull) this.#addText(text)
    },
    onclosetag: (name) => {
      if (!this.isFull) this.#close(name)
    },
    oncomment: (text) => {
      if (!this.isFull) this.#addHidden(text)
    },
  }

  page(): WebPage {
    this.#endBlock('text')
    const meta = (name: string) => this.#meta.get(name)?.trim() || null
    return {
      title: toLine(this.#title) || meta('og:title'),
      description: meta('og:description') ?? meta('description'),
      siteName: meta('og:site_name'),
      language: this.#language,
      refresh: this.#refresh,
      blocks: this.#blocks,
      links: this.#links,
      structured: this.#structured,
      hidden: this.#hidden,
      footer: toLines(this.#footer).split('\n').filter(Boolean),
      scripts: this.#scripts,
      isShell: this.#scripts > 0 && (this.#hasRoot || NEEDS_SCRIPT.test(this.#noScript)),
      truncated: this.isFull,
    }
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (this.#stack.length >= this.#depthMax) {
      this.isFull = true
      return
    }
    if (name === 'html' && attributes.lang) this.#language = attributes.lang
    if (name === 'meta') this.#readMeta(attributes)
    if (name === 'br') this.#text += '\n'
    if (name === 'script') {
      this.#scripts += 1
      this.#script = /ld\+json/i.test(attributes.type ?? '') ? '' : null
    }
    if (APPLICATION_ROOT_ID.test(attributes.id ?? '')) this.#hasRoot = true
    const titled = this.#headingDepth === 0 && hasTitleClass(name, attributes)
    if (BLOCK_ELEMENTS.has(name) || titled) this.#endBlock(this.#blockKind())
    if (this.#footerDepth > 0 && (BLOCK_ELEMENTS.has(name) || name === 'br')) this.#footer += '\n'
    const frame: Frame = {
      name,
      footer: name === 'footer' || isFooter(attributes),
      titled,
      hidden: isHidden(attributes),
      furniture: isBoilerplate(name, attributes, this.#headingDepth > 0),
    }
    if (name === 'tr') {
      frame.row = { start: this.#blocks.length, cells: [] }
      this.#rows.push(frame.row)
    }
    if (name === 'td' || name === 'th') this.#rows.at(-1)?.cells.push(this.#blocks.length)
    if (name === 'a' && attributes.href)
      this.#link = { href: attributes.href, text: attributes['aria-label'] ?? '' }
    this.#stack.push(frame)
    if (frame.hidden) this.#hiddenDepth += 1
    if (frame.furniture) this.#furnitureDepth += 1
    if (frame.footer) this.#footerDepth += 1
    if (BOLD_ELEMENTS.has(name)) this.#boldDepth += 1
    if (HEADING_ELEMENT.test(name)) this.#headingDepth += 1
  }

  #close(name: string): void {
    const frame = this.#stack.at(-1)
    if (frame?.name !== name) return
    if (BLOCK_ELEMENTS.has(name) || frame.titled) this.#endBlock(this.#blockKind())
    this.#stack.pop()
    if (name === 'script' && this.#script !== null) {
      if (this.#structured.length < LIMITS.structured) this.#structured.push(this.#script)
      this.#script = null
    }
    if (name === 'a' && this.#link) {
      const { href, text } = this.#link
      if (this.#links.length < LIMITS.links) this.#links.push({ href, text: toLine(text) })
      this.#link = null
    }
    if (frame.hidden) {
      this.#hiddenDepth -= 1
      this.#addHidden(this.#hiddenText)
      this.#hiddenText = ''
    }
    if (frame.furniture) this.#furnitureDepth -= 1
    if (frame.footer) this.#footerDepth -= 1
    if (this.#footerDepth > 0 && BLOCK_ELEMENTS.has(name)) this.#footer += '\n'
    if (BOLD_ELEMENTS.has(name)) this.#boldDepth -= 1
    if (HEADING_ELEMENT.test(name)) this.#headingDepth -= 1
    if (frame.row) {
      this.#rows.pop()
      this.#joinRow(frame.row)
    }
  }

  #addText(text: string): void {
    if (this.#link && this.#link.text.length < 300) this.#link.text += text
    const inside = this.#stack.at(-1)?.name
    if (inside === 'title' && this.#furnitureDepth === 0) this.#title += text
    if (inside === 'title' || inside === 'style') return
    if (inside === 'script') {
      if (this.#script !== null && this.#script.length < LIMITS.structuredText) this.#script += text
      return
    }
    if (inside === 'noscript' && this.#noScript.length < 1000) this.#noScript += text
    if (this.#hiddenDepth > 0) {
      if (this.#hiddenText.length < LIMITS.blockText) this.#hiddenText += ` ${text}`
      return
    }
    if (this.#footerDepth > 0 && this.#footer.length < LIMITS.footer)
      this.#footer += text.replace(/\s+/g, ' ')
    if (this.#furnitureDepth > 0 || this.#text.length >= LIMITS.blockText) return
    const flowing = text.replace(/\s+/g, ' ')
    const isStart = this.#text.trim() === this.#bold.trim()
    this.#text += flowing
    if (this.#boldDepth > 0 && isStart) this.#bold += flowing
    if (this.#link) this.#linkedText += flowing
  }

  #blockKind(): PageBlock['kind'] {
    for (let at = this.#stack.length - 1; at >= 0; at -= 1) {
      const { name = '', titled = false } = this.#stack[at] ?? {}
      if (HEADING_ELEMENT.test(name) || name === 'summary' || titled) return 'heading'
      if (name === 'dt') return 'term'
      if (name === 'li' || name === 'dd') return 'item'
      if (/^(?:section|article|main|body|td|th)$/.test(name)) return 'text'
    }
    return 'text'
  }

  #endBlock(elementKind: PageBlock['kind']): void {
    const text = toLines(this.#text)
    const isTooLong =
      elementKind === 'heading' &&
      text.length > CLASS_TITLE_MAX &&
      !this.#stack.some(({ name }) => HEADING_ELEMENT.test(name))
    const kind = isTooLong ? 'text' : elementKind
    const bold = toLine(this.#bold)
    const linked = text !== '' && toLine(this.#linkedText) === toLine(text)
    this.#text = ''
    this.#bold = ''
    this.#linkedText = ''
    if (text === '') return
    const [first = '', ...rest] = text.split('\n')
    // A bold first line is the heading of the others.
    if (rest.length > 0 && bold === first && kind !== 'heading') {
      this.#blocks.push({ kind: 'heading', level: 7, text: first, lead: null, linked: false })
      this.#blocks.push({ kind, level: 0, text: rest.join('\n'), lead: null, linked: false })
    } else this.#blocks.push(this.#createBlock(kind, text, bold, linked))
    if (this.#blocks.length >= LIMITS.blocks) this.isFull = true
  }

  #createBlock(kind: PageBlock['kind'], text: string, bold: string, linked: boolean): PageBlock {
    const isBold = kind === 'text' && bold !== '' && bold === toLine(text)
    const heading = this.#stack.findLast(({ name }) => HEADING_ELEMENT.test(name))?.name
    const level = kind === 'heading' ? Number(heading?.[1] ?? 6) : isBold ? 7 : 0
    const lead =
      !isBold && bold !== '' && toLine(text).startsWith(bold) ? bold.replace(/[\s:–—-]+$/, '') : null
    return { kind: isBold ? 'heading' : kind, level, text, lead, linked }
  }

  /** Only if each cell has one short text, so layout tables stay as they are. */
  #joinRow({ start, cells }: NonNullable<Frame['row']>): void {
    const blocks = this.#blocks.slice(start)
    const hasOneBlockPerCell =
      blocks.length === cells.length && cells.every((first, index) => first === start + index)
    if (!hasOneBlockPerCell || blocks.length < 2 || blocks.length > ROW_CELLS_MAX) return
    if (blocks.some(({ text }) => text.length > ROW_CELL_TEXT_MAX)) return
    this.#blocks.length = start
    const text = blocks.map((block) => block.text.replace(/\n/g, ' ')).join('\n')
    this.#blocks.push({ kind: 'row', level: 0, text, lead: null, linked: false })
  }

  #readMeta(attributes: Record<string, string>): void {
    if (/^refresh$/i.test(attributes['http-equiv'] ?? ''))
      this.#refresh ??=
        /^\s*\d{1,2}\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(attributes.content ?? '')?.[1] ?? null
    const name = (attributes.property ?? attributes.name ?? '').toLowerCase()
    if (name !== '' && attributes.content && !this.#meta.has(name))
      this.#meta.set(name, attributes.content.slice(0, 1000))
  }

  #addHidden(text: string): void {
    const hidden = toLine(text).slice(0, LIMITS.blockText)
    this.#hiddenLength += hidden.length
    if (hidden === '' || this.#hidden.length >= LIMITS.hidden || this.#hiddenLength > LIMITS.hiddenText)
      return
    this.#hidden.push(hidden)
  }
}

const FOOTER_NAME = /(?:^|[\s_-])(?:footer|foot|colophon)(?:$|[\s_-])/i
const isFooter = ({ id = '', class: names = '', role = '' }: Record<string, string>) =>
  role === 'contentinfo' || ((id !== '' || names !== '') && FOOTER_NAME.test(`${id} ${names}`))

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const toLines = (text: string) =>
  text
    .split('\n')
    .map(toLine)
    .filter((text) => text !== '')
    .join('\n')
