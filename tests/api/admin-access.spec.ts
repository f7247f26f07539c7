import { readFileSync } from 'node:fs'
import { encode } from 'next-auth/jwt'
import { buildUrl } from '@/lib/api/client'
import { CONTRACT, ROUTES, type RouteName } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { CASES } from './support/cases'
import { test as base, expect, type Owned, type Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

/** The sessions themselves are tried on both engines beside lib/auth. */
const TAG = { tag: '@embedded' }
const SECRET = 'a-secret-of-the-tests-and-of-nothing-else'
const COOKIE = 'next-auth.session-token'
const PAGES = [
  '/admin',
  '/admin?tab=contacts',
  '/admin/audit',
  '/admin/vacancies/0190f3a0-0000-7000-8000-000000000000',
]
/** Each asks Next to leave its middleware out. */
const BYPASSES = ['middleware', 'src/middleware', Array(5).fill('middleware').join(':')].map((value) => ({
  'x-middleware-subrequest': value,
}))
const PLAIN: Record<string, string> = {}
/** The middleware has nothing to say against the one, and nothing to read of the other. */
const PASSING = { revoked: true, none: true }
const CALLS = (Object.keys(ROUTES) as RouteName[]).filter((name) => CONTRACT[name].access === 'admin')
const ACTIONS = ['lib/api/actions/contact-sales.ts', 'lib/api/actions/vacancy.ts']

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Every token that must open nothing, by what it is. */
type Tokens = Record<string, string>

const test = base.extend<object, { tokens: Tokens; signedIn: Visitor & { owned: Owned; token: string } }>({
  signedIn: [
    async ({ owner }, use) => {
      await use(Object.assign(owner, { token: await owner.signIn() }))
    },
    { scope: 'worker' },
  ],

  tokens: [
    async ({ signedIn, stranger, app }, use) => {
      const payload = await readToken(signedIn.token)
      const revoked = await signInElsewhere(app.url)
      await signInElsewhere(app.url, revoked)
      await use({
        none: '',
        malformed: 'nonsense',
        expired: await encode({ token: payload, secret: SECRET, maxAge: -60 }),
        revoked,
        'signed by none': `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`,
        'of another key': await encode({ token: payload, secret: `${SECRET}!` }),
        'of another role': await encode({ token: { ...payload, role: 'owner' }, secret: SECRET }),
        "a company's": (await stranger.cookie()).split('=')[1] ?? '',
      })
    },
    { scope: 'worker' },
  ],
})

async function readToken(token: string) {
  const { decode } = await import('next-auth/jwt')
  const payload = await decode({ token, secret: SECRET })
  return { sid: payload?.sid, role: payload?.role }
}

/** Signs in from a browser that holds `cookie`, whose session ends with it. Returns the token. */
async function signInElsewhere(origin: string, cookie = ''): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${COOKIE}=${cookie}` },
    body: JSON.stringify(ADMIN),
  })
  return (await response.json()).token
}

for (const name of CALLS) {
  test(
    `${name} is for a signed-in administrator alone, by token or by cookie`,
    TAG,
    async ({ signedIn, tokens, app }) => {
      const { params, query, body } = CASES[name]
      const data = body && JSON.stringify(body(signedIn.owned))
      const call = (headers: Record<string, string>) =>
        fetch(app.url + buildUrl(ROUTES[name], params?.(signedIn.owned), query), {
          method: ROUTES[name].method,
          headers: { ...(data && { 'content-type': 'application/json' }), ...headers },
          ...(data && { body: data }),
        })
      const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
      const cookie = (token: string) => ({ cookie: `${COOKIE}=${token}; spanwright_owner=${token}` })
      const refusals: Record<string, string>[] = Object.values(tokens).flatMap((token) => [
        bearer(token),
        cookie(token),
        { ...bearer(token), ...BYPASSES[2] },
      ])
      for (const headers of refusals) {
        const response = await call(headers)
        expect([response.status, await response.json()], JSON.stringify(headers)).toEqual([
          401,
          expect.objectContaining({ detail: 'Authentication expired' }),
        ])
      }
      // A token that is sent decides, whatever cookie comes with it.
      expect((await call({ ...bearer('nonsense'), ...cookie(signedIn.token) })).status).toBe(401)
      expect((await call({ ...bearer(signedIn.token), ...cookie('nonsense') })).status).toBe(200)
      expect((await call(cookie(signedIn.token))).status).toBe(200)
    },
  )
}

for (const path of PAGES) {
  test(`${path} leads to the login without a session`, TAG, async ({ tokens, app, signedIn }) => {
    for (const [name, token] of Object.entries(tokens)) {
      for (const more of name in PASSING ? [PLAIN, { rsc: '1' }, ...BYPASSES] : [PLAIN]) {
        const headers = { cookie: `${COOKIE}=${token}; spanwright_owner=${token}`, ...more }
        const response = await fetch(app.url + path, { headers })
        const text = await response.text()
        expect(response.url + text, `${name} ${JSON.stringify(more)}`).toContain('/admin/login')
        expect(text, `${name} ${JSON.stringify(more)}`).not.toMatch(/Sign out|Logout|northmoor/i)
      }
    }
    const shown = await fetch(app.url + path, { headers: { cookie: `${COOKIE}=${signedIn.token}` } })
    expect(shown.url).toContain('/admin')
    expect(shown.url).not.toContain('login')
  })
}

test('the login opens whatever cookie is sent, and never leads on by it', TAG, async ({ tokens, app }) => {
  for (const token of Object.values(tokens)) {
    const response = await fetch(`${app.url}/admin/login`, {
      redirect: 'manual',
      headers: { cookie: `${COOKIE}=${token}` },
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Admin Login')
  }
})

/** The server actions of the admin centre in the build, by id. */
function adminActions(): [id: string, name: string, page: string][] {
  const { node } = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
  return Object.entries<{ filename: string; exportedName: string; workers: object }>(node).flatMap(
    ([id, { filename, exportedName, workers }]) =>
      ACTIONS.includes(filename) ? [[id, exportedName, Object.keys(workers)[0] ?? '']] : [],
  )
}

test('server actions do nothing without a session', TAG, async ({ tokens, app, signedIn }) => {
  const actions = adminActions()
  expect(actions.map(([, name]) => name).sort()).toEqual(['noteContact', 'noteVacancy', 'setLaunchStatus'])
  const input = { id: signedIn.owned.contactId, text: 'A note', status: 'launched', version: 0 }
  const call = (id: string, path: string, headers: Record<string, string>) =>
    fetch(app.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body: JSON.stringify([input]),
    })
  for (const [id, name] of actions) {
    for (const [kind, token] of Object.entries(tokens)) {
      for (const more of kind in PASSING ? [PLAIN, ...BYPASSES] : [PLAIN]) {
        for (const path of ['/admin', '/admin/login']) {
          const response = await call(id, path, { cookie: `${COOKIE}=${token}`, ...more })
          expect(await response.text(), `${name} at ${path}`).not.toMatch(/"ok":true|A note/)
        }
      }
    }
  }
  const cookie = `${COOKIE}=${signedIn.token}`
  const history = () => signedIn.read('getContactHistory', { params: { id: signedIn.owned.contactId } })
  const [noteContact] = actions.find(([, name]) => name === 'noteContact') ?? []
  // Nor with one, where a page of somebody else calls.
  const foreign: Record<string, string>[] = [
    { origin: 'null' },
    { origin: 'http://evil.example' },
    { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) await call(noteContact ?? '', '/admin', { cookie, ...headers })
  expect(JSON.stringify(await history())).not.toContain('A note')
  await call(noteContact ?? '', '/admin', { cookie, origin: app.url })
  expect(JSON.stringify(await history())).toContain('A note')
})

test('a sign-in sets a cookie that scripts cannot read, and gives its token', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const response = await visitor.call('adminLogin', { body: ADMIN })
  const { token } = await response.json()
  const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  expect(set.map(({ value }) => value).sort()).toEqual([
    expect.stringMatching(
      /^next-auth\.session-token=[\w.-]+; Path=\/; Expires=[^;]+; Max-Age=28800; HttpOnly; SameSite=lax$/,
    ),
    expect.stringMatching(
      /^spanwright_admin_device=[\w-]{43}; Path=\/; Expires=[^;]+; Max-Age=34560000; HttpOnly; SameSite=lax$/,
    ),
  ])
  expect(set[0]?.value).toContain(token)
})

test('an unknown name and a wrong password are one answer, and both are written down', async ({
  newVisitor,
  signedIn,
}) => {
  const visitor = await newVisitor()
  const answers: string[] = []
  for (const body of [
    { username: ADMIN.username, password: 'wrong' },
    { username: 'nobody', password: ADMIN.password },
    { username: ADMIN.username.toUpperCase(), password: ADMIN.password },
  ]) {
    const response = await visitor.call('adminLogin', { body })
    await expectProblem(response, 401)
    expect(response.headers()['set-cookie']).toBeUndefined()
    answers.push(await response.text())
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('Invalid username or password')
  const { entries } = await signedIn.read('listAudit', { query: { action: 'signIn.failed', size: 3 } })
  expect(entries.map(({ actor }: { actor: string }) => actor)).toEqual(['unknown', 'unknown', ADMIN.username])
})
