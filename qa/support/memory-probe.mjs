// Imported into a server that is being watched: reports its memory after a garbage collection, over loopback.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

// Worker threads import this too, and the port is taken by then.
if (isMainThread)
  createServer((_, response) => {
    // Finalisers of one collection leave garbage for the next.
    for (let pass = 0; pass < 3; pass += 1) globalThis.gc()
    response.end(JSON.stringify(process.memoryUsage()))
  })
    .listen(Number(process.env.MEMORY_PROBE_PORT), '127.0.0.1')
    .unref()
