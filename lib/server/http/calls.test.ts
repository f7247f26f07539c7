import { EventEmitter, once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AnswerCall, registerCall } from './call-routes'
import { answerCall, closeAfterWork } from './calls'
import { openRequestState, requestState } from './request-state'

let server: http.Server
let url: string

beforeEach(async () => {
  server = http.createServer((request, response) => {
    openRequestState()
    if (!answerCall(request, response)) response.end('next')
  })
  closeAfterWork(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const toText = (body: string | null, status = 200) => ({ status, headers: new Map<string, string>(), body })
const encoder = new TextEncoder()

const echo: AnswerCall = async ({ method, url: target, headers, body }, params) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  const text = body && Buffer.concat(chunks).toString()
  return {
    status: 201,
    headers: new Map([['x-test', 'yes']]),
    body: JSON.stringify({ method, target, accept: headers.get('Accept'), text, params }),
  }
}
registerCall('GET', '/api/echo/{id}', echo)
registerCall('POST', '/api/echo', echo)

describe('answerCall', () => {
  it('answers a call with its parameters, headers and body', async () => {
    const response = await fetch(`${url}/api/echo/a-1?b=2`, { headers: { accept: 'text/plain' } })
    expect(response.status).toBe(201)
    expect(response.headers.get('x-test')).toBe('yes')
    expect(response.headers.get('content-length')).not.toBeNull()
    expect(response.headers.get('vary')).toContain('rsc')
    expect(await response.json()).toEqual({
      method: 'GET',
      target: '/api/echo/a-1?b=2',
      accept: 'text/plain',
      text: null,
      params: { id: 'a-1' },
    })
    const posted = await fetch(`${url}/api/echo`, { method: 'POST', body: 'böse' })
    expect(await posted.json()).toMatchObject({ text: 'böse', params: {} })
  })

  it.each([
    ['an unknown address', '/api/other', {}],
    ['another method', '/api/echo/a', { method: 'HEAD' }],
    ['an escaped address', '/api/echo/%61', {}],
    ['a query to decode', '/api/echo/a?b=%61', {}],
    ['a slash at the end', '/api/echo/a/', {}],
    ['two slashes', '/api//echo/a', {}],
    ['a request for the data of a page', '/api/echo/a', { headers: { rsc: '1' } }],
    ['a long body', '/api/echo', { method: 'POST', body: 'x'.repeat(320 * 1024 + 1) }],
  ])('leaves %s to Next', async (_, path, options) => {
    const text = await (await fetch(url + path, options)).text()
    expect(text).toBe(options && 'method' in options && options.method === 'HEAD' ? '' : 'next')
  })

  it('leaves a body of unknown length to Next', async () => {
    const request = http.request(`${url}/api/echo`, { method: 'POST', agent: false })
    request.write('a')
    request.end('b')
    const [response] = await once(request, 'response')
    expect(await response.setEncoding('utf8').toArray()).toEqual(['next'])
  })

  it('sends the cookies that a handler sets', async () => {
    registerCall('GET', '/api/cookies', async () => {
      requestState()?.call?.cookies.set('a', 'a=1').set('b', 'b=2')
      return toText('')
    })
    const response = await fetch(`${url}/api/cookies`)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('sends a stream as it comes, with the header that it varies by', async () => {
    let close = () => {}
    registerCall('GET', '/api/stream', async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(encoder.encode('first'))
          close = () => {
            controller.enqueue(encoder.encode('last'))
            controller.close()
          }
        },
      })
      return new Response(body, { headers: { vary: 'Accept' } })
    })
    const response = await fetch(`${url}/api/stream`)
    expect(response.headers.get('vary')).toMatch(/^rsc, .*, Accept$/)
    const reader = response.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
    close()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last')
    expect((await reader?.read())?.done).toBe(true)
  })

  it('cancels a stream and aborts the signal when the client leaves', async () => {
    const events = new EventEmitter()
    const left = Promise.all([once(events, 'cancelled'), once(events, 'aborted')])
    registerCall('GET', '/api/endless', async ({ signal }) => {
      signal.addEventListener('abort', () => events.emit('aborted'))
      return new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(encoder.encode('first')),
          cancel: () => void events.emit('cancelled'),
        }),
      )
    })
    const control = new AbortController()
    await fetch(`${url}/api/endless`, { signal: control.signal })
    control.abort()
    await expect(left).resolves.toHaveLength(2)
  })

  it('does not abort the signal of a call that was answered', async () => {
    let signal: AbortSignal | undefined
    registerCall('GET', '/api/signal', async (request) => {
      signal = request.signal
      return toText('')
    })
    await (await fetch(`${url}/api/signal`)).text()
    await nextTurn()
    expect(signal?.aborted).toBe(false)
  })

  it('closes the connection of a call whose handler throws', async () => {
    registerCall('GET', '/api/broken', () => Promise.reject(new Error('broken')))
    await expect(fetch(`${url}/api/broken`)).rejects.toThrow()
  })

  it('runs what is left for later when the response is closed, and a shutdown waits for it', async () => {
    const finished: string[] = []
    const events = new EventEmitter()
    registerCall('GET', '/api/later', async () => {
      requestState()?.call?.afterwards.push(async () => {
        finished.push('begun')
        await once(events, 'end')
        finished.push('ended')
      })
      return toText('')
    })
    const response = await fetch(`${url}/api/later`, { headers: { connection: 'close' } })
    await response.text()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await nextTurn()
    expect(finished).toEqual(['begun'])
    events.emit('end')
    await closed
    expect(finished).toEqual(['begun', 'ended'])
  })

  it('does what is left for later, and reads no stream, where the client left before the answer', async () => {
    const events = new EventEmitter()
    const done = Promise.all([once(events, 'later'), once(events, 'cancelled')])
    registerCall('GET', '/api/slow', async ({ signal }) => {
      control.abort()
      if (!signal.aborted) await once(signal, 'abort')
      requestState()?.call?.afterwards.push(() => events.emit('later'))
      return new Response(new ReadableStream({ cancel: () => void events.emit('cancelled') }))
    })
    const control = new AbortController()
    await expect(fetch(`${url}/api/slow`, { signal: control.signal })).rejects.toThrow()
    await expect(done).resolves.toHaveLength(2)
  })

  it('waits for a slow reader of a long stream', async () => {
    const part = new Uint8Array(256 * 1024)
    let left = 40
    registerCall('GET', '/api/long', async () => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        left -= 1
        if (left >= 0) controller.enqueue(part)
        else controller.close()
      }
      return new Response(new ReadableStream({ pull }))
    })
    const request = http.get(`${url}/api/long`, { agent: false })
    const [response] = await once(request, 'response')
    let bytes = 0
    for await (const chunk of response) {
      bytes += chunk.length
      await nextTurn()
    }
    expect(bytes).toBe(40 * part.length)
  })
})
