// The server as one serverless function, in the form that Vercel's Build Output API calls. The build puts this file next to server.js.
// Next's server listens on loopback inside, so that headers, refusals, rate limits and streams are those of the product.
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const START_LIMIT_MS = 30_000
const HOP_BY_HOP = /^(connection|keep-alive|proxy-connection|transfer-encoding|upgrade)$/i

for (const name of ['DATABASE_URL', 'APP_SECRET'])
  if (!process.env[name]) {
    process.stderr.write(
      `${name} is not set. A function keeps no data of its own: it needs DATABASE_URL and APP_SECRET.\n`,
    )
    process.exit(1)
  }
// An instance serves few requests at a time and ends before a daily job is due, and the platform is the proxy in front.
process.env.DATABASE_POOL ||= '2'
process.env.RETENTION ||= 'off'
process.env.TRUSTED_PROXY_HOPS ||= '1'

const port = await freePort()
process.env.PORT = String(port)
process.env.HOSTNAME = '127.0.0.1'
const agent = new http.Agent({ keepAlive: true })
const listening = startServer()

export default async function handler(request, response) {
  await listening
  await new Promise((resolve) => {
    const forwarded = http.request({
      host: '127.0.0.1',
      port,
      agent,
      method: request.method,
      path: request.url,
      headers: removeHopByHop(request.rawHeaders),
    })
    forwarded.on('response', (answer) => sendAnswer(answer, response, resolve))
    forwarded.on('error', (error) => {
      process.stderr.write(`The server inside did not answer: ${error.code ?? error.message}\n`)
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'cache-control': 'no-store' }).end()
      resolve()
    })
    // A caller who leaves during the request body has asked for nothing.
    request.on('aborted', () => request.complete || forwarded.destroy())
    request.pipe(forwarded)
  })
}

/** Sends an answer piece by piece. An event stream is read to its end even when its reader has left, so that the turn is stored. */
function sendAnswer(answer, response, onEnd) {
  response.writeHead(answer.statusCode, removeHopByHop(answer.rawHeaders))
  answer.on('data', (piece) => {
    if (!response.destroyed && !response.write(piece)) answer.pause()
  })
  response.on('drain', () => answer.resume())
  response.on('close', () => {
    const isEventStream = answer.headers['content-type']?.startsWith('text/event-stream')
    if (isEventStream) answer.resume()
    else if (!answer.complete) answer.destroy()
  })
  answer.on('end', () => response.end())
  answer.on('error', () => response.destroy())
  answer.on('close', onEnd)
}

/** `rawHeaders` holds names and values in turn. */
function removeHopByHop(rawHeaders) {
  const kept = []
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!HOP_BY_HOP.test(rawHeaders[at])) kept.push(rawHeaders[at], rawHeaders[at + 1])
  return kept
}

async function startServer() {
  await import('./server.js')
  for (const deadline = Date.now() + START_LIMIT_MS; !(await isListening()); await sleep(20))
    if (Date.now() > deadline) throw new Error('The server inside did not start.')
}

const isListening = () =>
  new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1')
    probe.on('connect', () => resolve(probe.end() && true))
    probe.on('error', () => resolve(false))
  })

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}
