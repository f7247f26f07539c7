import { afterEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/server/env'
import { clientAddress, isHttps, isOwnOrigin } from './client-address'

const before = { APP_URL: env.APP_URL, TRUSTED_PROXY_HOPS: env.TRUSTED_PROXY_HOPS }
afterEach(() => {
  Object.assign(env, before)
})

const forwarded = (value: string) => clientAddress(new Headers({ 'x-forwarded-for': value }))

describe('the address of a caller', () => {
  it.each([
    ['the one that Next wrote, without proxies', 0, '203.0.113.7', '203.0.113.7'],
    ['the last with one trusted hop', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['the second from the right with two', 2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['unknown where the list is too short', 2, '203.0.113.7', 'unknown'],
    ['unknown where nothing is an address', 1, 'a'.repeat(9000), 'unknown'],
    ['without the port that some proxies write', 1, '203.0.113.7:51234', '203.0.113.7'],
    ['IPv4 where it is mapped into IPv6', 0, '::ffff:203.0.113.7', '203.0.113.7'],
    ['the /64 network of IPv6', 0, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network however it is written', 0, '2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['the network of IPv6 with a port', 1, '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['the loopback network', 0, '::1', '0:0:0:0::/64'],
  ])('is %s', (_, hops, header, address) => {
    env.TRUSTED_PROXY_HOPS = hops
    expect(forwarded(header)).toBe(address)
  })

  it('is unknown without a header', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
  })
})

describe('https', () => {
  it('is what APP_URL says', () => {
    env.APP_URL = 'https://spanwright.example'
    expect(isHttps(new Headers())).toBe(true)
    env.APP_URL = 'http://spanwright.example'
    expect(isHttps(new Headers())).toBe(false)
  })

  it('is claimed by nobody but a trusted proxy', () => {
    const headers = new Headers({ 'x-forwarded-proto': 'https' })
    expect(isHttps(headers)).toBe(false)
    env.TRUSTED_PROXY_HOPS = 1
    expect(isHttps(headers)).toBe(true)
    expect(isHttps(new Headers({ 'x-forwarded-proto': 'https, http' }))).toBe(false)
  })
})

describe('an origin of ours', () => {
  const host = '127.0.0.1:3000'
  const own = (origin: string, more: Record<string, string> = {}) =>
    isOwnOrigin(new Headers({ host, origin, ...more }))

  it('is a missing one, and the host that was asked for', () => {
    expect(isOwnOrigin(new Headers({ host }))).toBe(true)
    expect(own('http://127.0.0.1:3000')).toBe(true)
  })

  it.each([
    ['same-origin', true],
    ['none', true],
    ['same-site', false],
    ['cross-site', false],
  ])('is judged by what the browser says where it is missing: %s', (site, isOwn) => {
    expect(isOwnOrigin(new Headers({ host, 'sec-fetch-site': site }))).toBe(isOwn)
  })

  it.each([
    'null',
    '',
    'http://evil.example',
    'http://127.0.0.1',
    'http://127.0.0.1:3001',
    'http://127.0.0.1:3000.evil.example',
    'not an address',
    '127.0.0.1:3000',
  ])('is never "%s"', (origin) => {
    expect(own(origin)).toBe(false)
  })

  it('is APP_URL behind whatever host', () => {
    env.APP_URL = 'https://spanwright.example/start'
    expect(own('https://spanwright.example')).toBe(true)
    expect(own('https://spanwright.example.evil.example')).toBe(false)
  })

  it('is no page that came over plain http where https is served', () => {
    env.APP_URL = 'https://spanwright.example'
    const ofHost = (origin: string) => isOwnOrigin(new Headers({ host: 'spanwright.example', origin }))
    expect(ofHost('https://spanwright.example')).toBe(true)
    expect(ofHost('http://spanwright.example')).toBe(false)
    // Past the proxy, on the local network.
    expect(own('http://127.0.0.1:3000')).toBe(true)

    env.APP_URL = undefined
    env.TRUSTED_PROXY_HOPS = 1
    expect(own('http://127.0.0.1:3000', { 'x-forwarded-proto': 'https' })).toBe(false)
    expect(own('http://127.0.0.1:3000', { 'x-forwarded-proto': 'http' })).toBe(true)
  })

  it('is a forwarded host from a trusted proxy alone', () => {
    const more = { 'x-forwarded-host': 'spanwright.example' }
    expect(own('https://spanwright.example', more)).toBe(false)
    env.TRUSTED_PROXY_HOPS = 1
    expect(own('https://spanwright.example', more)).toBe(true)
  })
})
