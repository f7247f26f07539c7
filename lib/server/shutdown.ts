import 'server-only'
import { log } from './log'

/** Less than the 30 seconds after which orchestrators send SIGKILL. */
const DRAIN_MS = 25_000
/** Next's exit code after a SIGTERM, once every response has finished. */
const SIGTERM_EXIT_CODE = 143

let isDraining = false

/** From SIGTERM on. lib/server/http/pipeline.ts then closes keep-alive connections. */
export const isShuttingDown = () => isDraining

/** Next waits for open responses; this limits the wait to DRAIN_MS, and exits with 0 if they finish. */
export function handleSigterm(): void {
  process.once('SIGTERM', () => {
    isDraining = true
    log.info('shutting down: waiting for open responses')
    setTimeout(() => {
      log.warn(`some responses did not finish within ${DRAIN_MS / 1000} s`)
      process.exit(1)
    }, DRAIN_MS).unref()
  })
  process.on('exit', (code) => {
    if (code === SIGTERM_EXIT_CODE) process.exitCode = 0
  })
}
