import { setImmediate as nextTurn } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { DOCUMENT_LIMITS, DocumentError, type DocumentText } from './limits'

const RELATIONSHIPS_PART = '_rels/.rels'
const DEFAULT_MAIN_PART = 'word/document.xml'
/** Characters that are read at a time; a few milliseconds. */
const PIECE_CHARACTERS = 128 * 1024

/** Reads the main text of a DOCX; macros, pictures, embedded files, comments and hidden text are left alone. Throws DocumentError. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const relations = await unpack(bytes, RELATIONSHIPS_PART)
  const main = relations ? ((await readMainPartName(relations)) ?? DEFAULT_MAIN_PART) : DEFAULT_MAIN_PART
  const xml = await unpack(bytes, main)
  // Another kind of zip: a spreadsheet, an archive.
  if (xml === null) throw new DocumentError('unsupported')
  const { lines, cut } = await readLines(xml)
  if (lines.length === 0) throw new DocumentError('empty')
  return { text: lines.join('\n'), truncated: cut }
}

/** One part of the archive as text, or null where it has none of that name. It becomes no larger than is allowed, whatever it says of itself. */
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

/** The part that the archive names as its main document. */
async function readMainPartName(relations: string): Promise<string | null> {
  let target: string | null = null
  await parseXml(relations, {
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

/** A line for each paragraph of the document; the cells of a table row stand in one. */
async function readLines(xml: string): Promise<{ lines: string[]; cut: boolean }> {
  const lines: string[] = []
  const open: Paragraph[] = []
  const cells: string[] = []
  let characters = 0
  let inTable = 0
  let hidden = false
  let inText = false
  let skipped = 0
  const write = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line === '' || characters > DOCUMENT_LIMITS.characters) return
    characters += line.length
    lines.push(line)
  }
  const add = (text: string) => {
    const paragraph = open.at(-1)
    if (paragraph && !hidden && skipped === 0) paragraph.text += text
  }
  await parseXml(xml, {
    open: (name, attributes) => {
      const paragraph = open.at(-1)
      if (name === 'mc:Fallback') skipped += 1
      else if (name === 'w:p') open.push({ text: '', isItem: false })
      else if (name === 'w:numPr' && paragraph) paragraph.isItem = true
      else if (name === 'w:pStyle' && paragraph && /^List(?!Paragraph)/i.test(attributes['w:val'] ?? ''))
        paragraph.isItem = true
      else if (name === 'w:r') hidden = false
      else if (name === 'w:vanish') hidden = isSwitchedOn(attributes['w:val'])
      else if (name === 'w:t') inText = true
      else if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') add(' ')
      else if (name === 'w:tbl') inTable += 1
    },
    text: (text) => {
      if (inText) add(text)
    },
    close: (name) => {
      if (name === 'mc:Fallback') skipped -= 1
      else if (name === 'w:t') inText = false
      else if (name === 'w:tbl') inTable -= 1
      else if (name === 'w:tr') write(cells.splice(0).join(' '))
      else if (name === 'w:p') {
        const { text = '', isItem } = open.pop() ?? {}
        hidden = false
        if (inTable > 0 && !isItem) cells.push(text)
        else write(isItem && text.trim() !== '' ? `• ${text}` : text)
      }
    },
  })
  return { lines, cut: characters > DOCUMENT_LIMITS.characters }
}

interface XmlHandler {
  open(name: string, attributes: Record<string, string | undefined>): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Goes through XML without building it: entities of its own stay unread, and no nesting is too deep to be refused. A small file may
 * unpack to a large part: others are served between its pieces.
 */
async function parseXml(xml: string, handler: XmlHandler): Promise<void> {
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
  for (let at = 0; at < xml.length; at += PIECE_CHARACTERS) {
    parser.write(xml.slice(at, at + PIECE_CHARACTERS))
    await nextTurn()
  }
  parser.end()
}
