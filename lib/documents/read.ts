import { readDocx } from './docx'
import { DOCUMENT_LIMITS, DocumentError, type DocumentText } from './limits'
import { readPdf } from './pdf'

/**
 * The text of a document: PDF, DOCX or plain text, known by its content and by nothing that it is called. Throws DocumentError where it
 * has none that can be read.
 */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return await readPdf(bytes)
  if (head.startsWith('PK\u0003\u0004')) return await readDocx(bytes)
  // Microsoft's older container: a Word document before 2007, or one that is locked by a password.
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new DocumentError(
      Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'oldWord',
    )
  return readText(bytes)
}

const BYTE_ORDER_MARKS: [prefix: string, encoding: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]
const MARKUP_START = /^\s*(?:\{\\rtf|<!doctype|<html|<\?xml)/i

function readText(bytes: Uint8Array): DocumentText {
  const whole = decode(bytes)
  const text = whole.slice(0, DOCUMENT_LIMITS.characters)
  // Tab, line feed, form feed and carriage return are text; other controls, but for a stray one, are some other kind of file.
  const controls = text.match(/[^\P{Cc}\t\n\f\r\u0085]/gu)?.length ?? 0
  if (controls > text.length / 1000 || MARKUP_START.test(text)) throw new DocumentError('unsupported')
  if (text.trim() === '') throw new DocumentError('empty')
  return { text, truncated: whole.length > text.length }
}

/** By its byte order mark, else as UTF-8, else as Windows-1252, which takes every byte. */
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 3)).toString('hex')
  const marked = BYTE_ORDER_MARKS.find(([prefix]) => head.startsWith(prefix))?.[1]
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
