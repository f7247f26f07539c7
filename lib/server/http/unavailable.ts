import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'

/** Holds the nonce that lib/server/http/pipeline.ts sets, and so identifies one request in every layer of Next. */
export const REQUEST_ID_HEADER = 'content-security-policy'

// Shared by Next's separate module layers.
const shared = globalThis as { __unavailable?: Map<string, number> }
shared.__unavailable ??= new Map()
const retryAfterById = shared.__unavailable

/** Makes the response a 503 that can be retried after `seconds`. No effect once its head is sent. */
export function markRequestUnavailable(headers: Pick<Headers, 'get'>, seconds: number): void {
  const id = headers.get(REQUEST_ID_HEADER)
  if (id) retryAfterById.set(id, seconds)
}

export const secondsUntilAvailable = (headers: IncomingHttpHeaders) =>
  retryAfterById.get(String(headers[REQUEST_ID_HEADER]))

export const forgetRequest = (headers: IncomingHttpHeaders) =>
  retryAfterById.delete(String(headers[REQUEST_ID_HEADER]))
