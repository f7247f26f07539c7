import { parentPort } from 'node:worker_threads'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { extractOperations } from './extract'
import type { ReadingInput } from './reading-thread'

parentPort?.on('message', (input: ReadingInput) => {
  parentPort?.postMessage(verifyOperations(extractOperations(input), input.message, input.brief, 'rules'))
})
