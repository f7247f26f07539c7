import { CONTRACT } from '@/lib/api/contract'
import { expect, REGISTRATION, test } from './support/fixtures'
import { expectProblem } from './support/problem'

test.use({ appEnv: { RATE_LIMITS: 'on' } })

const EMAIL = { email: REGISTRATION.email }

test('an address is counted down, refused, and told when to come back, whatever it says of itself', async ({
  newVisitor,
  app,
}) => {
  const { points, seconds } = CONTRACT.validateEmail.rate
  const visitor = await newVisitor()
  for (let call = 1; call <= points; call += 1) {
    const response = await visitor.call('validateEmail', { body: EMAIL })
    const headers = response.headers()
    expect(response.status()).toBe(200)
    expect(headers['ratelimit-limit']).toBe(String(points))
    expect(headers['ratelimit-remaining']).toBe(String(points - call))
    expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(seconds)
  }
  const refused = await (await newVisitor()).call('validateEmail', { body: EMAIL })
  const { detail } = await expectProblem(refused, 429)
  const wait = Number(refused.headers()['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(detail).toBe(`Too many requests. Please try again in ${wait} seconds.`)

  const claims: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.8, 203.0.113.9' },
    { 'x-real-ip': '203.0.113.10' },
    { forwarded: 'for=203.0.113.11' },
    { 'cf-connecting-ip': '203.0.113.12', 'true-client-ip': '203.0.113.13' },
  ]
  for (const headers of claims)
    await expectProblem(await visitor.call('validateEmail', { body: EMAIL, headers }), 429)

  await app.kill()
  await app.restart()
  await expectProblem(await visitor.call('validateEmail', { body: EMAIL }), 429)
})

test('owners are counted each on their own, also when they call all at once', async ({ owner, stranger }) => {
  const { points } = CONTRACT.researchCompany.rate
  const responses = await Promise.all(
    Array.from({ length: points + 10 }, () => owner.call('researchCompany', { body: {} })),
  )
  const statuses = responses.map((response) => response.status())
  expect(statuses.filter((status) => status === 422)).toHaveLength(points)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  await expectProblem(await stranger.call('researchCompany', { body: {} }), 422)
  await expectProblem(await owner.call('careerInsights', { body: {} }), 422)
})

test('who has no cookie is counted by address', async ({ newVisitor, stranger }) => {
  const { points } = CONTRACT.generateSummary.rate
  for (let call = 0; call < points; call += 1)
    await expectProblem(await (await newVisitor()).call('generateSummary', { body: {} }), 401)
  await expectProblem(await (await newVisitor()).call('generateSummary', { body: {} }), 429)
  await expectProblem(await stranger.call('generateSummary', { body: {} }), 422)
})

test('probes are never limited', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const responses = await Promise.all(Array.from({ length: 100 }, () => visitor.call('ready')))
  expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([200]))
  expect(responses[0]?.headers()['ratelimit-limit']).toBeUndefined()
})
