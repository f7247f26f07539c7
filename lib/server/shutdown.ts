import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { log } from './log'

/** Less than the 30 seconds after which orchestrators kill. */
const DRAIN_MS = 25_000
/** Next's exit code once a SIGTERM has let every answer finish. */
const SIGTERM_EXIT_CODE = 143

/**
 * Makes SIGTERM a clean end. Next takes no more connections then, and waits for answers that have begun and for what they left to do.
 * Here: kept connections end with their answer, the wait has an end, and a process that was drained exits with 0.
 */
export function handleSigterm(): void {
  process.once('SIGTERM', () => {
    log.info('ending: answers that have begun are finished')
    subscribe('http.server.request.start', (message) => {
      const { response } = message as { response: ServerResponse }
      response.shouldKeepAlive = false
    })
    subscribe('http.server.response.finish', (message) => {
      const { server } = message as { server: Server }
      setImmediate(() => server.closeIdleConnections())
    })
    setTimeout(() => {
      log.warn(`not every answer was finished within ${DRAIN_MS / 1000} s`)
      process.exit(1)
    }, DRAIN_MS).unref()
  })
  process.on('exit', (code) => {
    if (code === SIGTERM_EXIT_CODE) process.exitCode = 0
  })
}
