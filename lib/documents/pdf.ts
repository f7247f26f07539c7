import { getDocumentProxy } from 'unpdf'
import { DOCUMENT_LIMITS, DocumentError, type DocumentText } from './limits'
import { type PdfLine, paragraphsOf } from './paragraphs'

/** Fewer mean a scan. */
const TEXT_LETTERS_MIN = 16

interface TextItem {
  str: string
  hasEOL: boolean
  height: number
  width: number
  transform: number[]
}

/** Without scripts, forms, fonts and downloads. Returns the pages read within `pagesMs`. Throws DocumentError. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const { pages, truncated } = await readPages(bytes).catch((cause) => {
    throw new DocumentError(cause?.name === 'PasswordException' ? 'encrypted' : 'damaged', { cause })
  })
  const text = paragraphsOf(pages).join('\n')
  if (text.replace(/\s/g, '').length < TEXT_LETTERS_MIN) throw new DocumentError('scanned')
  return { text, truncated }
}

async function readPages(bytes: Uint8Array): Promise<{ pages: PdfLine[][]; truncated: boolean }> {
  const started = performance.now()
  const pdf = await getDocumentProxy(bytes, {
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: 0,
    verbosity: 0,
  })
  const pages: PdfLine[][] = []
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (
      pages.length >= DOCUMENT_LIMITS.pages ||
      characters > DOCUMENT_LIMITS.characters ||
      performance.now() - started > DOCUMENT_LIMITS.pagesMs
    )
      return { pages, truncated: true }
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const lines = linesOf(items.filter((item) => 'str' in item))
    for (const { text } of lines) characters += text.length
    pages.push(lines)
    page.cleanup()
  }
  return { pages, truncated: false }
}

function linesOf(items: readonly TextItem[]): PdfLine[] {
  const lines: PdfLine[] = []
  let line: PdfLine | null = null
  for (const { str, hasEOL, height, width, transform } of items) {
    const [x = 0, y = 0] = transform.slice(4)
    if (line && Math.abs(line.y - y) > Math.max(line.size, height) / 2) line = null
    if (str !== '') {
      if (!line) {
        line = { text: '', x, right: x, y, size: height }
        lines.push(line)
      }
      line.text += str
      line.right = Math.max(line.right, x + width)
      line.size = Math.max(line.size, height)
    }
    if (hasEOL) line = null
  }
  return lines
}
