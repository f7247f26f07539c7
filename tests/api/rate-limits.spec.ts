import { RATE_LIMITS } from '@/lib/api/rate-limits'
import { formatWait } from '@/lib/dates'
import { startApp } from '@/tests/support/app-server'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import { expect, REGISTRATION, test, Visitor } from './support/fixtures'
import { LIMITED } from './support/limited-servers'
import { expectProblem } from './support/problem'

test.use({ appEnv: LIMITED })

const EMAIL = { email: REGISTRATION.email }

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test('counts an address down, then refuses it with Retry-After, whatever address its headers claim', async ({
  newVisitor,
  app,
}) => {
  const { points, seconds } = RATE_LIMITS['POST /api/validate-email'].rate
  const visitor = await newVisitor()
  for (let call = 1; call <= points; call += 1) {
    const response = await visitor.call('POST /api/validate-email', { body: EMAIL })
    const headers = response.headers()
    expect(response.status()).toBe(200)
    expect(headers['ratelimit-policy']).toBe(`"address";q=${points};w=${seconds}`)
    const [, remaining, reset] = /^"address";r=(\d+);t=(\d+)$/.exec(headers.ratelimit ?? '') ?? []
    expect(remaining).toBe(String(points - call))
    expect(Number(reset)).toBeLessThanOrEqual(seconds)
  }
  const refused = await (await newVisitor()).call('POST /api/validate-email', { body: EMAIL })
  const { detail } = await expectProblem(refused, 429)
  const wait = Number(refused.headers()['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(refused.headers()).toMatchObject({
    'ratelimit-policy': `"address";q=${points};w=${seconds}`,
    ratelimit: `"address";r=0;t=${wait}`,
  })
  expect(detail).toBe(`Too many requests. Please try again ${formatWait(wait)}.`)

  const forgedHeaders: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.8, 203.0.113.9' },
    { 'x-real-ip': '203.0.113.10' },
    { forwarded: 'for=203.0.113.11' },
    { 'cf-connecting-ip': '203.0.113.12', 'true-client-ip': '203.0.113.13' },
  ]
  for (const headers of forgedHeaders)
    await expectProblem(await visitor.call('POST /api/validate-email', { body: EMAIL, headers }), 429)
  // The test's connection comes from loopback, as from a proxy that was not configured.
  expect(app.log().match(/TRUSTED_PROXY_HOPS is 0/g)).toHaveLength(1)
})

test('counts each owner separately, also for simultaneous calls', async ({ owner, stranger }) => {
  const { points } = RATE_LIMITS['POST /api/company/research'].rate
  const responses = await Promise.all(
    Array.from({ length: points + 10 }, () => owner.call('POST /api/company/research', { body: {} })),
  )
  const statuses = responses.map((response) => response.status())
  expect(statuses.filter((status) => status === 422)).toHaveLength(points)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  await expectProblem(await stranger.call('POST /api/company/research', { body: {} }), 422)
  await expectProblem(await owner.call('POST /api/company/career-insights', { body: {} }), 422)
})

test('counts expensive calls by address too, however many companies a client registers, and after a restart', async ({
  newVisitor,
  app,
}) => {
  const { rate, addressRate } = RATE_LIMITS['POST /api/company/documents']
  const visitors = await Promise.all(Array.from({ length: 4 }, newVisitor))
  for (const visitor of visitors) await visitor.register()
  for (const visitor of visitors.slice(0, addressRate.points / rate.points))
    for (let call = 0; call < rate.points; call += 1)
      await expectProblem(await visitor.call('POST /api/company/documents', { body: {} }), 422)
  const expectRefused = async () => {
    const refused = await visitors.at(-1)?.call('POST /api/company/documents', { body: {} })
    expect(refused?.status()).toBe(429)
    expect(refused?.headers()['ratelimit-policy']).toBe(`"address";q=${addressRate.points};w=3600`)
  }
  await expectRefused()
  // An hour outlasts the start of a server, however busy the machine is.
  await app.kill()
  await app.restart()
  await expectRefused()
})

test('a call with two limits returns both in its headers', async ({ owner }) => {
  const { companyId } = owner.owned
  const headers = (await owner.call('POST /api/ai/initialize', { body: { companyId } })).headers()
  expect(headers['ratelimit-policy']).toBe('"owner";q=60;w=60, "address";q=240;w=60')
  expect(headers.ratelimit).toMatch(/^"owner";r=\d+;t=\d+, "address";r=\d+;t=\d+$/)
})

test('two servers on one database share their counts', { tag: '@server' }, async ({
  newVisitor,
  playwright,
}) => {
  const database = `test_${process.pid}_${test.info().workerIndex}`
  const databaseUrl = databaseUrlOn(process.env.E2E_DATABASE ?? '', database)
  // Other tests of this worker have counted calls.
  await runSql(databaseUrl, 'TRUNCATE rate_limits')
  const secondApp = await startApp({
    databaseUrl,
    env: { RATE_LIMITS: 'on' },
  })
  const request = await playwright.request.newContext({ baseURL: secondApp.url })
  const visitors = [await newVisitor(), new Visitor(request)]
  const { points } = RATE_LIMITS['POST /api/interest'].rate
  const responses = await Promise.all(
    Array.from({ length: points + 10 }, (_, index) =>
      visitors[index % 2]?.call('POST /api/interest', { body: {} }),
    ),
  )
  const count = (status: number) => responses.filter((response) => response?.status() === status).length
  expect({ 422: count(422), 429: count(429) }).toEqual({ 422: points, 429: 10 })
  await request.dispose()
  await secondApp.stop()
})

test('counts clients without a cookie by address', async ({ newVisitor, stranger }) => {
  const { points } = RATE_LIMITS['POST /api/ai/generate-summary'].rate
  for (let call = 0; call < points; call += 1)
    await expectProblem(await (await newVisitor()).call('POST /api/ai/generate-summary', { body: {} }), 401)
  await expectProblem(await (await newVisitor()).call('POST /api/ai/generate-summary', { body: {} }), 429)
  await expectProblem(await stranger.call('POST /api/ai/generate-summary', { body: {} }), 422)
})

test('counts the reads of each owner separately, and those without a cookie by address', async ({
  newVisitor,
}) => {
  // By the hour, so that the calls of this test are within one window on any machine.
  const key = 'GET /api/companies/{companyId}/export'
  const { points, seconds } = RATE_LIMITS[key].rate
  const [reader, other, nobody] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const params = { companyId: await reader.register() }
  const headers = (await reader.call(key, { params })).headers()
  expect(headers['ratelimit-policy']).toBe(`"owner";q=${points};w=${seconds}`)
  expect(headers.ratelimit).toMatch(new RegExp(`^"owner";r=${points - 1};t=\\d+$`))
  const callAtOnce = async (visitor: Visitor, calls: number) => {
    const responses = await Promise.all(Array.from({ length: calls }, () => visitor.call(key, { params })))
    return (status: number) => responses.filter((response) => response.status() === status).length
  }
  const countRead = await callAtOnce(reader, points + 9)
  expect([countRead(200), countRead(429)]).toEqual([points - 1, 10])
  await other.register()
  await expectProblem(await other.call(key, { params }), 404)
  const countRefused = await callAtOnce(nobody, points + 10)
  expect([countRefused(401), countRefused(429)]).toEqual([points, 10])
})

test('never limits health probes', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const responses = await Promise.all(Array.from({ length: 100 }, () => visitor.call('GET /api/ready')))
  expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([200]))
  expect(responses[0]?.headers()).not.toHaveProperty('ratelimit')
})
