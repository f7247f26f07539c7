import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { log } from './log'

/** Less than the 30 seconds after which orchestrators send SIGKILL. */
const DRAIN_MS = 25_000
/** Next's exit code after a SIGTERM, once every response has finished. */
const SIGTERM_EXIT_CODE = 143

/** Next waits for open responses; this closes keep-alive connections, limits the wait to DRAIN_MS, and exits with 0 if they finish. */
export function handleSigterm(): void {
  process.once('SIGTERM', () => {
    log.info('shutting down: waiting for open responses')
    subscribe('http.server.request.start', (message) => {
      const { response } = message as { response: ServerResponse }
      response.shouldKeepAlive = false
    })
    subscribe('http.server.response.finish', (message) => {
      const { server } = message as { server: Server }
      setImmediate(() => server.closeIdleConnections())
    })
    setTimeout(() => {
      log.warn(`some responses did not finish within ${DRAIN_MS / 1000} s`)
      process.exit(1)
    }, DRAIN_MS).unref()
  })
  process.on('exit', (code) => {
    if (code === SIGTERM_EXIT_CODE) process.exitCode = 0
  })
}
