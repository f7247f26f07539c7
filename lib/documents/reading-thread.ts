import { Worker } from 'node:worker_threads'
import { env } from '@/lib/server/env'
import { ThreadError, ThreadPool, ThreadsBusyError } from '@/lib/server/thread-pool'
import { DOCUMENT_LIMITS, DocumentError, type DocumentFailure, type DocumentText } from './limits'
import { type DocumentInput, parseDocument } from './parse'

export type ReadingOutcome = DocumentText | { failure: DocumentFailure }

/** One document at a time, in a thread of its own that gives its memory back. */
const READERS = new ThreadPool<DocumentInput, ReadingOutcome>({
  startWorker: () =>
    new Worker(new URL('./reading-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: DOCUMENT_LIMITS.heapMegabytes },
      // PDF.js prints warnings about what it reads.
      stdout: true,
      stderr: true,
    }),
  jobMs: DOCUMENT_LIMITS.milliseconds,
  waitingMax: DOCUMENT_LIMITS.waiting,
  threadsMax: 1,
  isReused: false,
})

/** The bytes cannot be used afterwards. Throws DocumentError: `busy` when too many wait, `tooComplex` over the limits of time and memory. */
export async function parseInThread(input: DocumentInput): Promise<DocumentText> {
  // Unit tests run TypeScript sources, which a thread of Node 20 cannot load.
  if (env.VITEST) return await parseDocument(structuredClone(input))
  const outcome = await READERS.run(input, {
    transfer: [input.bytes.buffer],
    // PDF.js unpacks whatever a PDF says.
    ...(input.kind === 'pdf' && { memoryBytes: DOCUMENT_LIMITS.pdfMemoryBytes }),
  }).catch((cause) => {
    if (!(cause instanceof ThreadError)) throw cause
    throw new DocumentError(cause instanceof ThreadsBusyError ? 'busy' : 'tooComplex', { cause })
  })
  if ('failure' in outcome) throw new DocumentError(outcome.failure)
  return outcome
}
