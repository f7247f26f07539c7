import { parentPort } from 'node:worker_threads'
import type { ReadingInput } from '@/lib/ai/built-in/extract'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { extractOperations } from './engine'

parentPort?.on('message', (input: ReadingInput) => {
  parentPort?.postMessage(verifyOperations(extractOperations(input), input.message, input.brief, 'rules'))
})
