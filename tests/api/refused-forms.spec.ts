import { METRICS_RATE, REFUSED_FORM_RATE } from '@/lib/api/rate-limits'
import { expect, test } from './support/fixtures'
import { LIMITED, METRICS_TOKEN } from './support/limited-servers'
import { expectProblem } from './support/problem'

const METRICS = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }
const MEGABYTE = 1024 * 1024

// One after the other, on one server.
test.describe.configure({ mode: 'default' })
test.use({ appEnv: LIMITED })

test('counts forms that are too large, and then refuses any form of the address', async ({
  newVisitor,
  request,
}) => {
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

test('limits requests for metrics', async ({ request }) => {
  const statuses: number[] = []
  for (let count = 0; count <= METRICS_RATE.points; count += 1)
    statuses.push((await request.get('/metrics', METRICS)).status())
  expect(statuses.at(-1)).toBe(429)
  expect(statuses[0]).toBe(200)
})
