import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { env } from '@/lib/server/env'

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
]

/**
 * Without a trusted proxy, removes what a client claims about its own address before anything reads it; Next then fills in the
 * socket's address. Called once at start.
 */
export function removeUntrustedForwardedHeaders(): void {
  if (env.TRUSTED_PROXY_HOPS > 0) return
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    for (const name of FORWARDED) delete request.headers[name]
  })
}

/**
 * The caller's address: the socket's, or with N trusted proxy hops the Nth entry of X-Forwarded-For from the right. Of IPv6 the /64
 * network, which is what one customer gets; `unknown` where there is none.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return withoutPort(hops.at(-Math.max(env.TRUSTED_PROXY_HOPS, 1)) ?? '')
}

/** Some proxies write the caller's port too; counted with it, every connection would be somebody else. */
function withoutPort(hop: string): string {
  const bare = hop.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? networkOf(address) : 'unknown'
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Whether the browser reached us over https, as APP_URL or a trusted proxy says. */
export function isHttps(headers: Pick<Headers, 'get'>): boolean {
  if (env.TRUSTED_PROXY_HOPS > 0) {
    const protocol = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim()
    if (protocol) return protocol === 'https'
  }
  return env.APP_URL?.startsWith('https:') ?? false
}

/**
 * Whether a request comes from a page of ours, or from no page at all. A present `Origin` must be APP_URL's, or the host that was asked
 * for: `null` and every other one is refused, the plain http of an address that is served over https too. Without one (API clients, old browsers) `Sec-Fetch-Site` must not name another site.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return !/^(cross-site|same-site)$/.test(headers.get('sec-fetch-site') ?? '')
  if (env.APP_URL && origin === new URL(env.APP_URL).origin) return true
  const host = (env.TRUSTED_PROXY_HOPS > 0 && headers.get('x-forwarded-host')) || headers.get('host')
  if (host === null || !URL.canParse(origin)) return false
  const page = new URL(origin)
  // Whoever is on the line can show a page of our own name over plain http.
  return page.host === host && !(page.protocol === 'http:' && isServedByHttps(headers, host))
}

/** Whether people reach this host over https: as a trusted proxy says, or as it is APP_URL's own. */
function isServedByHttps(headers: Headers, host: string): boolean {
  if (env.TRUSTED_PROXY_HOPS > 0 && headers.has('x-forwarded-proto')) return isHttps(headers)
  const own = env.APP_URL ? new URL(env.APP_URL) : null
  return own?.protocol === 'https:' && own.host === host
}
