import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerUnavailableRequests, markRequestUnavailable } from './unavailable'

let url: string
const server = createServer((request, response) => {
  const status = Number(request.headers['x-status'])
  if (request.headers['x-unavailable'])
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
  ['answers 503 for a page that failed because of it', 'GET', 500, true, 503],
  ['answers 503 for an action that reports it', 'POST', 200, true, 503],
  ['leaves a page that rendered anyway', 'GET', 200, true, 200],
  ['leaves a page that failed for another reason', 'GET', 500, false, 500],
  ['leaves an action that succeeded', 'POST', 200, false, 200],
])('%s', async (_, method, status, isUnavailable, expected) => {
  // All requests share one id, so that a mark left behind would show on the next.
  const headers = { 'x-status': String(status), 'content-security-policy': "script-src 'nonce-1'" }
  const response = await fetch(url, {
    method,
    headers: isUnavailable ? { ...headers, 'x-unavailable': '1' } : headers,
  })
  expect(response.status).toBe(expected)
  expect(response.headers.has('retry-after')).toBe(expected === 503)
  expect(await response.text()).toBe('page')
})
