import { parentPort } from 'node:worker_threads'
import { extractOperations, type ReadingInput } from '@/lib/ai/note-taker/extract'
import { verifyOperations } from '@/lib/consultation/brief/verify'

parentPort?.on('message', (input: ReadingInput) => {
  parentPort?.postMessage(verifyOperations(extractOperations(input), input.message, input.brief, 'rules'))
})
