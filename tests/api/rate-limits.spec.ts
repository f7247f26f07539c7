import { METRICS_RATE, RATE_LIMITS, REFUSED_FORM_RATE } from '@/lib/api/rate-limits'
import { formatWait } from '@/lib/dates'
import { QUOTAS } from '@/lib/quotas/limits'
import { METRICS_TOKEN, startApp } from '@/tests/support/app-server'
import { databaseUrlOn, readSql, runSql } from '@/tests/support/test-database'
import { ENQUIRY, expect, REGISTRATION, test, Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

test.use({ appEnv: { RATE_LIMITS: 'on' } })

const EMAIL = { email: REGISTRATION.email }
const METRICS = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }
const MEGABYTE = 1024 * 1024
const STORED_BYTES = 'storedBytes:127.0.0.1'
const SEVEN_HOURS_MS = 7 * 3600 * 1000

const databaseUrl = () =>
  databaseUrlOn(process.env.E2E_DATABASE ?? '', `test_${process.pid}_${test.info().workerIndex}`)

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

test('counts each owner separately, also for simultaneous calls', async ({ newOwner }) => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
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

test('a call with two limits returns both in its headers', async ({ newOwner }) => {
  const owner = await newOwner()
  const { companyId } = owner
  const headers = (await owner.call('POST /api/ai/initialize', { body: { companyId } })).headers()
  expect(headers['ratelimit-policy']).toBe('"owner";q=60;w=60, "address";q=240;w=60')
  expect(headers.ratelimit).toMatch(/^"owner";r=\d+;t=\d+, "address";r=\d+;t=\d+$/)
})

test('two servers on one database share their counts', { tag: '@server' }, async ({
  newVisitor,
  playwright,
}) => {
  // Other tests of this worker have counted calls.
  await runSql(databaseUrl(), 'TRUNCATE rate_limits')
  const secondApp = await startApp({ databaseUrl: databaseUrl(), env: { RATE_LIMITS: 'on' } })
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

test('counts clients without a cookie by address', async ({ newOwner, newVisitor }) => {
  const stranger = await newOwner()
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

/** lib/quotas/service.test.ts checks the count itself, on both engines. */
test('an address that has sent as much as it may in a day can still read, and is told when to come back', {
  tag: '@server',
}, async ({ newOwner, newVisitor, website }) => {
  const owner = await newOwner()
  const { companyId } = owner
  const readPoints = async () => {
    const [row] = await readSql(databaseUrl(), `SELECT points FROM rate_limits WHERE key = '${STORED_BYTES}'`)
    return Number(row?.points)
  }
  const before = await readPoints()
  const message = `We need a bridge engineer in Leeds. ${'x'.repeat(20 * 1024)}`
  const { sessionId } = await owner.read('POST /api/ai/chat', { body: { companyId, message } })
  expect(await readPoints()).toBeGreaterThanOrEqual(before + 80)

  await runSql(
    databaseUrl(),
    `UPDATE rate_limits SET points = ${QUOTAS.bytesPerAddressAndDay / 1024}, expire = ${Date.now() + SEVEN_HOURS_MS} WHERE key = '${STORED_BYTES}'`,
  )
  const stranger = await newVisitor()
  const refusals = [
    await owner.call('POST /api/ai/chat', { body: { companyId, message: 'They need Revit.' } }),
    await owner.call('PUT /api/companies/{companyId}', {
      params: { companyId },
      body: { industry: 'other', size: '1-10', description: 'We build bridges.' },
    }),
    await owner.call('POST /api/companies/{companyId}/house-rules', {
      params: { companyId },
      body: { kind: 'tone', text: 'Calm' },
    }),
    await owner.call('POST /api/ai/generate-summary', { body: { companyId, sessionId } }),
    await owner.call('POST /api/company/research', { body: { companyId, website } }),
    await owner.call('POST /api/company/documents', {
      body: { companyId, text: 'We build bridges in Leeds.' },
    }),
    await stranger.call('POST /api/companies', { body: REGISTRATION }),
    await stranger.call('POST /api/contact-sales', { body: ENQUIRY }),
  ]
  for (const refusal of refusals) {
    const { detail, reason } = await expectProblem(refusal, 429)
    expect(reason).toBe('quota')
    expect(detail).toBe(
      'Your network has reached today’s storage limit, so we couldn’t save this. Please try again in 7 hours.',
    )
    const wait = Number(refusal.headers()['retry-after'])
    expect(wait).toBeGreaterThan(6 * 3600)
    expect(wait).toBeLessThanOrEqual(7 * 3600)
  }
  await owner.read('GET /api/companies/{companyId}/house-rules', { params: { companyId } })
  await owner.read('GET /api/companies/{companyId}', { params: { companyId } })
  await owner.read('GET /api/consultations/company/{companyId}', { params: { companyId } })
  await owner.read('POST /api/validate-email', { body: { email: REGISTRATION.email } })
})

test('counts forms that are too large, and then refuses any form of the address', {
  tag: '@embedded',
}, async ({ newVisitor, request }) => {
  const { request: visitor } = await newVisitor()
  const post = (bytes: number) =>
    visitor.post('/interest', { multipart: { message: 'a'.repeat(bytes) }, headers: { accept: 'text/html' } })
  for (let count = 0; count < REFUSED_FORM_RATE.points; count += 1)
    await expectProblem(await post(2 * MEGABYTE), 413)
  await expectProblem(await post(2 * MEGABYTE), 429)
  await expectProblem(await post(1), 429)
  expect((await request.get('/interest')).status()).toBe(200)
  const metrics = await (await request.get('/metrics', METRICS)).text()
  expect(metrics).toContain(
    `spanwright_form_refusals_total{reason="payloadTooLarge"} ${REFUSED_FORM_RATE.points}\n`,
  )
  expect(metrics).toContain('spanwright_form_refusals_total{reason="rateLimited"} 2\n')
})

test('limits requests for metrics', { tag: '@embedded' }, async ({ request }) => {
  const statuses: number[] = []
  for (let count = 0; count <= METRICS_RATE.points; count += 1)
    statuses.push((await request.get('/metrics', METRICS)).status())
  expect(statuses.at(-1)).toBe(429)
  expect(statuses[0]).toBe(200)
})
