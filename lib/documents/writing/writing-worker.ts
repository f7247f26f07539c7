import { parentPort } from 'node:worker_threads'
import { PdfEngineMissingError } from './pdf'
import { type WritingInput, writeDocument } from './write'
import type { WritingOutcome } from './writing-thread'

async function write(input: WritingInput): Promise<WritingOutcome> {
  try {
    return { bytes: await writeDocument(input) }
  } catch (error) {
    return {
      failure: error instanceof PdfEngineMissingError ? 'engineMissing' : 'unwritable',
      reason: error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : String(error),
    }
  }
}

parentPort?.on('message', async (input: WritingInput) => parentPort?.postMessage(await write(input)))
