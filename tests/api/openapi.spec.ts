import { readFileSync } from 'node:fs'
import { checkContract, OPENAPI_FILE, type ReceivedResponse } from '@/tests/api/support/contract-checks'
import { expect, test } from './support/fixtures'

test('publishes the OpenAPI document that all responses are checked against', async ({ request }) => {
  const response = await request.get('/api/openapi.json')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/json')
  expect(await response.text()).toBe(readFileSync(OPENAPI_FILE, 'utf8'))
})

test('fails for responses that differ from the OpenAPI document', async ({ request, app }) => {
  const response = await request.get('/api/health')
  const valid: ReceivedResponse = {
    method: 'GET',
    url: `${app.url}/api/health`,
    status: 200,
    header: (name) => response.headers()[name] ?? null,
    text: () => response.text(),
  }
  await checkContract(valid)
  const deviations: Partial<ReceivedResponse>[] = [
    { status: 418 },
    { method: 'POST' },
    { url: `${app.url}/api/nothing` },
    { header: (name) => (name === 'x-request-id' ? null : valid.header(name)) },
    { header: (name) => (name === 'content-type' ? 'text/html' : valid.header(name)) },
    { text: async () => '{"status":"ok","more":1}' },
    { text: async () => '{}' },
  ]
  for (const deviation of deviations)
    await expect(checkContract({ ...valid, ...deviation })).rejects.toThrow(
      'does not match /api/openapi.json',
    )
})
