// Loaded into the server that is measured (--import, with --expose-gc): on SIGUSR2 it collects its garbage and prints what is left.
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    globalThis.gc?.()
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
    process.stderr.write(`MEMORY ${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}\n`)
  })
