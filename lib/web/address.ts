import os from 'node:os'
import ipaddr from 'ipaddr.js'

/** Local machine, local network, cloud-internal (RFC 6761, 6762, 7686, 8375, 9476). */
const PRIVATE_NAMES =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|private|corp|home|lan|mail|arpa|onion|alt|invalid)$/
const HOST_MAX = 253
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]
const DOCUMENTATION = ipaddr.parseCIDR('3fff::/20') as [ipaddr.IPv6, number]

/** Azure's platform services, which every machine there reaches at a public address. Other clouds use private ones. */
const PLATFORM_ADDRESSES = ['168.63.129.16']

/**
 * Whether a website may have this address. IPv6 addresses that embed an IPv4 address (mapped, NAT64, 6to4 …) never count as public: no
 * website needs them. Nor do this machine's own addresses. Throws where the system does not tell them.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (PLATFORM_ADDRESSES.includes(parsed.toString()) || isOwnAddress(parsed)) return false
  if (parsed.kind() === 'ipv4') return true
  const v6 = parsed as ipaddr.IPv6
  return v6.match(GLOBAL_UNICAST) && !v6.match(DOCUMENTATION)
}

/** Read each time, because interfaces come and go. */
function isOwnAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return Object.values(os.networkInterfaces()).some((interfaces) =>
    interfaces?.some((own) => ipaddr.parse(own.address).toString() === address.toString()),
  )
}

/** Without brackets and trailing dot. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** `host:port`, as in the allow-list. */
export function authorityOf(url: URL): string {
  return `${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`
}

/** The WHATWG parser has already normalised every spelling of an IPv4 address and every Unicode dot and digit. */
export function isPublicUrl(url: URL): boolean {
  const defaultPort = DEFAULT_PORTS[url.protocol]
  if (defaultPort === undefined || url.username !== '' || url.password !== '') return false
  if (!['80', '443'].includes(url.port || defaultPort)) return false
  const host = hostOf(url)
  if (host === '' || host.length > HOST_MAX) return false
  if (ipaddr.isValid(host) || host.includes(':')) return isPublicAddress(host)
  return (
    host.includes('.') && !/^\d+$/.test(host.slice(host.lastIndexOf('.') + 1)) && !PRIVATE_NAMES.test(host)
  )
}
