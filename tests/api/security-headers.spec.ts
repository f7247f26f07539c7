import type { APIResponse } from '@playwright/test'
import { COMMON_HEADERS, FILE_POLICY } from '@/tests/support/secure-headers'
import { expect, test } from './support/fixtures'

const HASH = /^'sha256-[\w+/]{43}='$/
const NONCE = /^'nonce-[0-9a-f-]{36}'$/

function parsePolicy(response: APIResponse): Map<string, string[]> {
  const policy = response.headers()['content-security-policy'] ?? ''
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]))
}

const inlineSources = (response: APIResponse) =>
  (parsePolicy(response).get('script-src') ?? []).filter((source) => source !== "'self'")

function expectCommonHeaders(response: APIResponse) {
  expect(response.headers()).toMatchObject(COMMON_HEADERS)
  expect(response.headers()).not.toHaveProperty('x-inline-scripts')
  expect(response.headers()).not.toHaveProperty('x-powered-by')
}

/** With how many inline scripts it has at least: pages that load no client scripts have only ours. */
for (const [kind, path, least] of [
  ['the home page', '/', 1],
  ['a page chosen by the query', '/interest?plan=growth', 3],
  ['the page for an unknown path', '/nothing', 1],
  ['the page for an unknown file', '/nothing.png', 1],
  ['the page for a malformed path', '/%', 1],
  ['the sign-in page', '/admin/login', 3],
  ['the registration', '/register', 3],
] as const) {
  test(`${kind} allows only its own inline scripts, by hash`, async ({ request }) => {
    const response = await request.get(path)
    expectCommonHeaders(response)
    const inline = inlineSources(response)
    for (const source of inline) expect(source).toMatch(HASH)
    // The browser tests check that the hashes match. A static page must have no nonce.
    expect(inline.length).toBeGreaterThanOrEqual(least)
    expect(await response.text()).not.toContain(' nonce=')
  })
}

for (const path of [
  '/privacy-policy',
  '/job-specification/nothing',
  '/job-specification/nothing.png',
  '/ai-consultation',
]) {
  test(`${path} is dynamic and has a new nonce each time`, async ({ request }) => {
    const responses = [await request.get(path), await request.get(path)] as const
    const nonces = responses.map((response) => {
      expectCommonHeaders(response)
      const [nonce = '', boot = '', ...rest] = inlineSources(response)
      expect([nonce, boot]).toEqual([expect.stringMatching(NONCE), expect.stringMatching(HASH)])
      expect(rest).toEqual([])
      return nonce.slice("'nonce-".length, -1)
    })
    expect(nonces[0]).not.toBe(nonces[1])
    expect(await responses[0].text()).toContain(` nonce="${nonces[0]}"`)
  })
}

test('ignores a policy that the client sends', async ({ request }) => {
  const forgedPolicy = "script-src 'nonce-planted'"
  const headers = {
    'content-security-policy': forgedPolicy,
    'content-security-policy-report-only': forgedPolicy,
  }
  const response = await request.get('/privacy-policy', { headers })
  expect(await response.text()).not.toContain('planted')
  expect(inlineSources(response).join()).not.toContain('planted')
})

test('a page cannot be framed, load from other sites or send forms to them', async ({ request }) => {
  const policy = parsePolicy(await request.get('/'))
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(policy.get(name), name).toEqual(["'none'"])
  for (const name of ['form-action', 'connect-src', 'font-src'])
    expect(policy.get(name), name).toEqual(["'self'"])
  for (const [name, sources] of policy) {
    if (name !== 'style-src-attr') expect(sources.join(), name).not.toMatch(/unsafe|\*|https?:/)
  }
})

test('a response that is no page loads nothing and cannot be framed', async ({ owner }) => {
  const { request } = owner
  const page = await request.get('/ai-consultation')
  await owner.prepare('POST /api/ai/chat', owner.owned)
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
    await owner.call('GET /api/admin/contact-sales/export'),
    await owner.call('POST /api/ai/chat', {
      body: { companyId: owner.owned.secondCompanyId, message: 'They must know Tekla.' },
      headers: { accept: 'text/event-stream' },
    }),
  ]
  expect(responses.map((response) => response.status())).toEqual([
    200, 404, 422, 200, 200, 200, 404, 308, 200, 200, 200,
  ])
  for (const response of responses) {
    expectCommonHeaders(response)
    expect(response.headers()['content-security-policy'], response.url()).toBe(FILE_POLICY)
  }
})

test('/register is dynamic, and so has a nonce, in a browser that has registered a company', async ({
  owner,
  request,
}) => {
  const first = await owner.request.get('/register')
  expectCommonHeaders(first)
  expect(inlineSources(first)[0]).toMatch(NONCE)
  expect(first.headers()['cache-control']).toContain('no-store')
  const fresh = await request.get('/register')
  expect(fresh.headers().vary).toContain('Cookie')
  const asKnown = { headers: { 'if-none-match': fresh.headers().etag ?? '' } }
  expect((await request.get('/register', asKnown)).status()).toBe(304)
  expect((await owner.request.get('/register', asKnown)).status()).toBe(200)
})

test('a 304 keeps the policy of the cached page', async ({ request }) => {
  const first = await request.get('/')
  const again = await request.get('/', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
})

test('only images can be loaded by other sites', async ({ request }) => {
  const policies = []
  for (const path of ['/favicon.ico', '/', '/api/health'])
    policies.push((await request.get(path)).headers()['cross-origin-resource-policy'])
  expect(policies).toEqual(['cross-origin', 'same-origin', 'same-origin'])
})

test('plain http responses do not require https', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})
