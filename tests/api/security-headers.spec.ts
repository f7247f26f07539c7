import type { APIResponse } from '@playwright/test'
import { COMMON_HEADERS, FILE_POLICY } from '@/tests/support/secure-headers'
import { expect, test } from './support/fixtures'

const HASH = /^'sha256-[\w+/]{43}='$/
const NONCE = /^'nonce-[0-9a-f-]{36}'$/

/** The directives of a policy, each with its sources. */
function directives(response: APIResponse): Map<string, string[]> {
  const policy = response.headers()['content-security-policy'] ?? ''
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]))
}

const inlineSources = (response: APIResponse) =>
  (directives(response).get('script-src') ?? []).filter((source) => source !== "'self'")

function expectEverywhere(response: APIResponse) {
  expect(response.headers()).toMatchObject(COMMON_HEADERS)
  // What tells the server of a page's inline scripts stays inside.
  expect(response.headers()).not.toHaveProperty('x-inline-scripts')
  expect(response.headers()).not.toHaveProperty('x-powered-by')
}

for (const [kind, path] of [
  ['the home page', '/'],
  ['a page that the query chooses', '/interest?plan=growth'],
  ['the page of an address that is not there', '/nothing'],
  ['the page of an address that is none', '/%'],
  ['the sign-in', '/admin/login'],
] as const) {
  test(`${kind} names each of its inline scripts, and lets in no other`, async ({ request }) => {
    const response = await request.get(path)
    expectEverywhere(response)
    const inline = inlineSources(response)
    for (const source of inline) expect(source).toMatch(HASH)
    // The browser tests show that these are the right ones; here, that the page has no nonce, which would not be its own.
    expect(inline.length).toBeGreaterThan(2)
    expect(await response.text()).not.toContain(' nonce=')
  })
}

for (const path of ['/privacy-policy', '/job-specification/nothing', '/register']) {
  test(`${path} is made on demand and has a nonce of its own each time`, async ({ request }) => {
    const responses = [await request.get(path), await request.get(path)] as const
    const nonces = responses.map((response) => {
      expectEverywhere(response)
      const [nonce = '', boot = '', ...more] = inlineSources(response)
      expect([nonce, boot]).toEqual([expect.stringMatching(NONCE), expect.stringMatching(HASH)])
      expect(more).toEqual([])
      return nonce.slice("'nonce-".length, -1)
    })
    expect(nonces[0]).not.toBe(nonces[1])
    expect(await responses[0].text()).toContain(` nonce="${nonces[0]}"`)
  })
}

test('a policy that a caller sends along decides nothing', async ({ request }) => {
  const planted = "script-src 'nonce-planted'"
  const headers = { 'content-security-policy': planted, 'content-security-policy-report-only': planted }
  const response = await request.get('/privacy-policy', { headers })
  expect(await response.text()).not.toContain('planted')
  expect(inlineSources(response).join()).not.toContain('planted')
})

test('a page lets nobody frame it, redirect its forms or addresses, or load from elsewhere', async ({
  request,
}) => {
  const policy = directives(await request.get('/'))
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(policy.get(name), name).toEqual(["'none'"])
  for (const name of ['form-action', 'connect-src', 'font-src'])
    expect(policy.get(name), name).toEqual(["'self'"])
  for (const [name, sources] of policy) {
    if (name !== 'style-src-attr') expect(sources.join(), name).not.toMatch(/unsafe|\*|https?:/)
  }
})

test('what is no page loads nothing and is framed by nobody', async ({ owner }) => {
  const { request } = owner
  const page = await request.get('/')
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
  const responses = [
    await request.get('/api/health'),
    await request.get('/api/nothing'),
    await request.post('/api/interest', { data: {} }),
    await request.get('/favicon.ico'),
    await request.get('/robots.txt'),
    await request.get(script),
    await request.get('/_next/static/nothing.js'),
    await request.get('/contact/', { maxRedirects: 0 }),
    await request.get('/', { headers: { rsc: '1' } }),
    await owner.call('exportContacts'),
    await owner.call('chat', {
      body: { companyId: owner.owned.secondCompanyId, message: 'They must know Tekla.' },
      headers: { accept: 'text/event-stream' },
    }),
  ]
  expect(responses.map((response) => response.status())).toEqual([
    200, 404, 422, 200, 200, 200, 404, 308, 200, 200, 200,
  ])
  for (const response of responses) {
    expectEverywhere(response)
    expect(response.headers()['content-security-policy'], response.url()).toBe(FILE_POLICY)
  }
})

test('a page that has not changed keeps the policy that it came with', async ({ request }) => {
  const first = await request.get('/')
  const again = await request.get('/', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
})

test('pictures may be shown elsewhere, nothing else may', async ({ request }) => {
  const policies = []
  for (const path of ['/favicon.ico', '/', '/api/health'])
    policies.push((await request.get(path)).headers()['cross-origin-resource-policy'])
  expect(policies).toEqual(['cross-origin', 'same-origin', 'same-origin'])
})

test('over plain http nobody is bound to https', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})
