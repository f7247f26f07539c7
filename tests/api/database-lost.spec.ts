import { startTcpProxy, type TcpProxy } from '@/tests/api/support/tcp-proxy'
import { startApp } from '@/tests/support/app-server'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import { test as base, expect, REGISTRATION } from './support/fixtures'
import { expectProblem } from './support/problem'

const SERVER = process.env.E2E_DATABASE ?? ''
const NAME = `lost_${process.pid}`

const test = base.extend<object, { cable: TcpProxy }>({
  cable: [
    async ({ playwright: _ }, use) => {
      const cable = await startTcpProxy(SERVER)
      await runSql(SERVER, `CREATE DATABASE ${NAME}`)
      await use(cable)
      await cable.stop()
      await runSql(SERVER, `DROP DATABASE ${NAME} WITH (FORCE)`)
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ cable }, use) => {
      const app = await startApp({ databaseUrl: cable.proxiedUrl(databaseUrlOn(SERVER, NAME)) })
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.describe('a database server', { tag: '@server' }, () => {
  test.afterEach(({ cable }) => cable.reconnect())

  test('that is lost is told by every call, with the time to come back, and all is well afterwards', async ({
    app,
    cable,
    owner,
  }) => {
    const { companyId } = owner.owned
    const calls = [
      () => owner.call('ready'),
      () => owner.call('getCompany', { params: { companyId } }),
      () => owner.call('createCompany', { body: REGISTRATION }),
      () => owner.call('chat', { body: { companyId, message: 'Are you there?' } }),
    ]
    cable.disconnect()
    for (const call of calls) {
      const response = await call()
      await expectProblem(response, 503)
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
    }
    expect((await owner.call('health')).status()).toBe(200)

    cable.reconnect()
    await expect.poll(async () => (await owner.call('ready')).status()).toBe(200)
    expect((await owner.call('getCompany', { params: { companyId } })).status()).toBe(200)
    await owner.read('chat', { body: { companyId, message: 'There you are.' } })
    const said = (await owner.conversation(companyId))
      .filter(([role]) => role === 'user')
      .map(([, words]) => words)
    expect(said).toContain('There you are.')
    expect(said).not.toContain('Are you there?')
    expect(app.log()).not.toMatch(/unhandled/i)
  })

  test('that falls silent keeps nobody waiting for ever', async ({ cable, owner }) => {
    cable.stall()
    await expectProblem(await owner.call('getCompany', { params: { companyId: owner.owned.companyId } }), 503)
  })

  test('that comes up after the app is waited for', async ({ app, cable }) => {
    cable.disconnect()
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
    cable.reconnect()
    await restarted
    expect((await fetch(`${app.url}/api/ready`)).status).toBe(200)
  })
})
