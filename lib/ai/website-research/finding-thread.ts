import { Worker } from 'node:worker_threads'
import { env } from '@/lib/server/env'
import { ThreadPool } from '@/lib/server/thread-pool'
import { findInsights } from './find'
import type { Finding } from './finding'
import type { ReadPage } from './read'

export interface FindingInput {
  pages: ReadPage[]
  companyName: string
}

const FINDING_MS = 20_000
const HEAP_MB = 256

const FINDERS = new ThreadPool<FindingInput, Finding[]>({
  startWorker: () =>
    new Worker(new URL('./finding-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    }),
  jobMs: FINDING_MS,
  waitingMax: 50,
})

/** Throws ThreadError when it takes too long. */
export async function findInThread(pages: ReadPage[], companyName: string): Promise<Finding[]> {
  // Unit tests run TypeScript sources, which a thread of Node 20 cannot load.
  return env.VITEST ? await findInsights(pages, companyName) : await FINDERS.run({ pages, companyName })
}
