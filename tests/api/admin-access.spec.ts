import { encode } from 'next-auth/jwt'
import { splitCallKey } from '@/lib/api/call-key'
import { buildUrl } from '@/lib/api/client'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { ADMIN, type AppServer } from '@/tests/support/app-server'
import { CASES, type CallInput, inputOf } from './support/cases'
import { checkEach, checkInTurn, withCases } from './support/check-each'
import { test as base, expect, type Owned, type Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

/** The tests in lib/auth check the sessions on both engines. */
const TAG = { tag: '@embedded' }
const SECRET = 'a-secret-of-the-tests-and-of-nothing-else'
const COOKIE = 'next-auth.session-token'
const PAGES = [
  '/admin',
  '/admin?tab=contacts',
  '/admin/audit',
  '/admin/vacancies/0190f3a0-0000-7000-8000-000000000000',
]
/** Headers that once made Next skip its middleware. */
const BYPASS_HEADERS = ['middleware', 'src/middleware', Array(5).fill('middleware').join(':')].map(
  (value) => ({
    'x-middleware-subrequest': value,
  }),
)
const NO_HEADERS: Record<string, string> = {}
const TRIED_WITH_BYPASS = ['revoked', 'none']
const SIGN_OUT = 'POST /api/admin/sign-out'
const CALLS = CALL_KEYS.filter((key) => entryOf(key).access === 'admin')

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const test = base.extend<{
  tokens: Record<string, string>
  signedIn: Visitor & { owned: Owned; token: string }
}>({
  signedIn: async ({ owner }, use) => {
    await use(Object.assign(owner, { token: await owner.signIn() }))
  },

  tokens: async ({ signedIn, stranger, app }, use) => {
    const payload = await readToken(signedIn.token)
    const revoked = await signInElsewhere(app.url)
    await signInElsewhere(app.url, revoked)
    await use({
      none: '',
      malformed: 'nonsense',
      expired: await encode({ token: payload, secret: SECRET, maxAge: -60 }),
      revoked,
      'signed by none': `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(payload)}.`,
      'of another key': await encode({ token: payload, secret: `${SECRET}!` }),
      'of another role': await encode({ token: { ...payload, role: 'owner' }, secret: SECRET }),
      "a company's": (await stranger.cookie()).split('=')[1] ?? '',
    })
  },
})

async function readToken(token: string) {
  const { decode } = await import('next-auth/jwt')
  const payload = await decode({ token, secret: SECRET })
  return { sid: payload?.sid, role: payload?.role }
}

/** Ends the session of `cookie`. Returns the new token. */
async function signInElsewhere(origin: string, cookie = ''): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${COOKIE}=${cookie}` },
    body: JSON.stringify(ADMIN),
  })
  return (await response.json()).token
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const cookie = (token: string) => ({ cookie: `${COOKIE}=${token}; spanwright_owner=${token}` })

function callWith(
  { url }: AppServer,
  key: CallKey,
  { params, query, body }: CallInput,
  headers: Record<string, string>,
) {
  const data = body && JSON.stringify(body)
  return fetch(url + buildUrl(key, params, query), {
    method: splitCallKey(key).method,
    headers: { ...(data && { 'content-type': 'application/json' }), ...headers },
    ...(data && { body: data }),
  })
}

test(
  "an administrator's call refuses every token and cookie but a signed-in one",
  TAG,
  async ({ signedIn, tokens, app }) => {
    const ways: ((token: string) => Record<string, string>)[] = [
      bearer,
      cookie,
      (token) => ({ ...bearer(token), ...BYPASS_HEADERS[2] }),
      // A bearer token takes precedence over the cookie.
      (token) => ({ ...bearer(token || 'nonsense'), ...cookie(signedIn.token) }),
    ]
    // Every call gets every token, and is called in every way; every token is sent in every way.
    const refused = CALLS.flatMap((key, call) =>
      Object.values(tokens).map((token, index) => {
        const way = ways[(call + index) % ways.length]
        return [key, way?.(token) ?? {}] as const
      }),
    )
    await checkEach(refused, async ([key, headers]) => {
      const response = await callWith(app, key, inputOf(key, signedIn.owned), headers)
      expect([response.status, await response.json()]).toEqual([
        401,
        expect.objectContaining({ detail: 'Authentication expired' }),
      ])
    })
  },
)

/** The cookie of a session makes every call in contract.spec.ts. */
test(
  "an administrator's call accepts the token of a session, whatever the cookie is",
  TAG,
  async ({ signedIn, app }) => {
    await checkInTurn(CALLS, async (key) => {
      const token = key === SIGN_OUT ? await signInElsewhere(app.url) : signedIn.token
      const input = await signedIn.prepare(key, signedIn.owned)
      const response = await callWith(app, key, input, { ...bearer(token), ...cookie('nonsense') })
      expect(response.status).toBe(CASES[key].status)
    })
  },
)

test(
  'an admin page redirects to the sign-in page without a session',
  TAG,
  async ({ tokens, app, signedIn }) => {
    const cases = withCases(Object.keys(tokens), (name) =>
      TRIED_WITH_BYPASS.includes(name) ? [NO_HEADERS, { rsc: '1' }, ...BYPASS_HEADERS] : [NO_HEADERS],
    )
    await checkEach(
      withCases(PAGES, () => cases),
      async ([path, [name, headers]]) => {
        const response = await fetch(app.url + path, {
          headers: { ...cookie(tokens[name] ?? ''), ...headers },
        })
        const text = await response.text()
        expect(response.url + text).toContain('/admin/login')
        expect(text).not.toMatch(/Sign out|Logout|northmoor/i)
      },
    )
    await checkEach(PAGES, async (path) => {
      const shown = await fetch(app.url + path, { headers: { cookie: `${COOKIE}=${signedIn.token}` } })
      expect(shown.url).toContain('/admin')
      expect(shown.url).not.toContain('login')
    })
  },
)

test('the sign-in page opens with any cookie and does not redirect', TAG, async ({ tokens, app }) => {
  for (const token of Object.values(tokens)) {
    const response = await fetch(`${app.url}/admin/login`, {
      redirect: 'manual',
      headers: { cookie: `${COOKIE}=${token}` },
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Admin Login')
  }
})

test('signing in sets cookies that scripts cannot read and returns a token', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const response = await visitor.call('POST /api/admin/login', { body: ADMIN })
  const { token } = await response.json()
  const set = response
    .headersArray()
    .flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []))
    .sort()
  expect(set).toEqual([
    expect.stringMatching(
      /^next-auth\.session-token=[\w.-]+; Path=\/; Expires=[^;]+; Max-Age=28800; HttpOnly; SameSite=lax$/,
    ),
    expect.stringMatching(
      /^spanwright_admin_device=[\w-]{43}; Path=\/; Expires=[^;]+; Max-Age=34560000; HttpOnly; SameSite=lax$/,
    ),
  ])
  expect(set[0]).toContain(token)
})

test('signing out ends the session for cookie and token, deletes the cookie and is recorded', async ({
  newVisitor,
  signedIn,
}) => {
  const visitor = await newVisitor()
  const token = await visitor.signIn()
  const response = await visitor.call('POST /api/admin/sign-out')
  expect(response.status()).toBe(204)
  expect(response.headers()['set-cookie']).toBe(
    'next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=lax',
  )
  const credentials: Record<string, string>[] = [
    { cookie: `${COOKIE}=${token}` },
    { authorization: `Bearer ${token}` },
  ]
  for (const headers of credentials)
    await expectProblem(await visitor.call('GET /api/admin/contact-sales/counts', { headers }), 401)
  const { entries } = await signedIn.read('GET /api/admin/audit', { query: { action: 'signOut', size: 1 } })
  expect(entries[0]).toMatchObject({
    actor: ADMIN.username,
    requestId: response.headers()['x-request-id'],
  })
})

test('an unknown name and a wrong password get the same answer and are recorded', async ({
  newVisitor,
  signedIn,
}) => {
  const visitor = await newVisitor()
  const bodies: string[] = []
  for (const body of [
    { username: ADMIN.username, password: 'wrong' },
    { username: 'nobody', password: ADMIN.password },
    { username: ADMIN.username.toUpperCase(), password: ADMIN.password },
  ]) {
    const response = await visitor.call('POST /api/admin/login', { body })
    await expectProblem(response, 401)
    expect(response.headers()['set-cookie']).toBeUndefined()
    bodies.push(await response.text())
  }
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('Invalid username or password')
  const { entries } = await signedIn.read('GET /api/admin/audit', {
    query: { action: 'signIn.failed', size: 3 },
  })
  expect(entries.map(({ actor }: { actor: string }) => actor)).toEqual(['unknown', 'unknown', ADMIN.username])
})
