import { ADMIN } from '@/tests/support/app-server'
import { PUBLIC_PAGES } from '@/tests/support/public-pages'
import { expect, REGISTRATION, test } from './support/fixtures'
import { expectProblem } from './support/problem'

const PUBLIC_ORIGIN = 'https://spanwright.example'
test.use({ appEnv: { APP_URL: PUBLIC_ORIGIN } })

const OWNER_COOKIE =
  /^(__Host-spanwright_owner=[\w-]{43}); Path=\/; Expires=[^;]+; Max-Age=34560000; Secure; HttpOnly; SameSite=lax$/

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test('an https APP_URL makes the owner cookie Secure and bound to its host', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const response = await visitor.call('POST /api/companies', {
    body: REGISTRATION,
    headers: { origin: PUBLIC_ORIGIN },
  })
  const { company } = await response.json()
  const set = response.headers()['set-cookie'] ?? ''
  expect(set).toMatch(OWNER_COOKIE)
  const options = { params: { companyId: company.id } }

  // Over http the client stores no Secure cookie, so send it explicitly, as a proxy would forward it.
  const cookie = OWNER_COOKIE.exec(set)?.[1] ?? ''
  const withCookie = await visitor.call('GET /api/companies/{companyId}', { ...options, headers: { cookie } })
  expect(withCookie.status()).toBe(200)

  const planted = cookie.replace('__Host-', '')
  await expectProblem(
    await visitor.call('GET /api/companies/{companyId}', { ...options, headers: { cookie: planted } }),
    401,
  )
  const both = `${planted.slice(0, -1)}A; ${cookie}`
  expect(
    (
      await visitor.call('GET /api/companies/{companyId}', { ...options, headers: { cookie: both } })
    ).status(),
  ).toBe(200)
})

test('an https APP_URL makes both administrator cookies Secure and bound to their host', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const response = await visitor.call('POST /api/admin/login', { body: ADMIN })
  const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const FLAGS = 'Path=/; Expires=[^;]+; Max-Age=\\d+; Secure; HttpOnly; SameSite=lax$'
  expect(set.map(({ value }) => value).sort()).toEqual([
    expect.stringMatching(new RegExp(`^__Host-next-auth\\.session-token=[\\w.-]+; ${FLAGS}`)),
    expect.stringMatching(new RegExp(`^__Host-spanwright_admin_device=[\\w-]{43}; ${FLAGS}`)),
  ])

  const { token } = await response.json()
  const status = async (cookie: string) =>
    (await visitor.call('GET /api/admin/vacancies/counts', { headers: { cookie } })).status()
  expect(await status(`__Host-next-auth.session-token=${token}`)).toBe(200)
  // Another subdomain, or an attacker on the network, could set these.
  expect(await status(`next-auth.session-token=${token}`)).toBe(401)
  expect(await status(`__Secure-next-auth.session-token=${token}`)).toBe(401)
})

test('accepts the origins of APP_URL and of the requested host', async ({ newVisitor, app }) => {
  const visitor = await newVisitor()
  const statuses: number[] = []
  for (const origin of [
    PUBLIC_ORIGIN,
    app.url,
    'http://spanwright.example:81',
    `${PUBLIC_ORIGIN}.evil.example`,
  ]) {
    const response = await visitor.call('POST /api/validate-email', {
      body: { email: REGISTRATION.email },
      headers: { origin },
    })
    statuses.push(response.status())
  }
  expect(statuses).toEqual([200, 200, 403, 403])
})

test('every response has Strict-Transport-Security for a year', async ({ request }) => {
  for (const path of [
    '/',
    '/api/health',
    '/nothing',
    '/contact/',
    '/admin',
    '/favicon.ico',
    '/_next/static/none.js',
  ])
    for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method, maxRedirects: 0 })
      const header = response.headers()['strict-transport-security']
      expect(header, `${method} ${path}: ${response.status()}`).toBe('max-age=31536000')
    }
  const policy = (await request.get('/')).headers()['content-security-policy']
  expect(policy).toMatch(/; upgrade-insecure-requests$/)
})

test('the sitemap lists every public page at APP_URL, and robots.txt names the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(urls).toEqual(PUBLIC_PAGES.map((path) => PUBLIC_ORIGIN + path))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`)
  expect(robots).not.toMatch(/Disallow: \/(register|interest|contact|cookies|$)/m)
})
