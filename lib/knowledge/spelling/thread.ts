import { Worker } from 'node:worker_threads'
import { env } from '@/lib/server/env'
import { ThreadPool } from '@/lib/server/thread-pool'
import type { Misspelling, SpellingChecker } from './check'

export interface SpellingJob {
  texts: readonly string[]
  /** In lower case. */
  known: ReadonlySet<string>
}

/** The first job waits for the dictionary. */
const CHECK_MS = 10_000

const CHECKERS = new ThreadPool<SpellingJob, Misspelling[][]>({
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  jobMs: CHECK_MS,
  waitingMax: 50,
  threadsMax: 1,
})

let ownChecker: SpellingChecker | null = null

/**
 * What is probably misspelt in each text, in a thread of its own, whose dictionary is loaded at the first call. Throws ThreadError past
 * `CHECK_MS` or with too many calls waiting.
 */
export async function checkSpelling(job: SpellingJob): Promise<Misspelling[][]> {
  // Unit tests run TypeScript sources, which a thread of Node 20 cannot load.
  if (!env.VITEST) return await CHECKERS.run(job)
  ownChecker ??= new (await import('./check')).SpellingChecker()
  const checker = ownChecker
  return job.texts.map((text) => checker.check(text, job.known))
}
