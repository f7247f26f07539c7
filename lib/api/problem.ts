import { z } from 'zod'
import { RateLimitedError } from '@/lib/auth/rate-limiter'
import {
  AppError,
  ERROR_STATUS,
  type FieldError,
  GENERAL_MESSAGE,
  notFound,
  problemType,
  TIMED_OUT_MESSAGE,
  UNAVAILABLE_MESSAGE,
} from '@/lib/errors'
import { INVALID } from '@/lib/fields'
import { type TextAnswer, toResponse } from '@/lib/server/http/call-answer'
import { log } from '@/lib/server/log'
import { formatRateLeft, formatRatePolicy } from './rate-headers'

/** RFC 9457, with our list of field errors. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  reason?: string
  errors?: FieldError[]
}

const UNAVAILABLE_RETRY_SECONDS = 5

export const problemResponse = (error: unknown, requestId: string): Response =>
  toResponse(toProblemAnswer(error, requestId))

/** Logs errors that are not the caller's fault with `requestId`. */
export function toProblemAnswer(error: unknown, requestId: string): TextAnswer {
  const appError = toAppError(error)
  if (appError.code === 'internal' || appError.code === 'unavailable')
    log.error({ err: appError.cause ?? error, requestId }, 'request failed')
  const { status, title } = ERROR_STATUS[appError.code]
  const problem: Problem = {
    type: problemType(appError.code),
    title,
    status,
    detail: appError.message,
    ...(appError.reason !== undefined && { reason: appError.reason }),
    ...(appError.fields.length > 0 && { errors: appError.fields }),
  }
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(appError.retryAfter !== undefined && { 'retry-after': String(appError.retryAfter) }),
    ...(appError instanceof RateLimitedError && {
      'ratelimit-policy': formatRatePolicy([appError.state.rule]),
      ratelimit: formatRateLeft([appError.state]),
    }),
  }
  return { status, headers: new Map(Object.entries(headers)), body: JSON.stringify(problem) }
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return toInvalidInput(error)
  const code = codeOf(error)
  if (code === 'P2025') return notFound()
  if (code && CONFLICT_CODES.test(code))
    return new AppError(
      'conflict',
      'Someone else changed this at the same time, so your change wasn’t saved. Please try again.',
      {
        cause: error,
      },
    )
  const isTimeout = code !== undefined && TIMEOUT_CODES.test(code)
  if (isTimeout || isUnreachable(error, code))
    return new AppError('unavailable', isTimeout ? TIMED_OUT_MESSAGE : UNAVAILABLE_MESSAGE, {
      cause: error,
      retryAfter: UNAVAILABLE_RETRY_SECONDS,
    })
  return new AppError('internal', GENERAL_MESSAGE, { cause: error })
}

/** A list of wrong values has an issue for each of them. */
const FIELD_ERRORS_MAX = 100

/** One field error per issue; the message is that of the first. */
export function toInvalidInput(error: z.ZodError): AppError {
  const fields = error.issues.slice(0, FIELD_ERRORS_MAX).map(toFieldError)
  return new AppError('invalid', fields[0]?.message ?? 'Invalid input', { fields })
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const field = issue.path.join('.')
  const allowed = allowedValuesOf(issue)
  if (!allowed) return { field, message: issue.message }
  const message = issue.message === INVALID ? `${INVALID}. Allowed: ${allowed.join(', ')}.` : issue.message
  return { field, message, allowed }
}

/** Null for an issue that is not about an enumeration. */
function allowedValuesOf(issue: z.core.$ZodIssue): string[] | null {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : null
  return issue.code === 'invalid_union' && options ? options.map(String) : null
}

// Unique violation, deadlock, serialisation failure: codes of Prisma and PostgreSQL.
const CONFLICT_CODES = /^(P2002|P2034|40P01|40001)$/

// The limits of lib/db/connect.ts on a statement and on a wait for a lock.
const TIMEOUT_CODES = /^(57014|55P03)$/

// Connection errors of Prisma, its driver adapter and Node.js, and of PostgreSQL: 08 connection, 28 authentication, 53 out of resources,
// 57P shutting down, 25006 read-only, 3D000 no database, XX corrupted. P2021 and 42P01 are a missing table: the migrations are not
// applied yet.
const UNREACHABLE_CODES =
  /^(P1000|P1001|P1002|P1003|P1008|P1010|P1017|P2021|P2024|P2028|08\w{3}|28\w{3}|53\w{3}|57P0[1-3]|25006|3D000|42P01|XX00[012]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|ConnectionClosed|DatabaseNotReachable|SocketTimeout)$/
const UNREACHABLE_MESSAGES =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i

function isUnreachable(error: unknown, code: string | undefined): boolean {
  if (code && UNREACHABLE_CODES.test(code)) return true
  // PGlite has aborted.
  if (error instanceof WebAssembly.RuntimeError) return true
  return error instanceof Error && UNREACHABLE_MESSAGES.test(`${error.message} ${String(error.cause ?? '')}`)
}

/** Under these Prisma wraps other database errors, such as P2010 for raw queries. */
const WRAPPERS = ['P2010', 'P2039']

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  if (typeof error.code !== 'string') return undefined
  if (!WRAPPERS.includes(error.code) || !('meta' in error)) return error.code
  const { driverAdapterError } = error.meta as {
    driverAdapterError?: { cause?: { originalCode?: string; kind?: string } }
  }
  // A failed connection has no code, only a kind.
  return driverAdapterError?.cause?.originalCode ?? driverAdapterError?.cause?.kind
}
