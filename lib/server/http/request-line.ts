import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Brings what HTTP allows in its first line, and the framework answers with a 500, into a form that it refuses as it should. Called once
 * at start.
 */
export function normalizeRequestLines(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.method = normalizeMethod(request.method ?? 'GET')
    request.url = normalizeTarget(request.url ?? '/', request.method)
  })
}

/**
 * A target as a path: without the scheme and host that are for proxies alone, and which a redirect would take over; `*`, and a
 * percent sign that begins no character, become the name of a page that is not there. What is posted goes to a page, never to its data.
 */
export function normalizeTarget(target: string, method = 'GET'): string {
  const own = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const rooted = own.startsWith('/') ? own : `/${own}`
  const [asked = '/'] = rooted.split(/[?#]/, 1)
  const path = method === 'POST' ? asked.replace(/\.rsc$/, '') : asked
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')) + rooted.slice(asked.length)
}

/** No Request can be made of a TRACE; an unknown method is refused. */
export const normalizeMethod = (method: string) => (method === 'TRACE' ? 'UNKNOWN' : method)

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
