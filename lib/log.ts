import 'server-only'
import pino from 'pino'
import { env } from './env'

/** Structured logs, one JSON object a line on standard output. Secrets and bodies are never passed in; these paths are a second net. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['*.authorization', '*.cookie', '*.password', '*.token', '*.apiKey', '*.requestBodyValues'],
    censor: '[redacted]',
  },
})
