import { Worker } from 'node:worker_threads'
import { AppError } from '@/lib/errors'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { ThreadError, ThreadPool, ThreadsBusyError } from '@/lib/server/thread-pool'
import { PdfEngineMissingError } from './pdf'
import { type WritingInput, writeDocument } from './write'

export type WritingOutcome =
  | { bytes: Uint8Array }
  | { failure: 'engineMissing' | 'unwritable'; reason: string }

const JOB_MS = 20_000
const WAITING_MAX = 50

/** The first document loads the engines and fonts into it, which takes up to a second. */
const WRITERS = new ThreadPool<WritingInput, WritingOutcome>({
  startWorker: () => new Worker(new URL('./writing-worker.ts', import.meta.url)),
  jobMs: JOB_MS,
  waitingMax: WAITING_MAX,
  threadsMax: 1,
})

const NO_ENGINE =
  'This server can’t make PDF files. Open the specification and print it instead: the print window can save a PDF. Word, Markdown and plain text work as usual.'

const noEngine = (cause: unknown) =>
  new AppError('notImplemented', NO_ENGINE, { reason: 'pdfEngineMissing', cause })

/** Throws AppError: `notImplemented` without an engine for PDF, `unavailable` while too many wait. */
export async function writeInThread(input: WritingInput): Promise<Uint8Array> {
  // Unit tests run TypeScript sources, which a thread of Node 20 cannot load.
  if (env.VITEST)
    return await writeDocument(input).catch((error) => {
      throw error instanceof PdfEngineMissingError ? noEngine(error) : error
    })
  const outcome = await WRITERS.run(input).catch((cause) => {
    if (cause instanceof ThreadsBusyError)
      throw new AppError('unavailable', 'Too many documents are being made. Please try again in a moment.', {
        cause,
        retryAfter: 5,
      })
    if (!(cause instanceof ThreadError)) throw cause
    throw new Error('a document could not be written', { cause })
  })
  if (!('failure' in outcome)) return outcome.bytes
  if (outcome.failure === 'unwritable') throw new Error(outcome.reason)
  log.warn({ reason: outcome.reason }, 'the engine that writes PDF is missing')
  throw noEngine(outcome.reason)
}
