import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Carries a nonce of lib/server/http/security-headers.ts, and so names one request alone, in every layer of Next. */
const NAME = 'content-security-policy'

// Shared by Next's separate module layers: pages, actions, and the start.
const shared = globalThis as { __unavailable?: Map<string, number> }
shared.__unavailable ??= new Map()
const unavailable = shared.__unavailable

/** Notes of the request with these headers that it cannot be served just now, and in how many seconds it may come again. */
export function markRequestUnavailable(sent: Pick<Headers, 'get'>, seconds: number): void {
  const name = sent.get(NAME)
  if (name) unavailable.set(name, seconds)
}

/**
 * Makes the answer to such a request a 503 with Retry-After: the page that says that something failed, and the screen on which a form
 * says so. Where the head is already sent there is nothing to be done. Called once at start, before the security headers.
 */
export function answerUnavailableRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { writeHead } = response
    const forget = () => unavailable.delete(String(request.headers[NAME]))
    response.once('close', forget)
    response.writeHead = (...args: unknown[]) => {
      response.writeHead = writeHead
      const seconds = unavailable.get(String(request.headers[NAME]))
      // A page that was put together in spite of it is a page; what an action says of it is not.
      if (seconds !== undefined && (args[0] === 500 || request.method === 'POST')) {
        args[0] = 503
        response.setHeader('retry-after', seconds)
        response.setHeader('cache-control', 'no-store')
      }
      return writeHead.apply(response, args as Parameters<typeof writeHead>)
    }
  })
}
