import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { DOCUMENT_LIMITS, DocumentError, type DocumentFailure, type DocumentText } from './limits'
import { type PdfLine, paragraphsOf } from './paragraphs'

const WORKER = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/documents/pdf-worker.mjs')
const MEMORY_CHECK_MS = 100
/** Fewer mean a scan. */
const TEXT_LETTERS_MIN = 16

type WorkerMessage = { lines: PdfLine[] } | { end: true; truncated: boolean } | { failure: DocumentFailure }

let waiting = 0
let lastRead: Promise<unknown> = Promise.resolve()

/** One at a time, to limit memory. Throws DocumentError. */
export async function readPdf(bytes: Uint8Array, limits: Partial<typeof DOCUMENT_LIMITS> = {}) {
  if (waiting > DOCUMENT_LIMITS.waiting) throw new DocumentError('busy')
  waiting += 1
  const ownRead = lastRead.then(() => readInWorker(bytes, { ...DOCUMENT_LIMITS, ...limits }))
  lastRead = ownRead.catch(() => undefined)
  return await ownRead.finally(() => {
    waiting -= 1
  })
}

/** Over its time or memory limit, returns the pages read so far. */
async function readInWorker(bytes: Uint8Array, limits: typeof DOCUMENT_LIMITS) {
  const pages: PdfLine[][] = []
  const isComplete = await new Promise<boolean>((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: { bytes, pages: limits.pages },
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
      stdout: true,
      stderr: true,
    })
    const memoryBefore = process.memoryUsage.rss()
    const stop = (settle: () => void) => {
      clearTimeout(timeout)
      clearInterval(memoryCheck)
      settle()
      void worker.terminate()
    }
    const giveUp = () => stop(() => resolve(false))
    const timeout = setTimeout(giveUp, limits.milliseconds)
    const memoryCheck = setInterval(() => {
      if (process.memoryUsage.rss() - memoryBefore > limits.memoryBytes) giveUp()
    }, MEMORY_CHECK_MS)
    let characters = 0
    worker.on('message', (message: WorkerMessage) => {
      if ('failure' in message) return stop(() => reject(new DocumentError(message.failure)))
      if ('end' in message) return stop(() => resolve(!message.truncated))
      pages.push(message.lines)
      for (const { text } of message.lines) characters += text.length
      if (characters > limits.characters) giveUp()
    })
    worker.on('error', giveUp)
    worker.on('exit', giveUp)
  })
  return toDocumentText(pages, !isComplete)
}

function toDocumentText(pages: PdfLine[][], truncated: boolean): DocumentText {
  if (pages.length === 0) throw new DocumentError('tooComplex')
  const text = paragraphsOf(pages).join('\n')
  if (text.replace(/\s/g, '').length < TEXT_LETTERS_MIN) throw new DocumentError('scanned')
  return { text, truncated }
}
