import 'server-only'
import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { HeadersOfCall } from './request-state'

const FORWARDED_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
]

/** Without a trusted proxy, removes those that a client sent. Warns once when they show that TRUSTED_PROXY_HOPS is wrong. */
export function checkForwardedHeaders({ headers, socket, url }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']?.toString()
  if (!isWarned && !isProbe(url)) warn(findHopsProblem(forwarded, socket.remoteAddress))
  if (env.TRUSTED_PROXY_HOPS === 0) for (const name of FORWARDED_HEADERS) delete headers[name]
  headers['x-forwarded-for'] ??= socket.remoteAddress
}

/** Monitoring asks the server directly, past its proxies. */
const isProbe = (url = '') => /^\/(?:api\/(?:health|ready)|metrics)\b/.test(url)

let isWarned = false

function warn(problem: string | null): void {
  if (!problem) return
  isWarned = true
  log.warn(problem)
}

/** `forwarded` is the X-Forwarded-For of a request that came from the address `peer`. */
export function findHopsProblem(forwarded: string | undefined, peer: string | undefined): string | null {
  const hops = env.TRUSTED_PROXY_HOPS
  const count = forwarded?.split(',').length ?? 0
  if (hops === 0 && count > 0 && isPrivate(peer))
    return 'TRUSTED_PROXY_HOPS is 0, but a request has X-Forwarded-For: behind a reverse proxy, all visitors count as one'
  if (hops > 0 && count === 0)
    return `TRUSTED_PROXY_HOPS is ${hops}, but a request has no X-Forwarded-For: it did not come through the proxy, or the proxy does not set the header`
  if (count < hops)
    return `TRUSTED_PROXY_HOPS is ${hops}, but X-Forwarded-For has ${count} ${count === 1 ? 'address' : 'addresses'}: all visitors count as one`
  return null
}

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']

const isPrivate = (address = '') =>
  ipaddr.isValid(address) && PRIVATE_RANGES.includes(ipaddr.process(address).range())

/** With N trusted proxy hops the Nth X-Forwarded-For entry from the right. IPv6: the /64 network, which one customer gets. Or `unknown`. */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return toAddress(hops.at(-Math.max(env.TRUSTED_PROXY_HOPS, 1)) ?? '')
}

/** With the port that some proxies add, every connection would count as another client. */
function toAddress(hop: string): string {
  const bare = hop.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? networkOf(address) : 'unknown'
}

function networkOf(address: string): string {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** For the log: the /24 network of an IPv4 address, the /48 network of an IPv6 one. */
export function shortenAddress(address: string): string {
  if (isIPv4(address)) return address.replace(/\.\d+$/, '.0/24')
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}

/** According to a trusted proxy or APP_URL. */
export function isHttps(headers: Pick<Headers, 'get'>): boolean {
  if (env.TRUSTED_PROXY_HOPS > 0) {
    const protocol = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim()
    if (protocol) return protocol === 'https'
  }
  return env.APP_URL?.startsWith('https:') ?? false
}

/**
 * Whether a request comes from one of our pages, or from no page. A present `Origin` must be that of APP_URL or of the requested host, and
 * not http where https is served; `null` is refused. Without one (API clients, old browsers) `Sec-Fetch-Site` must not name another site.
 */
export function isOwnOrigin(headers: HeadersOfCall): boolean {
  const origin = headers.get('origin')
  if (origin === null) return !/^(cross-site|same-site)$/.test(headers.get('sec-fetch-site') ?? '')
  if (env.APP_URL && origin === new URL(env.APP_URL).origin) return true
  const host = (env.TRUSTED_PROXY_HOPS > 0 && headers.get('x-forwarded-host')) || headers.get('host')
  if (host === null || !URL.canParse(origin)) return false
  const page = new URL(origin)
  // An attacker on the network can serve a page under our name over plain http.
  return page.host === host && !(page.protocol === 'http:' && isServedByHttps(headers, host))
}

function isServedByHttps(headers: HeadersOfCall, host: string): boolean {
  if (env.TRUSTED_PROXY_HOPS > 0 && headers.has('x-forwarded-proto')) return isHttps(headers)
  const appUrl = env.APP_URL ? new URL(env.APP_URL) : null
  return appUrl?.protocol === 'https:' && appUrl.host === host
}
