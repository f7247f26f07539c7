import { spawnSync } from 'node:child_process'
import { startApp } from '@/tests/support/app-server'
import { NOT_OPTIMISED } from '@/tests/support/migrated-folder'
import { expect, test, Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

const GRACE = { username: 'grace', password: 'a much better secret' }

/** With the embedded database the server is stopped while the command runs. lib/auth/administrator.test.ts runs it next to a server. */
test('a disabled administrator is signed out and cannot sign in until they are enabled again', {
  tag: '@embedded',
}, async ({ playwright }) => {
  const app = await startApp({ nodeFlags: [NOT_OPTIMISED] })
  const runAdmin = async (...args: string[]) => {
    await app.terminate()
    const { status, stderr } = spawnSync(process.execPath, [NOT_OPTIMISED, 'scripts/admin.mjs', ...args], {
      encoding: 'utf8',
      input: `${GRACE.password}\n`,
      env: { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: '' },
    })
    expect(status, stderr).toBe(0)
    await app.restart()
  }
  const request = await playwright.request.newContext({ baseURL: app.url })
  const anonymous = await playwright.request.newContext({ baseURL: app.url })
  const grace = new Visitor(request)
  const countWithBearer = (token: string) =>
    new Visitor(anonymous).call('GET /api/admin/contact-sales/counts', {
      headers: { authorization: `Bearer ${token}` },
    })

  await runAdmin('create', 'grace', '--stdin')
  const { token } = await grace.read('POST /api/admin/login', { body: GRACE })
  expect((await grace.call('GET /api/admin/contact-sales/counts')).status()).toBe(200)
  expect((await countWithBearer(token)).status()).toBe(200)

  await runAdmin('disable', 'grace')
  await expectProblem(await grace.call('GET /api/admin/contact-sales/counts'), 401)
  await expectProblem(await countWithBearer(token), 401)
  expect((await request.get('/admin')).url()).toContain('/admin/login')
  const refusal = await grace.call('POST /api/admin/login', { body: GRACE })
  await expectProblem(refusal, 401)
  expect(refusal.headers()['set-cookie']).toBeUndefined()
  expect(await refusal.text()).toContain('Invalid username or password')
  await new Visitor(anonymous).signIn()

  await runAdmin('enable', 'grace')
  await expectProblem(await countWithBearer(token), 401)
  await grace.read('POST /api/admin/login', { body: GRACE })
  expect((await grace.call('GET /api/admin/contact-sales/counts')).status()).toBe(200)
  await Promise.all([request.dispose(), anonymous.dispose()])
  await app.stop()
})
