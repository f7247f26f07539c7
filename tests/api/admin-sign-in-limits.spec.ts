import { ADMIN } from '@/tests/support/app-server'
import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

test.use({ appEnv: { RATE_LIMITS: 'on', TRUSTED_PROXY_HOPS: '1' } })

const WRONG = { username: ADMIN.username, password: 'wrong' }
const from = (address: string) => ({ 'x-forwarded-for': address })

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
  })
  expect(entries).toEqual([expect.objectContaining({ actor: ADMIN.username, address: '203.0.113.7' })])
  const otherAddress = { body: ADMIN, headers: from('198.51.100.1') }
  expect((await (await newVisitor()).call('POST /api/admin/login', otherAddress)).status()).toBe(200)
})
