import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { DOCUMENT_LIMITS, DocumentError, type DocumentFailure, type DocumentText } from './limits'
import { type PdfLine, paragraphsOf } from './paragraphs'

const WORKER = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/documents/pdf-worker.mjs')
const MEMORY_CHECK_MS = 100
/** Fewer letters than these on a page is a picture with a stamp, not a text. */
const TEXT_LETTERS_MIN = 16

type WorkerMessage = { lines: PdfLine[] } | { end: true; cut: boolean } | { failure: DocumentFailure }

let waiting = 0
let turn: Promise<unknown> = Promise.resolve()

/** Reads a PDF once those before it are done: one at a time, so that memory is bounded. Throws DocumentError. */
export async function readPdf(bytes: Uint8Array, limits: Partial<typeof DOCUMENT_LIMITS> = {}) {
  if (waiting > DOCUMENT_LIMITS.waiting) throw new DocumentError('busy')
  waiting += 1
  const mine = turn.then(() => readInWorker(bytes, { ...DOCUMENT_LIMITS, ...limits }))
  turn = mine.catch(() => undefined)
  return await mine.finally(() => {
    waiting -= 1
  })
}

/** What a thread of its own reads within its time and memory; past them, the pages that it had. */
async function readInWorker(bytes: Uint8Array, limits: typeof DOCUMENT_LIMITS) {
  const pages: PdfLine[][] = []
  const isWhole = await new Promise<boolean>((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: { bytes, pages: limits.pages },
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
      stdout: true,
      stderr: true,
    })
    const before = process.memoryUsage.rss()
    const stop = (settle: () => void) => {
      clearTimeout(late)
      clearInterval(look)
      settle()
      void worker.terminate()
    }
    const giveUp = () => stop(() => resolve(false))
    const late = setTimeout(giveUp, limits.milliseconds)
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.memoryBytes) giveUp()
    }, MEMORY_CHECK_MS)
    let characters = 0
    worker.on('message', (told: WorkerMessage) => {
      if ('failure' in told) return stop(() => reject(new DocumentError(told.failure)))
      if ('end' in told) return stop(() => resolve(!told.cut))
      pages.push(told.lines)
      for (const { text } of told.lines) characters += text.length
      if (characters > limits.characters) giveUp()
    })
    worker.on('error', giveUp)
    worker.on('exit', giveUp)
  })
  return toDocumentText(pages, !isWhole)
}

function toDocumentText(pages: PdfLine[][], cut: boolean): DocumentText {
  if (pages.length === 0) throw new DocumentError('tooComplex')
  const text = paragraphsOf(pages).join('\n')
  if (text.replace(/\s/g, '').length < TEXT_LETTERS_MIN) throw new DocumentError('scanned')
  return { text, truncated: cut }
}
