import { parentPort } from 'node:worker_threads'
import { findInsights } from './find'
import type { FindingInput } from './finding-thread'

parentPort?.on('message', async ({ pages, companyName }: FindingInput) => {
  parentPort?.postMessage(await findInsights(pages, companyName))
})
