import os from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HostileWeb, startHostileWeb } from '@/tests/support/hostile-web'
import { type LoopbackDns, startDns } from '@/tests/support/loopback-dns'
import { isPublicAddress } from './address'
import { resolveRedirect, type WebLimits, WebVisit } from './fetch'

const PUBLIC_ADDRESS = '93.184.216.34'
const OWN_ADDRESS = '93.184.215.14'
const OWN_V6_ADDRESS = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'

/** An attacker's. None must ever be connected to. */
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
  'azure.attack.test': ['168.63.129.16'],
  'mixed-azure.attack.test': [PUBLIC_ADDRESS, '168.63.129.16'],
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
  'mixed.attack.test': [PUBLIC_ADDRESS, '127.0.0.1'],
  'mixed-v6.attack.test': [PUBLIC_ADDRESS, '::1'],
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
    'own-v4.attack.test': [OWN_ADDRESS],
    'own-v6.attack.test': [OWN_V6_ADDRESS],
    'mixed-own.attack.test': [PUBLIC_ADDRESS, OWN_V6_ADDRESS],
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

const LIMITS: Partial<WebLimits> = {
  requestMs: 20_000,
  visitMs: 30_000,
  pageBytes: 200_000,
  visitBytes: 300_000,
}
/** For what never answers. */
const SHORT: Partial<WebLimits> = { requestMs: 250 }

async function fetchOutcome(
  address: string,
  limits: Partial<WebLimits> = {},
  signal?: AbortSignal,
): Promise<string> {
  if (!URL.canParse(address)) return 'no URL'
  const visit = new WebVisit({
    userAgent: 'Test/1.0 (+https://spanwright.example)',
    allowHosts: [`site.test:${port}`, `moved.test:${port}`],
    resolve: dns.resolve,
    limits: { ...LIMITS, ...limits },
    ...(signal && { signal }),
  })
  try {
    const { body, truncated } = await visit.get(new URL(address))
    return `${truncated ? 'truncated' : 'complete'}: ${Buffer.from(body).toString().slice(0, 2000)}`
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error)
  } finally {
    await visit.close()
  }
}

const siteUrl = (path: string) => `http://site.test:${port}${path}`

