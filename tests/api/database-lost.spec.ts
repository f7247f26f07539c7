import { ADMIN, APP_START_LIMIT_MS, startApp } from '@/tests/support/app-server'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import { test as base, expect, REGISTRATION, Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy'

const SERVER = process.env.E2E_DATABASE ?? ''
const NAME = `lost_${process.pid}`

type Owner = Visitor & { companyId: string }

const test = base.extend<object, { tcpProxy: TcpProxy; registered: Owner }>({
  tcpProxy: [
    async ({ playwright: _ }, use) => {
      const tcpProxy = await startTcpProxy(SERVER)
      await runSql(SERVER, `CREATE DATABASE ${NAME}`)
      await use(tcpProxy)
      await tcpProxy.stop()
      await runSql(SERVER, `DROP DATABASE ${NAME} WITH (FORCE)`)
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ tcpProxy }, use) => {
      const app = await startApp({ databaseUrl: tcpProxy.proxiedUrl(databaseUrlOn(SERVER, NAME)) })
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: APP_START_LIMIT_MS },
  ],
  registered: [
    async ({ app, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: app.url })
      const visitor = new Visitor(request)
      await use(Object.assign(visitor, { companyId: await visitor.register() }))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test.describe('a database server', { tag: '@server' }, () => {
  test.afterEach(({ tcpProxy }) => tcpProxy.reconnect())

  test('that is lost makes every call answer 503 with Retry-After until it is back', async ({
    app,
    tcpProxy,
    registered: owner,
  }) => {
    const { companyId } = owner
    const calls = [
      () => owner.call('GET /api/ready'),
      () => owner.call('GET /api/companies/{companyId}', { params: { companyId } }),
      () => owner.call('POST /api/companies', { body: REGISTRATION }),
      () => owner.call('POST /api/admin/login', { body: ADMIN }),
      () => owner.call('POST /api/ai/chat', { body: { companyId, message: 'Are you there?' } }),
    ]
    tcpProxy.disconnect()
    for (const call of calls) {
      const response = await call()
      await expectProblem(response, 503)
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
    }
    expect((await owner.call('GET /api/health')).status()).toBe(200)

    tcpProxy.reconnect()
    await expect.poll(async () => (await owner.call('GET /api/ready')).status()).toBe(200)
    expect((await owner.call('GET /api/companies/{companyId}', { params: { companyId } })).status()).toBe(200)
    await owner.read('POST /api/ai/chat', { body: { companyId, message: 'There you are.' } })
    const messages = (await owner.conversation(companyId))
      .filter(([role]) => role === 'user')
      .map(([, content]) => content)
    expect(messages).toContain('There you are.')
    expect(messages).not.toContain('Are you there?')
    expect(app.log()).not.toMatch(/unhandled/i)
  })

  test('that is lost makes a page and a form without script answer 503 with Retry-After until it is back', async ({
    registered: owner,
    tcpProxy,
  }) => {
    const field = /name="(\$ACTION_ID_[^"]+)"/.exec(await (await owner.request.get('/contact')).text())?.[1]
    const { name, email } = REGISTRATION
    const form = { [field ?? '']: '', name, email, company: 'Bridges <Ltd>', role: 'Director' }
    const openPage = () => owner.request.get('/about', { headers: { accept: 'text/html' } })
    const postForm = () => owner.request.post('/contact', { multipart: form })
    tcpProxy.disconnect()
    for (const [request, expected] of [
      [openPage, /<html/],
      [postForm, /temporarily unavailable[\s\S]*value="Bridges &lt;Ltd&gt;"/],
    ] as const) {
      const response = await request()
      expect(response.status()).toBe(503)
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
      expect(response.headers()['cache-control']).toBe('no-store')
      expect(await response.text()).toMatch(expected)
    }
    tcpProxy.reconnect()
    for (const request of [openPage, postForm])
      await expect.poll(async () => (await request()).status()).toBe(200)
  })

  test('that does not respond makes a call answer 503', async ({ tcpProxy, registered: owner }) => {
    tcpProxy.stall()
    await expectProblem(
      await owner.call('GET /api/companies/{companyId}', { params: { companyId: owner.companyId } }),
      503,
    )
  })

  test('that starts after the app makes it ready', async ({ app, tcpProxy }) => {
    tcpProxy.disconnect()
    await app.kill()
    const restarted = app.restart()
    await expect
      .poll(() =>
        fetch(`${app.url}/api/ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(503)
    tcpProxy.reconnect()
    await restarted
    expect((await fetch(`${app.url}/api/ready`)).status).toBe(200)
  })
})
