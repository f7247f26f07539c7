import http from 'node:http'
import net from 'node:net'
import type { FuzzCase } from './cases'

/** The response to a case. `status` is 0 where the server closed without an answer, -1 where none came in time. */
export interface Answer {
  status: number
  headers: Record<string, string>
  text: string
  ms: number
}

const FRAMING = /^(content-length|transfer-encoding|trailer|te|connection|upgrade|expect)$/i
const MAX_CHARACTERS = 200_000
const CHUNK_BYTES = 997

export async function sendCase(
  origin: URL,
  agent: http.Agent,
  fuzzCase: FuzzCase,
  timeoutMs: number,
): Promise<Answer> {
  const started = performance.now()
  const isRaw = fuzzCase.raw || fuzzCase.headers.some(([name]) => FRAMING.test(name))
  const answer = await (isRaw
    ? sendRaw(origin, fuzzCase, timeoutMs)
    : sendWithClient(origin, agent, fuzzCase, timeoutMs))
  return { ...answer, ms: performance.now() - started }
}

type Outcome = Omit<Answer, 'ms'>
const CLOSED: Outcome = { status: 0, headers: {}, text: '' }
const TIMED_OUT: Outcome = { status: -1, headers: {}, text: '' }

/** Sends through Node's client; whatever that refuses is written to a socket byte by byte. */
function sendWithClient(
  origin: URL,
  agent: http.Agent,
  fuzzCase: FuzzCase,
  timeoutMs: number,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const { method, path, body, leavesAfterMs } = fuzzCase
    const { hostname: host, port } = origin
    let request: http.ClientRequest
    try {
      request = http.request({ host, port, agent, method, path, setDefaultHeaders: false })
    } catch {
      return resolve(sendRaw(origin, fuzzCase, timeoutMs))
    }
    try {
      for (const [name, value] of completeHeaders(origin, fuzzCase)) request.appendHeader(name, value)
    } catch {
      request.on('error', () => undefined).destroy()
      return resolve(sendRaw(origin, fuzzCase, timeoutMs))
    }
    const finish = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
      if (outcome.status <= 0) request.destroy()
    }
    const timer = setTimeout(
      () => finish(leavesAfterMs === null ? TIMED_OUT : CLOSED),
      leavesAfterMs ?? timeoutMs,
    )
    request.on('error', () => finish(CLOSED))
    request.on('upgrade', (_, socket) => {
      socket.destroy()
      finish(CLOSED)
    })
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        if (text.length < MAX_CHARACTERS) text += piece
      })
      response.on('error', () => finish(CLOSED))
      response.on('end', () =>
        finish({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          text,
        }),
      )
    })
    try {
      if (body && fuzzCase.chunked)
        for (let at = 0; at < body.length; at += CHUNK_BYTES)
          request.write(body.subarray(at, at + CHUNK_BYTES))
      request.end(body && !fuzzCase.chunked ? body : '')
    } catch {
      clearTimeout(timer)
      request.destroy()
      resolve(sendRaw(origin, fuzzCase, timeoutMs))
    }
  })
}

function completeHeaders(origin: URL, { headers, body, chunked }: FuzzCase): [string, string][] {
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted)
  const complete: [string, string][] = [...headers]
  if (!has('host')) complete.unshift(['Host', origin.host])
  if (body && !has('content-length') && !has('transfer-encoding'))
    complete.push(chunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(body.length)])
  return complete
}

/** Sends a case unchanged, even where it is not valid HTTP, and reads until the server closes. */
function sendRaw(origin: URL, fuzzCase: FuzzCase, timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const { method, path, body, chunked, leavesAfterMs } = fuzzCase
    const socket = net.connect(Number(origin.port), origin.hostname)
    let bytes: Buffer = Buffer.alloc(0)
    const finish = (outcome: Outcome) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(outcome)
    }
    // A body shorter than its Content-Length rightly keeps the server waiting after an interim answer.
    const onTimeout = () => {
      // A caller that leaves may have part of an answer.
      if (leavesAfterMs !== null) finish(CLOSED)
      else finish(bytes.length > 0 ? parseAnswer(bytes) : TIMED_OUT)
    }
    const timer = setTimeout(onTimeout, leavesAfterMs ?? timeoutMs)
    socket.on('error', () => finish(parseAnswer(bytes)))
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, Buffer.from(piece)])
    })
    socket.on('close', () => finish(parseAnswer(bytes)))
    const headers = [...completeHeaders(origin, fuzzCase), ['Connection', 'close']]
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`)
    if (body && chunked) socket.write(`${body.length.toString(16)}\r\n`)
    if (body) socket.write(body)
    // Half closed: the server knows that no more is coming, whatever the length said.
    socket.end(chunked && body ? '\r\n0\r\n\r\n' : '')
  })
}

function parseAnswer(bytes: Buffer): Outcome {
  const text = bytes.toString('utf8')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1] ?? 0)
  if (status === 100) return parseAnswer(Buffer.from(rest.join('\r\n\r\n')))
  const headers = Object.fromEntries(
    lines.map((header): [string, string] => {
      const colon = header.indexOf(':')
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()]
    }),
  )
  return { status, headers, text: removeChunkSizes(rest.join('\r\n\r\n'), headers) }
}

const removeChunkSizes = (body: string, headers: Record<string, string>) =>
  /chunked/i.test(headers['transfer-encoding'] ?? '')
    ? body.replace(/^[0-9a-f]+\r\n|(?:\r\n)?0\r\n\r\n$/gi, '').replace(/\r\n[0-9a-f]+\r\n/gi, '')
    : body
