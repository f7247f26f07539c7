import type { Dice } from './dice'
import { anyText } from './values'

export const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'get',
]

/** Names of headers that some part of a server believes. */
const BELIEVED = [
  'Host',
  'Origin',
  'Referer',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'Forwarded',
  'X-Real-IP',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-Middleware-Subrequest',
  'X-Middleware-Rewrite',
  'X-Middleware-Set-Cookie',
  'X-Matched-Path',
  'X-Now-Route-Matches',
  'X-Nextjs-Data',
  'X-Invoke-Path',
  'X-Invoke-Status',
  'X-Invoke-Output',
  'X-Prerender-Revalidate',
  'RSC',
  'Next-Router-State-Tree',
  'Next-Router-Prefetch',
  'Next-Router-Segment-Prefetch',
  'Next-Url',
  'Next-Action',
  'Next-Resume',
  'Purpose',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Idempotency-Key',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'Cookie',
  'Content-Length',
  'Content-Encoding',
  'Transfer-Encoding',
  'Expect',
  'Connection',
  'Upgrade',
  'TE',
  'Trailer',
  'User-Agent',
  '__proto__',
  'constructor',
]

const VALUES: Record<string, readonly string[]> = {
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

/** One to three headers that should change nothing. */
export function abusedHeaders(dice: Dice): [string, string][] {
  return Array.from({ length: 1 + dice.below(3) }, (): [string, string] => {
    const name = dice.chance(0.93) ? dice.pick(BELIEVED) : `x-${anyText(dice, 40)}`
    const known = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined
    if (known && dice.chance(0.75)) return [name, dice.pick(known)]
    return [name, dice.chance(0.05) ? 'a'.repeat(dice.pick([8000, 20_000])) : anyText(dice, 2000)]
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

/** The same path with something between, before or after. */
export function trickedPath(dice: Dice, path: string): string {
  const [way = '/', query] = path.split('?')
  const parts = way.split('/')
  const segment = dice.chance(0.9)
    ? dice.pick(SEGMENTS)
    : encodeURIComponent(anyText(dice, 900).toWellFormed())
  const changed = dice.pick([
    () => parts.toSpliced(1 + dice.below(parts.length), 0, segment).join('/'),
    () => parts.with(parts.length - 1, segment).join('/'),
    () => `${way}/`,
    () => `/${way}`,
    () => `//evil.example${way}`,
    () => `/\\evil.example${way}`,
    () => `http://evil.example${way}`,
    () => way.toUpperCase(),
    () => way.replaceAll('/', '//'),
    () => `${way}.${dice.pick(['rsc', 'json', 'txt', 'segments/_tree.segment.rsc', 'html'])}`,
    () => way.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () => '*',
  ])()
  return query === undefined ? changed : `${changed}?${query}`
}

const KEYS = [
  'plan',
  'tab',
  'search',
  'status',
  'sort',
  'direction',
  'size',
  'cursor',
  'callbackUrl',
  'error',
  'redirect',
  'next',
  '_rsc',
  'nxtPid',
  'nextInternalLocale',
  '__nextDefaultLocale',
  '__proto__',
  '__proto__[a]',
  'constructor.prototype.a',
  'id',
  'companyId',
  'locale',
  'timeZone',
  'url',
  'w',
  'q',
  'amp',
]

/** The same path with a query of one to four parts, known and unknown, sometimes twice, sometimes thousands. */
export function trickedQuery(dice: Dice, path: string): string {
  const value = () =>
    dice.chance(0.15)
      ? dice.pick(['%', '%00', '%E0%A4%A', '%ff%fe', '+', '=', '&', '[]'])
      : encodeURIComponent(anyText(dice, 1500).toWellFormed())
  const count = dice.chance(0.02) ? 1500 : 1 + dice.below(4)
  const parts = Array.from({ length: count }, () => (count > 4 ? 'a=b' : `${dice.pick(KEYS)}=${value()}`))
  if (dice.chance(0.2)) parts.push(...parts.slice(0, 2))
  return `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`
}
