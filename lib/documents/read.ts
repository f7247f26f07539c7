import { DOCUMENT_LIMITS, DocumentError, type DocumentText } from './limits'
import { parseInThread } from './reading-thread'

/** Detects PDF, DOCX or plain text from the content. `bytes` cannot be used afterwards. Throws DocumentError. */
export async function readDocument(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentText> {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return await parseInThread({ kind: 'pdf', bytes })
  if (head.startsWith('PK\u0003\u0004')) return await parseInThread({ kind: 'docx', bytes })
  // Microsoft's older container: a Word document from before 2007, or a password-protected DOCX.
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
  const decoded = decode(bytes)
  const text = decoded.slice(0, DOCUMENT_LIMITS.characters)
  // More than a stray control character, apart from whitespace, means that the file is no text.
  const controls = text.match(/[^\P{Cc}\t\n\f\r\u0085]/gu)?.length ?? 0
  if (controls > text.length / 1000 || MARKUP_START.test(text)) throw new DocumentError('unsupported')
  if (text.trim() === '') throw new DocumentError('empty')
  return { text, truncated: decoded.length > text.length }
}

/** By byte order mark, else as UTF-8, else as Windows-1252, which accepts every byte. */
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 3)).toString('hex')
  const encoding = BYTE_ORDER_MARKS.find(([prefix]) => head.startsWith(prefix))?.[1]
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
