import { RATE_LIMITS } from '@/lib/api/rate-limits'
import { ADMIN } from '@/tests/support/app-server'
import { expect, REGISTRATION, test } from './support/fixtures'
import { expectProblem } from './support/problem'

test.use({ appEnv: { RATE_LIMITS: 'on', TRUSTED_PROXY_HOPS: '2' } })

const EMAIL = { email: REGISTRATION.email }
const WRONG = { username: ADMIN.username, password: 'wrong' }
/** As the two proxies pass it on. */
const from = (address: string) => ({ 'x-forwarded-for': `${address}, 10.0.0.1` })

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test('counts only the second hop from the right behind two proxies', async ({ newVisitor }) => {
  const { points } = RATE_LIMITS['POST /api/validate-email'].rate
  const visitor = await newVisitor()
  const call = (forwarded: string) =>
    visitor.call('POST /api/validate-email', { body: EMAIL, headers: { 'x-forwarded-for': forwarded } })
  for (let count = 0; count < points; count += 1)
    expect((await call(`198.51.100.${count}, 203.0.113.7, 10.0.0.${count}`)).status()).toBe(200)
  await expectProblem(await call('198.51.100.99, 203.0.113.7, 10.0.0.99'), 429)
  await expectProblem(await call('203.0.113.7:41234, 10.0.0.1'), 429)
  expect((await call('203.0.113.7, 203.0.113.8, 10.0.0.1')).status()).toBe(200)
})

test('counts all clients with too few hops together, and warns once', async ({ app, newVisitor }) => {
  const { points } = RATE_LIMITS['POST /api/ai/generate-summary'].rate
  const visitor = await newVisitor()
  const call = (forwarded: string) =>
    visitor.call('POST /api/ai/generate-summary', { body: {}, headers: { 'x-forwarded-for': forwarded } })
  for (let count = 0; count < points; count += 1) await expectProblem(await call(`203.0.113.${count}`), 401)
  await expectProblem(await call('203.0.113.200'), 429)
  expect(app.log().match(/TRUSTED_PROXY_HOPS is 2, but X-Forwarded-For has 1 address:/g)).toHaveLength(1)
})

test('blocks someone who guesses passwords, and not the administrator', async ({ newVisitor }) => {
  const [administrator, attacker] = [await newVisitor(), await newVisitor()]
  const signIn = { body: ADMIN, headers: from('203.0.113.7') }
  expect((await administrator.call('POST /api/admin/login', signIn)).status()).toBe(200)

  const guess = { body: WRONG, headers: from('203.0.113.7') }
  for (let call = 0; call < 5; call += 1)
    await expectProblem(await attacker.call('POST /api/admin/login', guess), 401)
  const refused = await attacker.call('POST /api/admin/login', { body: ADMIN, headers: from('203.0.113.7') })
  await expectProblem(refused, 429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(800)

  await expectProblem(await attacker.call('POST /api/admin/login', guess), 429)

  expect((await administrator.call('POST /api/admin/login', signIn)).status()).toBe(200)
  const { entries } = await administrator.read('GET /api/admin/audit', {
    query: { action: 'signIn.refused' },
    headers: from('203.0.113.7'),
  })
  expect(entries).toEqual([expect.objectContaining({ actor: ADMIN.username, address: '203.0.113.7' })])
  const otherAddress = { body: ADMIN, headers: from('198.51.100.1') }
  expect((await (await newVisitor()).call('POST /api/admin/login', otherAddress)).status()).toBe(200)
})
