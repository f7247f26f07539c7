import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** For valid request lines that Next would answer with a 500. Called once at start. */
export function normalizeRequestLines(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.method = normalizeMethod(request.method ?? 'GET')
    request.url = normalizeTarget(request.url ?? '/', request.method)
  })
}

/** Removes scheme and host, which a redirect would copy, and escapes percent signs that cannot be decoded. */
export function normalizeTarget(target: string, method = 'GET'): string {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const rooted = local.startsWith('/') ? local : `/${local}`
  const [pathname = '/'] = rooted.split(/[?#]/, 1)
  const path = method === 'POST' ? pathname.replace(/\.rsc$/, '') : pathname
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')) + rooted.slice(pathname.length)
}

/** `new Request` throws for TRACE; Next refuses an unknown method. */
export const normalizeMethod = (method: string) => (method === 'TRACE' ? 'UNKNOWN' : method)

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
