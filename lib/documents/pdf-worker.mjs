// The text of a PDF, page by page, in a thread that its starter can end at any moment (lib/documents/pdf.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

/** What a reading tells: a page's lines with their places, that the document has more pages than are read, or why it cannot be read. */
const tell = (message) => parentPort?.postMessage(message)

/** @param {{ str: string, hasEOL: boolean, height: number, width: number, transform: number[] }[]} items */
function linesOf(items) {
  const lines = []
  let line = null
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

async function read({ bytes, pages }) {
  // No scripts, no forms, no fonts, nothing fetched: only what the page's own operators write.
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
  const count = Math.min(pdf.numPages, pages)
  for (let number = 1; number <= count; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    tell({ lines: linesOf(items) })
    page.cleanup()
  }
  tell({ end: true, cut: pdf.numPages > count })
}

read(workerData).catch((error) => {
  tell({ failure: error?.name === 'PasswordException' ? 'encrypted' : 'damaged' })
})
