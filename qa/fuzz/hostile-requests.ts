import { hostileText } from './hostile-values'
import type { Random } from './random'

export const METHODS = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE get'.split(' ')

const TRUSTED_HEADERS = `
  Host Origin Referer X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port Forwarded
  X-Real-IP X-Original-URL X-Rewrite-URL X-HTTP-Method-Override X-Middleware-Subrequest
  X-Middleware-Rewrite X-Middleware-Set-Cookie X-Matched-Path X-Now-Route-Matches X-Nextjs-Data
  X-Invoke-Path X-Invoke-Status X-Invoke-Output X-Prerender-Revalidate RSC Next-Router-State-Tree
  Next-Router-Prefetch Next-Router-Segment-Prefetch Next-Url Next-Action Next-Resume Purpose Accept
  Accept-Encoding Accept-Language Idempotency-Key Range If-None-Match If-Modified-Since Cookie
  Content-Length Content-Encoding Transfer-Encoding Expect Connection Upgrade TE Trailer User-Agent
  __proto__ constructor
`
  .trim()
  .split(/\s+/)

const HEADER_VALUES: Record<string, readonly string[]> = {
  Host: ['evil.example', 'evil.example:99999', '', 'a b', '[::1', 'localhost@evil.example'],
  Origin: ['null', 'http://evil.example', '', 'http://', 'file://', 'http://[', 'http://a:b@c'],
  Accept: [
    'text/event-stream',
    '*/*;q=x',
    'a/b/c',
    ','.repeat(4000),
    'text/event-stream;q=NaN',
    'application/json;q=-1',
  ],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', `bytes=${'0-1,'.repeat(500)}`],
  'Content-Length': ['-1', '0', '99999999999', '1e3', '5, 6', ''],
  'Transfer-Encoding': ['chunked', 'chunked, chunked', 'gzip, chunked', 'xchunked', 'identity'],
  'X-Middleware-Subrequest': ['middleware', 'src/middleware', Array(5).fill('middleware').join(':')],
  'X-Forwarded-Proto': ['https', 'javascript', 'https, http'],
  'Idempotency-Key': ['a', 'a'.repeat(201), ' ', 'é'],
  Expect: ['100-continue', 'nonsense'],
  Connection: ['close', 'keep-alive, Cookie', 'upgrade'],
  Upgrade: ['websocket', 'h2c'],
  'Content-Encoding': ['gzip', 'br', 'identity', 'deflate, gzip'],
  'Accept-Encoding': ['', 'gzip;q=0, identity;q=0', 'br', '*;q=0'],
  RSC: ['1', '2'],
  'Next-Resume': ['1'],
  'Next-Router-Prefetch': ['1', '2'],
  'Next-Router-Segment-Prefetch': ['/_tree', '/_index', '/__PAGE__', '/../x'],
  'X-Http-Method-Override': ['DELETE'],
}

export function hostileHeaders(random: Random): [string, string][] {
  return Array.from({ length: 1 + random.below(3) }, (): [string, string] => {
    const name = random.chance(0.93) ? random.pick(TRUSTED_HEADERS) : `x-${hostileText(random, 40)}`
    const known = Object.hasOwn(HEADER_VALUES, name) ? HEADER_VALUES[name] : undefined
    if (known && random.chance(0.75)) return [name, random.pick(known)]
    return [name, random.chance(0.05) ? 'a'.repeat(random.pick([8000, 20_000])) : hostileText(random, 2000)]
  })
}

const SEGMENTS = [
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f',
  '..%5c',
  '%5c',
  '\\',
  '%2f',
  '%252f',
  '%00',
  '%0d%0a',
  '%E0%A4%A',
  '%',
  '%zz',
  '%c0%ae',
  ';a=b',
  '__proto__',
  'constructor',
  'prototype',
  '[id]',
  '[[...path]]',
  '(site)',
  '_next',
  '@slot',
  'index.rsc',
  '.env',
  '.git/config',
  'page.js',
  '*',
  ' ',
  'é',
  '%F0%9F%92%A9',
]

export function hostilePath(random: Random, path: string): string {
  const [pathname = '/', query] = path.split('?')
  const parts = pathname.split('/')
  const segment = random.chance(0.9)
    ? random.pick(SEGMENTS)
    : encodeURIComponent(hostileText(random, 900).toWellFormed())
  const changed = random.pick([
    () => parts.toSpliced(1 + random.below(parts.length), 0, segment).join('/'),
    () => parts.with(parts.length - 1, segment).join('/'),
    () => `${pathname}/`,
    () => `/${pathname}`,
    () => `//evil.example${pathname}`,
    () => `/\\evil.example${pathname}`,
    () => `http://evil.example${pathname}`,
    () => pathname.toUpperCase(),
    () => pathname.replaceAll('/', '//'),
    () => `${pathname}.${random.pick(['rsc', 'json', 'txt', 'segments/_tree.segment.rsc', 'html'])}`,
    () => pathname.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () => '*',
  ])()
  return query === undefined ? changed : `${changed}?${query}`
}

const QUERY_KEYS = `
  plan tab search status sort direction size cursor callbackUrl error redirect next _rsc nxtPid
  nextInternalLocale __nextDefaultLocale __proto__ __proto__[a] constructor.prototype.a id companyId
  locale timeZone url w q amp
`
  .trim()
  .split(/\s+/)

export function hostileQuery(random: Random, path: string): string {
  const value = () =>
    random.chance(0.15)
      ? random.pick(['%', '%00', '%E0%A4%A', '%ff%fe', '+', '=', '&', '[]'])
      : encodeURIComponent(hostileText(random, 1500).toWellFormed())
  const count = random.chance(0.02) ? 1500 : 1 + random.below(4)
  const parts = Array.from({ length: count }, () =>
    count > 4 ? 'a=b' : `${random.pick(QUERY_KEYS)}=${value()}`,
  )
  if (random.chance(0.2)) parts.push(...parts.slice(0, 2))
  return `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`
}
