import { readFileSync } from 'node:fs'
import { checkContract, OPENAPI_FILE, type ReceivedResponse } from '@/tests/api/support/contract-checks'
import { expect, test } from './support/fixtures'

test('the document by which every answer is checked is the one that is published', async ({ request }) => {
  const response = await request.get('/api/openapi.json')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/json')
  expect(await response.text()).toBe(readFileSync(OPENAPI_FILE, 'utf8'))
})

test('what the document does not say fails a test', async ({ request, app }) => {
  const response = await request.get('/api/health')
  const good: ReceivedResponse = {
    method: 'GET',
    url: `${app.url}/api/health`,
    status: 200,
    header: (name) => response.headers()[name] ?? null,
    text: () => response.text(),
  }
  await checkContract(good)
  const wrong: Partial<ReceivedResponse>[] = [
    { status: 418 },
    { method: 'POST' },
    { url: `${app.url}/api/nothing` },
    { header: (name) => (name === 'x-request-id' ? null : good.header(name)) },
    { header: (name) => (name === 'content-type' ? 'text/html' : good.header(name)) },
    { text: async () => '{"status":"ok","more":1}' },
    { text: async () => '{}' },
  ]
  for (const one of wrong)
    await expect(checkContract({ ...good, ...one })).rejects.toThrow('is not what /api/openapi.json says')
})
