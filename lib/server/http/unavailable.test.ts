import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerUnavailableRequests, markRequestUnavailable } from './unavailable'

let url: string
const server = createServer((request, response) => {
  const status = Number(request.headers['x-status'])
  if (request.headers['x-lost'])
    markRequestUnavailable({ get: (name) => request.headers[name]?.toString() ?? null }, 5)
  response.statusCode = status
  response.end('page')
})

beforeAll(async () => {
  answerUnavailableRequests()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['a page that failed for it', 'GET', 500, true, 503],
  ['a form that says so', 'POST', 200, true, 503],
  ['a page that could be put together all the same', 'GET', 200, true, 200],
  ['a page that failed for something else', 'GET', 500, false, 500],
  ['a form that is well', 'POST', 200, false, 200],
])('%s', async (_, method, status, isLost, answered) => {
  // Always of the same name, so that what was noted of one request and stayed would be seen on the next.
  const headers = { 'x-status': String(status), 'content-security-policy': "script-src 'nonce-1'" }
  const response = await fetch(url, { method, headers: isLost ? { ...headers, 'x-lost': '1' } : headers })
  expect(response.status).toBe(answered)
  expect(response.headers.has('retry-after')).toBe(answered === 503)
  expect(await response.text()).toBe('page')
})
