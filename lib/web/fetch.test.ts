import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type HostileWeb, startHostileWeb } from '@/tests/support/hostile-web'
import { type LoopbackDns, startDns } from '@/tests/support/loopback-dns'
import { resolveRedirect, type WebLimits, WebVisit } from './fetch'

const PUBLIC = '93.184.216.34'

/** What an attacker's names resolve to. None may ever be dialled. */
const NAMES: Record<string, readonly string[]> = {
  'loopback.attack.test': ['127.0.0.1'],
  'loopback-high.attack.test': ['127.255.255.254'],
  'this-host.attack.test': ['0.0.0.0'],
  'ten.attack.test': ['10.1.2.3'],
  'one-seven-two.attack.test': ['172.16.0.1'],
  'one-seven-two-end.attack.test': ['172.31.255.255'],
  'one-nine-two.attack.test': ['192.168.1.1'],
  'metadata.attack.test': ['169.254.169.254'],
  'ecs.attack.test': ['169.254.170.2'],
  'alibaba.attack.test': ['100.100.100.200'],
  'carrier.attack.test': ['100.64.0.1'],
  'multicast.attack.test': ['224.0.0.1'],
  'broadcast.attack.test': ['255.255.255.255'],
  'reserved.attack.test': ['240.0.0.1'],
  'benchmark.attack.test': ['198.18.0.1'],
  'documentation.attack.test': ['203.0.113.7'],
  'v6-loopback.attack.test': ['::1'],
  'v6-any.attack.test': ['::'],
  'v6-link.attack.test': ['fe80::1'],
  'v6-local.attack.test': ['fd12:3456::1'],
  'v6-aws.attack.test': ['fd00:ec2::254'],
  'v6-mapped.attack.test': ['::ffff:127.0.0.1'],
  'v6-compatible.attack.test': ['::127.0.0.1'],
  'v6-nat64.attack.test': ['64:ff9b::7f00:1'],
  'v6-6to4.attack.test': ['2002:7f00:1::'],
  'v6-teredo.attack.test': ['2001:0:7f00:1::1'],
  'v6-documentation.attack.test': ['2001:db8::1'],
  'v6-site.attack.test': ['fec0::1'],
  'mixed.attack.test': [PUBLIC, '127.0.0.1'],
  'mixed-v6.attack.test': [PUBLIC, '::1'],
}

let web: HostileWeb
let dns: LoopbackDns
let port: number

beforeAll(async () => {
  web = await startHostileWeb()
  port = web.port
  dns = await startDns({
    ...NAMES,
    'site.test': ['127.0.0.1'],
    'moved.test': (times) => [times === 1 ? '127.0.0.1' : '127.0.0.99'],
    'silent.attack.test': null,
    'empty.attack.test': [],
  })
})
afterAll(() => {
  dns.close()
  web.close()
})
beforeEach(() => {
  web.hits.length = 0
})

const LIMITS: Partial<WebLimits> = { requestMs: 250, visitMs: 2000, pageBytes: 200_000, visitBytes: 300_000 }

/** What comes of reading an address with the real fetch: the reason against it, or the body's beginning. */
async function outcome(
  address: string,
  limits: Partial<WebLimits> = {},
  signal?: AbortSignal,
): Promise<string> {
  if (!URL.canParse(address)) return 'no address'
  const visit = new WebVisit({
    userAgent: 'Test/1.0 (+https://spanwright.example)',
    allowHosts: [`site.test:${port}`, `moved.test:${port}`],
    resolve: dns.resolve,
    limits: { ...LIMITS, ...limits },
    ...(signal && { signal }),
  })
  try {
    const { body, truncated: cut } = await visit.get(new URL(address))
    return `${cut ? 'cut' : 'whole'}: ${Buffer.from(body).toString().slice(0, 2000)}`
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error)
  } finally {
    await visit.close()
  }
}

const site = (path: string) => `http://site.test:${port}${path}`

/** Spellings of addresses inside, and of addresses that are no public website's. */
const ADDRESSES = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0x7f.1/',
  'http://127.0.0.1./',
  'http://0/',
  'http://0.0.0.0/',
  'http://127。0。0。1/',
  'http://127．0．0．1/',
  'http://１２７.0.0.1/',
  'http://①②⑦.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://3232235521/',
  'http://169.254.169.254/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://192.0.0.192/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[fec0::1]/',
  'http://[100::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://db.localhost/',
  'http://ⓛocalhost/',
  'http://intranet/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://nas.lan/',
  'http://router.home.arpa/',
  'http://hidden.onion/',
  'http://vault.corp/',
  'ftp://site.test/',
  'file:///etc/passwd',
  'gopher://site.test/',
  'data:text/html,hi',
  'javascript:alert(1)',
  'ws://site.test/',
  'http://site.test:22/',
  'http://site.test:8080/',
  'https://site.test:6379/',
  'http://site.test:25/',
  'http://user@site.test/',
  'http://user:secret@site.test/',
  'http://site.test@127.0.0.1/',
  'http://:x@site.test/',
]
const UNPARSED = [
  'http://[fe80::1%25eth0]/',
  'http://[::1',
  'http://256.256.256.256/',
  'http://',
  'http://0x100000000/',
]

