import http from 'node:http'
import net from 'node:net'
import type { Shot } from './shots'

/** What came of a request. `status` is 0 where the server closed without an answer, -1 where none came in time. */
export interface Answer {
  status: number
  headers: Record<string, string>
  text: string
  ms: number
}

/** Headers that a client keeps for itself. */
const FRAMING = /^(content-length|transfer-encoding|trailer|te|connection|upgrade|expect)$/i
const KEPT_CHARACTERS = 200_000

/** Sends one case and reads the whole answer, for `timeoutMs` at most. */
export async function fire(origin: URL, agent: http.Agent, shot: Shot, timeoutMs: number): Promise<Answer> {
  const started = performance.now()
  const isRaw = shot.raw || shot.headers.some(([name]) => FRAMING.test(name))
  const answer = await (isRaw ? writeRaw(origin, shot, timeoutMs) : request(origin, agent, shot, timeoutMs))
  return { ...answer, ms: performance.now() - started }
}

type Came = Omit<Answer, 'ms'>
const NOTHING: Came = { status: 0, headers: {}, text: '' }
const TOO_LATE: Came = { status: -1, headers: {}, text: '' }

/** Through Node's client; what it will not send is written byte by byte. */
function request(origin: URL, agent: http.Agent, shot: Shot, timeoutMs: number): Promise<Came> {
  return new Promise((resolve) => {
    let sent: http.ClientRequest
    const { hostname: host, port } = origin
    try {
      sent = http.request({
        host,
        port,
        agent,
        method: shot.method,
        path: shot.path,
        setDefaultHeaders: false,
      })
    } catch {
      return resolve(writeRaw(origin, shot, timeoutMs))
    }
    try {
      for (const [name, value] of headersOf(origin, shot)) sent.appendHeader(name, value)
    } catch {
      sent.on('error', () => undefined).destroy()
      return resolve(writeRaw(origin, shot, timeoutMs))
    }
    const end = (came: Came) => {
      clearTimeout(late)
      resolve(came)
      if (came.status <= 0) sent.destroy()
    }
    const late = setTimeout(
      () => end(shot.leavesAfter === null ? TOO_LATE : NOTHING),
      shot.leavesAfter ?? timeoutMs,
    )
    sent.on('error', () => end(NOTHING))
    sent.on('upgrade', (_, socket) => {
      socket.destroy()
      end(NOTHING)
    })
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        if (text.length < KEPT_CHARACTERS) text += piece
      })
      response.on('error', () => end(NOTHING))
      response.on('end', () =>
        end({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, text }),
      )
    })
    const { body } = shot
    try {
      if (body && shot.chunked)
        for (let at = 0; at < body.length; at += 997) sent.write(body.subarray(at, at + 997))
      sent.end(body && !shot.chunked ? body : '')
    } catch {
      clearTimeout(late)
      sent.destroy()
      resolve(writeRaw(origin, shot, timeoutMs))
    }
  })
}

/** Names and values as they go out; what the case does not say is what a plain client would. */
function headersOf(origin: URL, { headers, body, chunked }: Shot): [string, string][] {
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name)
  const all: [string, string][] = [...headers]
  if (!has('host')) all.unshift(['Host', origin.host])
  if (body && !has('content-length') && !has('transfer-encoding'))
    all.push(chunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(body.length)])
  return all
}

/** On a socket of its own, as the case stands, and read until the server closes. */
function writeRaw(origin: URL, shot: Shot, timeoutMs: number): Promise<Came> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(origin.port), origin.hostname)
    let bytes: Buffer = Buffer.alloc(0)
    const end = (came: Came) => {
      clearTimeout(late)
      socket.destroy()
      resolve(came)
    }
    // A length that is never reached keeps the server waiting, and rightly: then one ends the connection oneself.
    const none = shot.leavesAfter === null ? TOO_LATE : NOTHING
    const late = setTimeout(() => end(bytes.length > 0 ? parsed(bytes) : none), shot.leavesAfter ?? timeoutMs)
    socket.on('error', () => end(parsed(bytes)))
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, Buffer.from(piece)])
    })
    socket.on('close', () => end(parsed(bytes)))
    const headers = [...headersOf(origin, shot), ['Connection', 'close']]
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.write(`${shot.method} ${shot.path} HTTP/1.1\r\n${head}\r\n`)
    const { body, chunked } = shot
    if (body && chunked) socket.write(`${body.length.toString(16)}\r\n`)
    if (body) socket.write(body)
    // Half closed: the server knows that nothing more comes, whatever length was told.
    socket.end(chunked && body ? '\r\n0\r\n\r\n' : '')
  })
}

function parsed(bytes: Buffer): Came {
  const text = bytes.toString('utf8')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1] ?? 0)
  if (status === 100) return parsed(Buffer.from(rest.join('\r\n\r\n')))
  const headers = Object.fromEntries(
    lines.map((one): [string, string] => {
      const colon = one.indexOf(':')
      return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()]
    }),
  )
  return { status, headers, text: withoutChunks(rest.join('\r\n\r\n'), headers) }
}

const withoutChunks = (body: string, headers: Record<string, string>) =>
  /chunked/i.test(headers['transfer-encoding'] ?? '')
    ? body.replace(/^[0-9a-f]+\r\n|(?:\r\n)?0\r\n\r\n$/gi, '').replace(/\r\n[0-9a-f]+\r\n/gi, '')
    : body
