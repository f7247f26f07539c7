import { Parser } from 'htmlparser2'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { DOCUMENT_LIMITS, DocumentError, type DocumentText } from './limits'

const RELATIONSHIPS_PART = '_rels/.rels'
const DEFAULT_MAIN_PART = 'word/document.xml'

/** Without macros, pictures, embedded files, comments and hidden text. Throws DocumentError. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const relations = await unpack(bytes, RELATIONSHIPS_PART)
  const main = relations ? (readMainPartName(relations) ?? DEFAULT_MAIN_PART) : DEFAULT_MAIN_PART
  const xml = await unpack(bytes, main)
  // Another kind of zip file, such as a spreadsheet.
  if (xml === null) throw new DocumentError('unsupported')
  const { lines, truncated } = readLines(xml)
  if (lines.length === 0) throw new DocumentError('empty')
  return { text: lines.join('\n'), truncated }
}

/** Null if the file is missing. Enforces the size limit even if the archive gives a false size. */
async function unpack(bytes: Uint8Array, name: string): Promise<string | null> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (cause, opened) =>
      opened ? resolve(opened) : reject(new DocumentError('damaged', { cause })),
    )
  })
  if (zip.entryCount > DOCUMENT_LIMITS.zipEntries) throw new DocumentError('tooComplex')
  const entry = await findEntry(zip, name)
  if (!entry) return null
  if (entry.isEncrypted()) throw new DocumentError('encrypted')
  if (entry.uncompressedSize > DOCUMENT_LIMITS.unpackedBytes) throw new DocumentError('tooComplex')
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (cause, opened) =>
      opened ? resolve(opened) : reject(new DocumentError('damaged', { cause })),
    )
  })
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > DOCUMENT_LIMITS.unpackedBytes) throw new DocumentError('tooComplex')
      chunks.push(Buffer.from(chunk))
    }
  } catch (cause) {
    throw cause instanceof DocumentError ? cause : new DocumentError('damaged', { cause })
  }
  return Buffer.concat(chunks).toString('utf8')
}

function findEntry(zip: ZipFile, name: string): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => (entry.fileName === name ? resolve(entry) : zip.readEntry()))
    zip.on('end', () => resolve(null))
    zip.on('error', (cause) => reject(new DocumentError('damaged', { cause })))
    zip.readEntry()
  })
}

function readMainPartName(relations: string): string | null {
  let target: string | null = null
  parseXml(relations, {
    open: (name, { Type, Target }) => {
      if (name === 'Relationship' && Type?.endsWith('/officeDocument')) target = Target ?? null
    },
  })
  return (target as string | null)?.replace(/^\//, '') ?? null
}

interface Paragraph {
  text: string
  isItem: boolean
}

const isSwitchedOn = (value: string | undefined) =>
  value === undefined || !/^(?:0|false|off|none)$/.test(value)

function readLines(xml: string): { lines: string[]; truncated: boolean } {
  const lines: string[] = []
  const openParagraphs: Paragraph[] = []
  const cells: string[] = []
  let characters = 0
  let tableDepth = 0
  let isHidden = false
  let isInText = false
  let fallbackDepth = 0
  const addLine = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line === '' || characters > DOCUMENT_LIMITS.characters) return
    characters += line.length
    lines.push(line)
  }
  const addText = (text: string) => {
    const paragraph = openParagraphs.at(-1)
    if (paragraph && !isHidden && fallbackDepth === 0) paragraph.text += text
  }
  parseXml(xml, {
    open: (name, attributes) => {
      const paragraph = openParagraphs.at(-1)
      if (name === 'mc:Fallback') fallbackDepth += 1
      else if (name === 'w:p') openParagraphs.push({ text: '', isItem: false })
      else if (name === 'w:numPr' && paragraph) paragraph.isItem = true
      else if (name === 'w:pStyle' && paragraph && /^List(?!Paragraph)/i.test(attributes['w:val'] ?? ''))
        paragraph.isItem = true
      else if (name === 'w:r') isHidden = false
      else if (name === 'w:vanish') isHidden = isSwitchedOn(attributes['w:val'])
      else if (name === 'w:t') isInText = true
      else if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') addText(' ')
      else if (name === 'w:tbl') tableDepth += 1
    },
    text: (text) => {
      if (isInText) addText(text)
    },
    close: (name) => {
      if (name === 'mc:Fallback') fallbackDepth -= 1
      else if (name === 'w:t') isInText = false
      else if (name === 'w:tbl') tableDepth -= 1
      else if (name === 'w:tr') addLine(cells.splice(0).join(' '))
      else if (name === 'w:p') {
        const { text = '', isItem } = openParagraphs.pop() ?? {}
        isHidden = false
        if (tableDepth > 0 && !isItem) cells.push(text)
        else addLine(isItem && text.trim() !== '' ? `• ${text}` : text)
      }
    },
  })
  return { lines, truncated: characters > DOCUMENT_LIMITS.characters }
}

interface XmlHandler {
  open(name: string, attributes: Record<string, string | undefined>): void
  text?(text: string): void
  close?(name: string): void
}

/** Doesn't expand the XML's own entities. Throws DocumentError at too deep nesting. */
function parseXml(xml: string, handler: XmlHandler): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        if (depth > DOCUMENT_LIMITS.xmlDepth) throw new DocumentError('tooComplex')
        handler.open(name, attributes)
      },
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => {
        depth -= 1
        handler.close?.(name)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
}
