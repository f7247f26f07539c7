import 'server-only'
import { format } from 'node:util'
import pino from 'pino'
import { env } from './env'
import { toSafeError, toSafeText } from './safe-error'

/**
 * Structured logs, one JSON object a line on standard output. Secrets, bodies and what people typed are never passed in, and of errors only
 * what `safeError` lets through is written; the paths are a second net.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => toSafeError(error) },
  redact: {
    paths: ['*.authorization', '*.cookie', '*.password', '*.token', '*.apiKey', '*.requestBodyValues'],
    censor: '[redacted]',
  },
})

/** What libraries print as an error or a warning becomes a line of the log too: Next prints whole errors, with all that hangs on them. */
export function redirectConsoleToLog(): void {
  const through = (level: 'error' | 'warn') => {
    console[level] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error)
      const words = args.filter((arg) => typeof arg === 'string')
      const text = toSafeText(words.length > 0 ? format(...words) : 'printed')
      log[isClientDisconnect(err) ? 'debug' : level](err ? { err } : {}, text)
    }
  }
  through('error')
  through('warn')
}

/** Whether an error says no more than that a caller hung up in the middle of a body, which Next prints as if it were its own. */
export const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
