import { parentPort } from 'node:worker_threads'
import { DocumentError } from './limits'
import { type DocumentInput, parseDocument } from './parse'
import type { ReadingOutcome } from './reading-thread'

const read = (input: DocumentInput): Promise<ReadingOutcome> =>
  parseDocument(input).catch((error) => {
    if (error instanceof DocumentError) return { failure: error.reason }
    throw error
  })

parentPort?.on('message', async (input: DocumentInput) => parentPort?.postMessage(await read(input)))