const PRIVATE_URLS = [
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
  'http://168.63.129.16/',
  'http://0xa83f8110/',
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
const INVALID_URLS = [
  'http://[fe80::1%25eth0]/',
  'http://[::1',
  'http://256.256.256.256/',
  'http://',
  'http://0x100000000/',
]

describe('WebVisit', () => {
  it.each(PRIVATE_URLS)('never connects to %s', async (address) => {
    expect(await fetchOutcome(address)).toBe('address')
    expect(web.hits).toEqual([])
  })

  it.each(INVALID_URLS)('cannot parse %s', async (address) => {
    expect(await fetchOutcome(address)).toBe('no URL')
  })

  it.each(Object.keys(NAMES))('never connects to the name %s, because of its addresses', async (name) => {
    expect(await fetchOutcome(`http://${name}/`)).toBe('address')
    expect(await fetchOutcome(`https://${name}/`)).toBe('address')
    expect(web.hits).toEqual([])
  })

  it('connects to the checked address even if the name resolves to another one later', async () => {
    expect(await fetchOutcome(`http://moved.test:${port}/page`)).toBe('complete: secret')
    expect(dns.queryCount('moved.test')).toBe(1)
  })

  it.each(['nowhere.attack.test', 'empty.attack.test', 'silent.attack.test'])(
    'fails for %s, which has no address',
    async (name) => {
      expect(await fetchOutcome(`http://${name}/`, { requestMs: 1000 })).toMatch(/^(noSuchHost|timedOut)$/)
    },
  )
})

describe('WebVisit on a machine with public addresses', () => {
  beforeEach(() => {
    const ethernet = { netmask: '', mac: '', internal: false, cidr: null }
    vi.spyOn(os, 'networkInterfaces').mockReturnValue({
      eth0: [
        { ...ethernet, family: 'IPv4', address: OWN_ADDRESS },
        { ...ethernet, family: 'IPv6', address: 'fe80::fc:ff:fe00:1', scopeid: 4 },
      ],
      eth1: [{ ...ethernet, family: 'IPv6', address: OWN_V6_ADDRESS, scopeid: 0 }],
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each([
    `http://${OWN_ADDRESS}/`,
    'http://0x5db8d70e/',
    `https://${OWN_ADDRESS}/`,
    `http://[${OWN_V6_ADDRESS}]/`,
    'http://[2606:2800:021F:CB07:6820:80DA:175.107.139.44]/',
    'http://own-v4.attack.test/',
    'https://own-v6.attack.test/',
    'http://mixed-own.attack.test/',
  ])('never connects to itself at %s', async (address) => {
    expect(await fetchOutcome(address)).toBe('address')
    expect(await fetchOutcome(siteUrl(`/to?at=${encodeURIComponent(address)}`))).toBe('address')
    expect(web.hits).toEqual(['site.test/to'])
  })

  it('connects to the neighbours of its addresses', async () => {
    expect(isPublicAddress('93.184.215.15')).toBe(true)
    expect(isPublicAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2d')).toBe(true)
  })

  it('connects to nothing where the system does not tell its addresses', async () => {
    vi.spyOn(os, 'networkInterfaces').mockImplementation(() => {
      throw new Error('uv_interface_addresses returned Unknown system error 97')
    })
    expect(await fetchOutcome(`http://${PUBLIC_ADDRESS}/`)).toBe('offline')
    expect(await fetchOutcome('http://mixed-own.attack.test/')).toBe('offline')
    expect(await fetchOutcome(siteUrl('/hop?left=0'))).toBe('complete: end')
  })
})

describe('WebVisit redirects', () => {
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
  ])('are not followed to %s', async (target) => {
    expect(await fetchOutcome(siteUrl(`/to?at=${encodeURIComponent(target)}`))).toBe('address')
    expect(web.hits).toEqual(['site.test/to'])
  })

  it('are not followed from an allowed name to its loopback address', async () => {
    expect(
      await fetchOutcome(siteUrl(`/to?at=${encodeURIComponent(`http://127.0.0.1:${port}/secret`)}`)),
    ).toBe('address')
    expect(web.hits).toEqual(['site.test/to'])
  })

  it('are followed at most four times', async () => {
    expect(await fetchOutcome(siteUrl('/hop?left=4'))).toBe('complete: end')
    expect(await fetchOutcome(siteUrl('/hop?left=5'))).toBe('redirects')
    expect(await fetchOutcome(siteUrl('/loop'))).toBe('redirects')
  })

  it('are not followed from https to http', () => {
    const from = new URL('https://site.test/a')
    expect(() => resolveRedirect('http://site.test/', from)).toThrow(
      expect.objectContaining({ reason: 'insecure' }),
    )
    expect(resolveRedirect('/b#part', from).href).toBe('https://site.test/b')
  })
})

describe('WebVisit responses', () => {
  it.each([
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
  ])('of %s fail as %s', async (path, reason) => {
    expect(await fetchOutcome(siteUrl(path))).toBe(reason)
  })

  it.each(['/silent', '/slow-headers', '/trickle', '/lying-length'])('of %s time out', async (path) => {
    expect(await fetchOutcome(siteUrl(path), SHORT)).toBe('timedOut')
  })

  it('are truncated at the limits of a page and of a visit', async () => {
    expect(await fetchOutcome(siteUrl('/endless'))).toMatch(/^truncated: <p>more/)
    const visit = new WebVisit({
      userAgent: 'T',
      allowHosts: [`site.test:${port}`],
      resolve: dns.resolve,
      limits: LIMITS,
    })
    const sizes = [
      await visit.get(new URL(siteUrl('/endless'))),
      await visit.get(new URL(siteUrl('/endless'))),
    ]
    expect(sizes.map(({ body }) => body.byteLength)).toEqual([200_000, 100_000])
    expect(visit.isOver).toBe(true)
    await visit.close()
  })

  it('from a port without TLS fail as an invalid certificate', async () => {
    expect(await fetchOutcome(`https://site.test:${port}/`)).toBe('certificate')
  })

  it('time out with the visit', async () => {
    expect(await fetchOutcome(siteUrl('/silent'), { visitMs: 100 })).toBe('timedOut')
  })

  it('are cancelled when the caller aborts', async () => {
    expect(await fetchOutcome(siteUrl('/silent'), {}, AbortSignal.timeout(50))).toBe('cancelled')
  })

  it('are requested with a user agent, without cookies and without compression', async () => {
    const sent = JSON.parse((await fetchOutcome(siteUrl('/echo'))).replace('complete: ', ''))
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
