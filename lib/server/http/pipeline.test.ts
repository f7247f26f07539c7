import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { normalizeMethod, normalizeTarget, requestKindOf, startPipeline } from './pipeline'
import { markRequestUnavailable, requestState } from './request-state'
import './collect-early-requests.mjs'

let url: string
let answerEarlyRequest = () => {}
const server = http.createServer((request, response) => {
  if (request.headers['x-unavailable']) markRequestUnavailable(5)
  const state = requestState()
  response.setHeader('x-form-result', String(state && (state.formResult ?? 'none')))
  if (state) state.formResult = request.url
  response.setHeader('x-seen-forwarded', String(request.headers['x-forwarded-for']))
  response.setHeader('x-seen-upgrade', String(request.headers.upgrade))
  response.statusCode = Number(request.headers['x-status'] ?? 200)
  const answer = () => response.end(`${request.method} ${request.url}`)
  if (request.url === '/early') answerEarlyRequest = answer
  else answer()
})

let earlyResponse: Promise<Response>
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  earlyResponse = fetch(`${url}/early`)
  await once(server, 'request')
  startPipeline({ isDevelopment: true })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('startPipeline', () => {
  it('takes in a request that arrived before it', async () => {
    answerEarlyRequest()
    expect((await earlyResponse).headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('gives each request a state of its own, also on the same connection and before it starts', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const results = [(await earlyResponse).headers.get('x-form-result')]
    for (const path of ['/a', '/b']) {
      const [response] = await once(http.get(url + path, { agent }), 'response')
      await response.toArray()
      results.push(response.headers['x-form-result'])
    }
    agent.destroy()
    expect(results).toEqual(['none', 'none', 'none'])
  })

  it('keeps idle connections open for 65 seconds', async () => {
    expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65')
  })

  it('gives the server a request target that it can read', async () => {
    const request = http.request(`${url}/%?a`, { agent: false }).end()
    const [response] = await once(request, 'response')
    expect(await response.setEncoding('utf8').toArray()).toEqual(['GET /%25?a'])
  })

  it('drops the header that asks for another protocol', async () => {
    const headers = { connection: 'upgrade', upgrade: 'websocket' }
    const request = http.request(url, { headers, agent: false }).end()
    const [response] = await once(request, 'response')
    response.resume()
    expect(response.headers['x-seen-upgrade']).toBe('undefined')
  })

  it('replaces the address that a client claims with the address of its connection', async () => {
    const response = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(response.headers.get('x-seen-forwarded')).toBe('127.0.0.1')
  })

  it.each([
    ['answers 503 for a page that failed because of the database', 'GET', 500, true, 503],
    ['answers 503 for an action that reports it', 'POST', 200, true, 503],
    ['leaves a page that rendered anyway', 'GET', 200, true, 200],
    ['leaves a page that failed for another reason', 'GET', 500, false, 500],
    ['leaves an action that succeeded', 'POST', 200, false, 200],
  ])('%s', async (_, method, status, isUnavailable, expected) => {
    const headers = { 'x-status': String(status), ...(isUnavailable && { 'x-unavailable': '1' }) }
    const response = await fetch(url, { method, headers })
    expect(response.status).toBe(expected)
    expect(response.headers.get('retry-after')).toBe(expected === 503 ? '5' : null)
    expect(await response.text()).toBe(`${method} /`)
  })
})

describe('normalizeTarget', () => {
  it.each([
    ['/', '/'],
    ['/admin?tab=contacts', '/admin?tab=contacts'],
    ['/api/companies/a%2fb?x=%E0%A4%A', '/api/companies/a%2fb?x=%E0%A4%A'],
    ['//evil.example/a', '//evil.example/a'],
    ['/%F0%9F%8F%97?a', '/%F0%9F%8F%97?a'],
  ])('leaves %j unchanged', (target, normalized) => {
    expect(normalizeTarget(target)).toBe(normalized)
  })

  it.each([
    ['*', '/*'],
    ['*?a=b', '/*?a=b'],
    ['http://evil.example/admin?a=b', '/admin?a=b'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?a', '/?a'],
    ['/api/companies/%E0%A4%A', '/api/companies/%25E0%25A4%25A'],
    ['/api/%c0%ae/x?y=%zz', '/api/%25c0%25ae/x?y=%zz'],
    ['/%', '/%25'],
  ])('turns %j into %j', (target, normalized) => {
    expect(normalizeTarget(target)).toBe(normalized)
  })

  it('sends a POST for page data to the page', () => {
    expect(normalizeTarget('/about.rsc?a', 'POST')).toBe('/about?a')
    expect(normalizeTarget('/about.rsc?a', 'GET')).toBe('/about.rsc?a')
  })
})

describe('normalizeMethod', () => {
  it('replaces TRACE only', () => {
    expect(['TRACE', 'GET', 'PROPFIND'].map(normalizeMethod)).toEqual(['UNKNOWN', 'GET', 'PROPFIND'])
  })
})

describe('requestKindOf', () => {
  it.each([
    ['/api/ai/chat', 'call'],
    ['/metrics', 'call'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/icon.svg?v=1', 'file'],
    ['/', 'page'],
    ['/summary', 'page'],
    ['/register?email=ada@northmoor.example', 'page'],
  ] as const)('classifies %s as %s', (target, kind) => {
    expect(requestKindOf(target)).toBe(kind)
  })
})
