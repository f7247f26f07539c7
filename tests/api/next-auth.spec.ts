import type { APIRequestContext, APIResponse } from '@playwright/test'
import { ADMIN } from '@/tests/support/app-server'
import { test as base, expect } from './support/fixtures'
import { expectProblem } from './support/problem'

const COOKIE = 'next-auth.session-token'
const WITHOUT_REDIRECT = { maxRedirects: 0 }

/** A browser that keeps its cookies. */
class Browser {
  constructor(readonly context: APIRequestContext) {}

  async post(path: string, fields: Record<string, string> = {}): Promise<APIResponse> {
    const { csrfToken } = await (await this.context.get('/api/auth/csrf')).json()
    const form = { csrfToken, ...fields }
    return await this.context.post(`/api/auth/${path}`, { form, ...WITHOUT_REDIRECT })
  }

  signIn(login = ADMIN): Promise<APIResponse> {
    return this.post('callback/administrator', login)
  }

  async session() {
    return await (await this.context.get('/api/auth/session')).json()
  }

  async token(): Promise<string | undefined> {
    const { cookies } = await this.context.storageState()
    return cookies.find(({ name }) => name === COOKIE)?.value
  }
}

const test = base.extend<{ visitor: Browser }>({
  visitor: async ({ app, playwright }, use) => {
    const context = await playwright.request.newContext({ baseURL: app.url })
    await use(new Browser(context))
    await context.dispose()
  },
})

test('an administrator signs in and out', async ({ request, app, visitor }) => {
  const readAdministrators = (headers: Record<string, string>) =>
    request.get(`${app.url}/api/admin/administrators`, { headers })

  expect(await visitor.session()).toEqual({})
  expect((await visitor.signIn()).status()).toBe(302)
  expect(await visitor.session()).toMatchObject({ user: { name: ADMIN.username } })

  const token = await visitor.token()
  const cookie = `${COOKIE}=${token}`
  expect((await readAdministrators({ cookie })).status()).toBe(200)
  expect((await readAdministrators({ authorization: `Bearer ${token}` })).status()).toBe(200)

  expect((await visitor.post('signout')).status()).toBe(302)
  expect(await visitor.session()).toEqual({})
  await expectProblem(await readAdministrators({ cookie }), 401)
})

test('the sign-in page opens the same kind of session', async ({ visitor }) => {
  await visitor.context.post('/api/admin/login', { data: ADMIN })
  expect(await visitor.session()).toMatchObject({ user: { name: ADMIN.username } })
})

test('a wrong password signs nobody in, and the answer is the same for every reason', async ({ visitor }) => {
  for (const login of [
    { ...ADMIN, password: 'not the password' },
    { ...ADMIN, username: 'nobody' },
    { username: '', password: '' },
  ]) {
    const response = await visitor.signIn(login)
    expect(response.headers().location).toMatch(
      /\/api\/auth\/error\?error=CredentialsSignin&provider=administrator$/,
    )
    expect(await visitor.token()).toBeUndefined()
  }
})

test('a form without the token of its page signs nobody in', async ({ visitor }) => {
  const form = { ...ADMIN, csrfToken: 'made up' }
  await visitor.context.post('/api/auth/callback/administrator', { form, ...WITHOUT_REDIRECT })
  expect(await visitor.token()).toBeUndefined()
})

const JSON_TYPE = { 'content-type': 'application/json' }
const EVIL = { origin: 'https://evil.example' }

for (const { name, method = 'GET', path, status, ...options } of [
  { name: 'a callback that a link opens', path: 'callback/administrator', status: 404 },
  { name: 'a link of an email', path: 'callback/email?token=1&email=jo%40example.com', status: 404 },
  { name: 'its log', method: 'POST', path: '_log', form: { level: 'error' }, status: 404 },
  { name: 'an unknown action', path: 'nonsense', status: 404 },
  { name: 'another method', method: 'PUT', path: 'session', status: 405 },
  { name: 'a form of another website', method: 'POST', path: 'signout', headers: EVIL, status: 403 },
  { name: 'a large body', method: 'POST', path: 'signout', form: { a: 'x'.repeat(1e6) }, status: 413 },
  {
    name: 'invalid JSON',
    method: 'POST',
    path: 'signout',
    data: Buffer.from('{'),
    headers: JSON_TYPE,
    status: 400,
  },
])
  test(`refuses ${name} with ${status}`, async ({ visitor }) => {
    await expectProblem(await visitor.context.fetch(`/api/auth/${path}`, { method, ...options }), status)
  })
