// Imported into a server that is being watched: reports its memory after a garbage collection, and how long its event loop was blocked
// at most since the last report, over loopback.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 5

// Worker threads import this too, and the port is taken by then.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const readMemory = () => {
    // Finalisers of one collection leave garbage for the next.
    for (let pass = 0; pass < 3; pass += 1) globalThis.gc()
    return process.memoryUsage()
  }
  const readLongestBlock = () => {
    const longest = Math.max(0, Math.round(delay.max / 1e6) - RESOLUTION_MS)
    delay.reset()
    return longest
  }
  createServer(({ url }, response) =>
    response.end(JSON.stringify(url === '/memory' ? readMemory() : readLongestBlock())),
  )
    .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
    .unref()
}
