// A worker thread, which lib/documents/pdf.ts can terminate at any time.
import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

const post = (message) => parentPort?.postMessage(message)

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
  // No scripts, forms, fonts or downloads.
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
    post({ lines: linesOf(items) })
    page.cleanup()
  }
  post({ end: true, truncated: pdf.numPages > count })
}

read(workerData).catch((error) => {
  post({ failure: error?.name === 'PasswordException' ? 'encrypted' : 'damaged' })
})
