import { afterEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/server/env'
import { clientAddress, findHopsProblem, isHttps, isOwnOrigin, shortenAddress } from './client-address'

const original = { APP_URL: env.APP_URL, TRUSTED_PROXY_HOPS: env.TRUSTED_PROXY_HOPS }
afterEach(() => {
  Object.assign(env, original)
})

const forwarded = (value: string) => clientAddress(new Headers({ 'x-forwarded-for': value }))

describe('clientAddress', () => {
  it.each([
    ['the entry that Next wrote, without proxies', 0, '203.0.113.7', '203.0.113.7'],
    ['the last entry, with one trusted hop', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [
      'the second entry from the right, with two trusted hops',
      2,
      '198.51.100.1, 203.0.113.7, 10.0.0.2',
      '203.0.113.7',
    ],
    ['unknown for a list that is too short', 2, '203.0.113.7', 'unknown'],
    ['unknown for a value that is no address', 1, 'a'.repeat(9000), 'unknown'],
    ['the address without its port', 1, '203.0.113.7:51234', '203.0.113.7'],
    ['the IPv4 address mapped into IPv6', 0, '::ffff:203.0.113.7', '203.0.113.7'],
    ['the /64 network of an IPv6 address', 0, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network for another spelling', 0, '2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['the network of an IPv6 address with a port', 1, '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['the loopback network', 0, '::1', '0:0:0:0::/64'],
  ])('returns %s', (_, hops, header, address) => {
    env.TRUSTED_PROXY_HOPS = hops
    expect(forwarded(header)).toBe(address)
  })

  it('returns unknown without a header', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
  })
})

describe('findHopsProblem', () => {
  it.each([
    [0, '203.0.113.7', '127.0.0.1', 'TRUSTED_PROXY_HOPS is 0'],
    [0, '203.0.113.7', '::ffff:10.0.0.2', 'TRUSTED_PROXY_HOPS is 0'],
    [0, '203.0.113.7', 'fd00::2', 'TRUSTED_PROXY_HOPS is 0'],
    [1, undefined, '10.0.0.2', 'is 1, but a request has no X-Forwarded-For'],
    [2, '203.0.113.7', '10.0.0.2', 'is 2, but X-Forwarded-For has 1 address:'],
  ])('warns for %i hops and X-Forwarded-For %s from %s', (hops, forwardedFor, peer, problem) => {
    env.TRUSTED_PROXY_HOPS = hops
    expect(findHopsProblem(forwardedFor, peer)).toContain(problem)
  })

  it.each([
    [0, undefined, '127.0.0.1'],
    // A client on the internet can send what it likes.
    [0, '203.0.113.7', '198.51.100.1'],
    [0, '203.0.113.7', undefined],
    [1, '203.0.113.7', '10.0.0.2'],
    [1, '198.51.100.1, 203.0.113.7', '10.0.0.2'],
  ])('accepts %i hops and X-Forwarded-For %s from %s', (hops, forwardedFor, peer) => {
    env.TRUSTED_PROXY_HOPS = hops
    expect(findHopsProblem(forwardedFor, peer)).toBeNull()
  })
})

describe('shortenAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('shortens %s to %s', (address, network) => {
    expect(shortenAddress(address)).toBe(network)
  })
})

describe('isHttps', () => {
  it('follows APP_URL', () => {
    env.APP_URL = 'https://spanwright.example'
    expect(isHttps(new Headers())).toBe(true)
    env.APP_URL = 'http://spanwright.example'
    expect(isHttps(new Headers())).toBe(false)
  })

  it('believes X-Forwarded-Proto only from a trusted proxy', () => {
    const headers = new Headers({ 'x-forwarded-proto': 'https' })
    expect(isHttps(headers)).toBe(false)
    env.TRUSTED_PROXY_HOPS = 1
    expect(isHttps(headers)).toBe(true)
    expect(isHttps(new Headers({ 'x-forwarded-proto': 'https, http' }))).toBe(false)
  })
})

describe('isOwnOrigin', () => {
  const host = '127.0.0.1:3000'
  const isOwn = (origin: string, headers: Record<string, string> = {}) =>
    isOwnOrigin(new Headers({ host, origin, ...headers }))

  it('accepts a missing origin and that of the requested host', () => {
    expect(isOwnOrigin(new Headers({ host }))).toBe(true)
    expect(isOwn('http://127.0.0.1:3000')).toBe(true)
  })

  it.each([
    ['same-origin', true],
    ['none', true],
    ['same-site', false],
    ['cross-site', false],
  ])('judges a missing origin by Sec-Fetch-Site %s', (site, expected) => {
    expect(isOwnOrigin(new Headers({ host, 'sec-fetch-site': site }))).toBe(expected)
  })

  it.each([
    'null',
    '',
    'http://evil.example',
    'http://127.0.0.1',
    'http://127.0.0.1:3001',
    'http://127.0.0.1:3000.evil.example',
    'https://127.0.0.1',
    'not an address',
    '127.0.0.1:3000',
  ])('refuses the origin "%s"', (origin) => {
    expect(isOwn(origin)).toBe(false)
  })

  it('accepts the origin of APP_URL on any host', () => {
    env.APP_URL = 'https://spanwright.example/start'
    expect(isOwn('https://spanwright.example')).toBe(true)
    expect(isOwn('https://spanwright.example.evil.example')).toBe(false)
  })

  it('refuses plain http where https is served', () => {
    env.APP_URL = 'https://spanwright.example'
    const ofHost = (origin: string) => isOwnOrigin(new Headers({ host: 'spanwright.example', origin }))
    expect(ofHost('https://spanwright.example')).toBe(true)
    expect(ofHost('http://spanwright.example')).toBe(false)
    // Directly, past the proxy, on the local network.
    expect(isOwn('http://127.0.0.1:3000')).toBe(true)

    env.APP_URL = undefined
    env.TRUSTED_PROXY_HOPS = 1
    expect(isOwn('http://127.0.0.1:3000', { 'x-forwarded-proto': 'https' })).toBe(false)
    expect(isOwn('http://127.0.0.1:3000', { 'x-forwarded-proto': 'http' })).toBe(true)
  })

  it('believes X-Forwarded-Host only from a trusted proxy', () => {
    const forwardedHost = { 'x-forwarded-host': 'spanwright.example' }
    expect(isOwn('https://spanwright.example', forwardedHost)).toBe(false)
    expect(isOwn('http://spanwright.example', { ...forwardedHost, 'x-forwarded-proto': 'http' })).toBe(false)
    env.TRUSTED_PROXY_HOPS = 1
    expect(isOwn('https://spanwright.example', forwardedHost)).toBe(true)
  })
})