describe('what is never dialled', () => {
  it.each(ADDRESSES)('%s', async (address) => {
    expect(await outcome(address)).toBe('address')
    expect(web.hits).toEqual([])
  })

  it.each(UNPARSED)('%s, which is no address at all', async (address) => {
    expect(await outcome(address)).toBe('no address')
  })

  it.each(Object.keys(NAMES))('the name %s, for what it resolves to', async (name) => {
    expect(await outcome(`http://${name}/`)).toBe('address')
    expect(await outcome(`https://${name}/`)).toBe('address')
    expect(web.hits).toEqual([])
  })

  it('anything but the very addresses that were checked, though the name moves on', async () => {
    expect(await outcome(`http://moved.test:${port}/page`)).toBe('whole: secret')
    expect(dns.queryCount('moved.test')).toBe(1)
  })

  it.each(['nowhere.attack.test', 'empty.attack.test', 'silent.attack.test'])(
    '%s, which has no address',
    async (name) => {
      expect(await outcome(`http://${name}/`, { requestMs: 1000 })).toMatch(/^(noSuchHost|timedOut)$/)
    },
  )
})

describe('redirects', () => {
  it.each([
    'http://127.0.0.1/',
    '//127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://loopback.attack.test/',
    'https://v6-mapped.attack.test/',
    'http://localhost/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://user:x@site.test/',
    'http://site.test:22/',
    'http://[',
    'gopher://x.test/',
  ])('to %s are not followed', async (target) => {
    expect(await outcome(site(`/to?at=${encodeURIComponent(target)}`))).toBe('address')
    expect(web.hits).toEqual(['site.test/to'])
  })

  it('to the loopback address behind a name that is let through are not followed', async () => {
    expect(await outcome(site(`/to?at=${encodeURIComponent(`http://127.0.0.1:${port}/secret`)}`))).toBe(
      'address',
    )
    expect(web.hits).toEqual(['site.test/to'])
  })

  it('are followed four times and no more', async () => {
    expect(await outcome(site('/hop?left=4'))).toBe('whole: end')
    expect(await outcome(site('/hop?left=5'))).toBe('redirects')
    expect(await outcome(site('/loop'))).toBe('redirects')
  })

  it('never lead from https to http', () => {
    const from = new URL('https://site.test/a')
    expect(() => resolveRedirect('http://site.test/', from)).toThrow(
      expect.objectContaining({ reason: 'insecure' }),
    )
    expect(resolveRedirect('/b#part', from).href).toBe('https://site.test/b')
  })
})

describe('answers', () => {
  it.each([
    ['/silent', 'timedOut'],
    ['/slow-headers', 'timedOut'],
    ['/trickle', 'timedOut'],
    ['/lying-length', 'timedOut'],
    ['/cut-off', 'offline'],
    ['/headers', 'offline'],
    ['/many-headers', 'offline'],
    ['/no-http', 'offline'],
    ['/gzip', 'encoded'],
    ['/encoding?is=br', 'encoded'],
    ['/encoding?is=deflate', 'encoded'],
    ['/encoding?is=zstd', 'encoded'],
    ['/encoding?is=identity,gzip', 'encoded'],
    ['/type?is=application/pdf', 'notHtml'],
    ['/type?is=image/svg%2Bxml', 'notHtml'],
    ['/type?is=application/octet-stream', 'notHtml'],
    ['/type?is=', 'notHtml'],
    ['/type?is=text/htmlx', 'notHtml'],
    ['/status?is=204', 'status'],
    ['/status?is=206', 'status'],
    ['/status?is=304', 'status'],
    ['/status?is=403', 'status'],
    ['/status?is=500', 'status'],
  ])('of %s end as %s', async (path, reason) => {
    expect(await outcome(site(path))).toBe(reason)
  })

  it('without an end are cut at the limit of a page, and of a visit', async () => {
    expect(await outcome(site('/endless'), { requestMs: 2000 })).toMatch(/^cut: <p>more/)
    const visit = new WebVisit({
      userAgent: 'T',
      allowHosts: [`site.test:${port}`],
      resolve: dns.resolve,
      limits: { ...LIMITS, requestMs: 2000 },
    })
    const sizes = [await visit.get(new URL(site('/endless'))), await visit.get(new URL(site('/endless')))]
    expect(sizes.map(({ body }) => body.byteLength)).toEqual([200_000, 100_000])
    expect(visit.isOver).toBe(true)
    await visit.close()
  })

  it('from a port that speaks no TLS end as a certificate that is not valid', async () => {
    expect(await outcome(`https://site.test:${port}/`)).toBe('certificate')
  })

  it('end with the whole visit', async () => {
    expect(await outcome(site('/silent'), { requestMs: 5000, visitMs: 100 })).toBe('timedOut')
  })

  it('are not waited for once the user has stopped', async () => {
    expect(await outcome(site('/silent'), { requestMs: 5000 }, AbortSignal.timeout(50))).toBe('cancelled')
  })

  it('are asked for by name, without a cookie, unpacked', async () => {
    const sent = JSON.parse((await outcome(site('/echo'))).replace('whole: ', ''))
    expect(sent).toMatchObject({
      'user-agent': 'Test/1.0 (+https://spanwright.example)',
      'accept-encoding': 'identity',
    })
    expect(Object.keys(sent).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ])
  })
})
