import { parentPort } from 'node:worker_threads'
import { SpellingChecker } from './check'
import type { SpellingJob } from './thread'

const checker = new SpellingChecker()

parentPort?.on('message', ({ texts, known }: SpellingJob) => {
  parentPort?.postMessage(texts.map((text) => checker.check(text, known)))
})
