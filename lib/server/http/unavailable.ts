import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Holds the nonce that lib/server/http/security-headers.ts sets, and so identifies one request in every layer of Next. */
const ID_HEADER = 'content-security-policy'

// Shared by Next's separate module layers.
const shared = globalThis as { __unavailable?: Map<string, number> }
shared.__unavailable ??= new Map()
const retryAfterById = shared.__unavailable

/** The client can retry after `seconds`. */
export function markRequestUnavailable(headers: Pick<Headers, 'get'>, seconds: number): void {
  const id = headers.get(ID_HEADER)
  if (id) retryAfterById.set(id, seconds)
}

/** With 503 and Retry-After. No effect once the headers are sent. Called once at start, before the security headers. */
export function answerUnavailableRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { writeHead } = response
    response.once('close', () => retryAfterById.delete(String(request.headers[ID_HEADER])))
    response.writeHead = (...args: unknown[]) => {
      response.writeHead = writeHead
      const seconds = retryAfterById.get(String(request.headers[ID_HEADER]))
      // A page that rendered anyway is a success; an action that reports the failure is not.
      if (seconds !== undefined && (args[0] === 500 || request.method === 'POST')) {
        args[0] = 503
        response.setHeader('retry-after', seconds)
        response.setHeader('cache-control', 'no-store')
      }
      return writeHead.apply(response, args as Parameters<typeof writeHead>)
    }
  })
}
