import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trimRenderedPage } from './trimmed-page'

const PAGE =
  '<html><body><main>Jobs – été</main><script src="/_next/static/chunks/a.js"></script></body></html>'
const TRIMMED = '<html><body><main>Jobs – été</main></body></html>'

let url: string
let seenEncoding: string | undefined
const server = http.createServer((request, response) => {
  trimRenderedPage(request, response)
  seenEncoding = request.headers['accept-encoding']
  answer(request, response)
})

/** In parts and with its head first, as Next does. */
function answer(request: IncomingMessage, response: ServerResponse) {
  response.statusCode = Number(request.headers['x-status'] ?? 200)
  response.setHeader('content-type', request.headers['x-type'] ?? 'text/html; charset=utf-8')
  response.writeHead(response.statusCode)
  response.flushHeaders()
  const bytes = Buffer.from(PAGE)
  response.write(bytes.subarray(0, 23))
  response.write(bytes.subarray(23, 40))
  response.end(bytes.subarray(40))
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('trimRenderedPage', () => {
  it('trims a page that is sent in parts, and compresses it as the client accepts', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get('/jobs?title=engineer', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
      expect(await response.text()).toBe(TRIMMED)
      expect(seenEncoding).toBe('identity')
    }
  })

  it('leaves errors, other types, other pages and the router’s requests as they are', async () => {
    expect(await (await get('/jobs', { 'x-status': '503' })).text()).toBe(PAGE)
    expect(await (await get('/jobs', { 'x-type': 'text/plain' })).text()).toBe(PAGE)
    expect(await (await get('/vacancies')).text()).toBe(PAGE)
    expect(await (await get('/jobs', { rsc: '1' })).text()).toBe(PAGE)
    expect(await (await fetch(`${url}/jobs`, { method: 'POST' })).text()).toBe(PAGE)
  })

  it('keeps the status of a page that isn’t there', async () => {
    const response = await get('/jobs/gone', { 'x-status': '410' })
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('id="app-files"')
  })
})
