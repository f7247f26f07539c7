import 'server-only'
import { format } from 'node:util'
import pino from 'pino'
import { env } from './env'
import { toSafeError, toSafeText } from './safe-error'

const OUTPUT_BYTES = 8 * 1024

function openOutput() {
  const stream = pino.destination({ sync: true, minLength: OUTPUT_BYTES })
  process.on('exit', () => stream.flush())
  return stream
}

// One per process: each of Next's module layers loads this module.
const shared = globalThis as { __logOutput?: ReturnType<typeof openOutput> }
shared.__logOutput ??= openOutput()
const output = shared.__logOutput
let isFlushDue = false

/** The lines of one turn of the event loop are one write, because each write costs a system call. */
function writeLine(line: string): void {
  output.write(line)
  if (isFlushDue) return
  isFlushDue = true
  setImmediate(() => {
    isFlushDue = false
    output.flush()
  })
}

/** Callers never pass secrets, bodies or user text, and errors go through `toSafeError`; `redact` is a second safeguard. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => toSafeError(error) },
    redact: {
      paths: ['*.authorization', '*.cookie', '*.password', '*.token', '*.apiKey', '*.requestBodyValues'],
      censor: '[redacted]',
    },
  },
  { write: writeLine },
)

/** Next prints full errors, including data attached to them. */
export function redirectConsoleToLog(): void {
  const redirect = (level: 'error' | 'warn') => {
    console[level] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error)
      if (isUnknownAction(err)) return logUnknownAction()
      const texts = args.filter((arg) => typeof arg === 'string')
      const text = toSafeText(texts.length > 0 ? format(...texts) : 'printed')
      log[isClientDisconnect(err) ? 'debug' : level](err ? { err } : {}, text)
    }
  }
  redirect('error')
  redirect('warn')
}

/** A connection closed in mid-body, which Next prints as an error. */
export const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

export const logUnknownAction = () => log.info('a server action was called that this build does not have')

/** A form with a made-up action, or of an older build. Next answers 4xx and prints an error. */
const isUnknownAction = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:Failed to find Server Action|The Server Reference ID did not match|Invalid Server Actions request)/.test(
    error.message,
  )
