import { z } from 'zod'
import { RateLimitedError } from '@/lib/auth/rate-limit'
import { AppError, ERROR_STATUS, type ErrorCode, type FieldError, notFound } from '@/lib/errors'
import { log } from '@/lib/server/log'
import { formatRateLeft, formatRatePolicy } from './rate-headers'

/** A problem document (RFC 9457) with our list of field errors. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  /** Which of the reasons of its type it is. */
  reason?: string
  errors?: FieldError[]
}

const GENERAL_MESSAGE = 'Something went wrong on our side. Nothing that was saved is lost. Please try again.'
const UNREACHABLE_MESSAGE = 'The service is not available right now. Please try again in a moment.'
const UNREACHABLE_RETRY_SECONDS = 5

/** The response that tells of `error`; logs what is not the caller's doing under `requestId`. */
export function problemResponse(error: unknown, requestId: string): Response {
  const known = toAppError(error)
  if (known.code === 'internal' || known.code === 'unavailable')
    log.error({ err: known.cause ?? error, requestId }, 'request failed')
  const { status, title } = ERROR_STATUS[known.code]
  const problem: Problem = {
    type: `/problems/${kebab(known.code)}`,
    title,
    status,
    detail: known.message,
    ...(known.reason !== undefined && { reason: known.reason }),
    ...(known.fields.length > 0 && { errors: known.fields }),
  }
  return Response.json(problem, {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(known.retryAfter !== undefined && { 'retry-after': String(known.retryAfter) }),
      ...(known instanceof RateLimitedError && {
        'ratelimit-policy': formatRatePolicy([known.state.rule]),
        ratelimit: formatRateLeft([known.state]),
      }),
    },
  })
}

/** What a caller is told of `error`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return toInvalidInput(error)
  const code = codeOf(error)
  if (code === 'P2025') return notFound()
  if (code && CONFLICT_CODES.test(code))
    return new AppError('conflict', 'This was changed at the same moment. Please try again.', {
      cause: error,
    })
  if (isUnreachable(error, code))
    return new AppError('unavailable', UNREACHABLE_MESSAGE, {
      cause: error,
      retryAfter: UNREACHABLE_RETRY_SECONDS,
    })
  return new AppError('internal', GENERAL_MESSAGE, { cause: error })
}

/** A zod error as one field error each, the first of a field first. */
export function toInvalidInput(error: z.ZodError): AppError {
  const fields = error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  return new AppError('invalid', fields[0]?.message ?? 'Invalid input', { fields })
}

// A value that exists already, a deadlock, a serialisation failure: Prisma's codes and PostgreSQL's own.
const CONFLICT_CODES = /^(P2002|P2034|40P01|40001)$/

// Prisma's connection errors, PostgreSQL's classes 08 (connection) and 53 (disk, memory or connections used up), 57P (shutting down) and
// 25006 (a server that takes no writes), and node's own.
const UNREACHABLE_CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|08\w{3}|53\w{3}|57P0[1-3]|25006|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/
const UNREACHABLE_MESSAGES =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout|DatabaseNotReachable|ConnectionClosed|SocketTimeout|server closed the connection/i

function isUnreachable(error: unknown, code: string | undefined): boolean {
  if (code && UNREACHABLE_CODES.test(code)) return true
  return error instanceof Error && UNREACHABLE_MESSAGES.test(`${error.message} ${String(error.cause ?? '')}`)
}

/** What Prisma wraps an error of the database in that it has no code of its own for: P2010 in a raw query. */
const WRAPPERS = ['P2010', 'P2039']

/** The code of an error, or the database's own where Prisma has wrapped it. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  if (typeof error.code !== 'string') return undefined
  if (!WRAPPERS.includes(error.code) || !('meta' in error)) return error.code
  const { driverAdapterError } = error.meta as { driverAdapterError?: { cause?: { originalCode?: string } } }
  return driverAdapterError?.cause?.originalCode
}

const kebab = (code: ErrorCode) => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
