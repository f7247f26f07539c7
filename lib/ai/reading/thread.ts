import { Worker } from 'node:worker_threads'
import { extractOperations, type ReadingInput } from '@/lib/ai/note-taker/extract'
import { type Verified, verifyOperations } from '@/lib/consultation/brief/verify'
import { env } from '@/lib/server/env'
import { ThreadPool } from '@/lib/server/thread-pool'

/** An ordinary message takes a few milliseconds; the longest ones a second or two. */
const READING_MS = 10_000
/** A new thread loads the models first: about a second, and many times that where other work takes the processor. */
const FIRST_READING_MS = 30_000
const HEAP_MB = 256

const READERS = new ThreadPool<ReadingInput, Verified>({
  startWorker: () =>
    new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    }),
  jobMs: READING_MS,
  firstJobMs: FIRST_READING_MS,
  waitingMax: 200,
  triesAgain: true,
})

/** Reads a message by rules, in a thread of its own. Returns verified operations and what was refused. Throws ThreadError past the limits above. */
export async function readInThread({
  message,
  brief,
  jobTitle,
  companyName,
  isAboutWork,
}: ReadingInput): Promise<Verified> {
  const input = { message, brief, jobTitle, companyName, isAboutWork }
  // Unit tests run TypeScript sources, which a thread of Node 20 cannot load.
  if (env.VITEST) return verifyOperations(extractOperations(input), message, brief, 'rules')
  return await READERS.run(input)
}
