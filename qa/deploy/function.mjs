// The whole server as one function, as Vercel's Build Output API calls it. `npm run build:function` puts this beside the server of a build.
// The server listens on loopback inside, so that all it does by itself - headers, refusals, limits, streams - is done here as well.
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const START_MS = 30_000
/** Of one connection alone, and so not to be handed on. */
const OF_A_CONNECTION = /^(connection|keep-alive|proxy-connection|transfer-encoding|upgrade)$/i

for (const name of ['DATABASE_URL', 'APP_SECRET'])
  if (!process.env[name]) {
    process.stderr.write(
      `${name} is not set. A function keeps nothing of its own: it needs DATABASE_URL and APP_SECRET.\n`,
    )
    process.exit(1)
  }
// Each instance has a few requests; none lives long enough for a daily job; the platform is the proxy in front.
process.env.DATABASE_POOL ||= '2'
process.env.RETENTION ||= 'off'
process.env.TRUSTED_PROXY_HOPS ||= '1'

const port = await freePort()
process.env.PORT = String(port)
process.env.HOSTNAME = '127.0.0.1'
const agent = new http.Agent({ keepAlive: true })
const listening = start()

/** Answers one request. @param {http.IncomingMessage} request @param {http.ServerResponse} response */
export default async function handler(request, response) {
  await listening
  await new Promise((resolve) => {
    const { method, url: path } = request
    const asked = http.request({
      host: '127.0.0.1',
      port,
      agent,
      method,
      path,
      headers: handedOn(request.rawHeaders),
    })
    asked.on('response', (answer) => answerWith(answer, response, resolve))
    asked.on('error', (error) => {
      process.stderr.write(`The server inside did not answer: ${error.code ?? error.message}\n`)
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'cache-control': 'no-store' }).end()
      resolve()
    })
    // Who leaves in the middle of a body asks for nothing; who leaves in the middle of an answer has asked.
    request.on('aborted', () => request.complete || asked.destroy())
    request.pipe(asked)
  })
}

/** Piece by piece. When the reader leaves, an event stream is read to its end all the same: what it tells of is then finished and stored. */
function answerWith(answer, response, done) {
  response.writeHead(answer.statusCode, handedOn(answer.rawHeaders))
  answer.on('data', (piece) => {
    if (!response.destroyed && !response.write(piece)) answer.pause()
  })
  response.on('drain', () => answer.resume())
  response.on('close', () => {
    const isStream = answer.headers['content-type']?.startsWith('text/event-stream')
    if (isStream) answer.resume()
    else if (!answer.complete) answer.destroy()
  })
  answer.on('end', () => response.end())
  answer.on('error', () => response.destroy())
  answer.on('close', done)
}

function handedOn(raw) {
  const kept = []
  for (let at = 0; at < raw.length; at += 2)
    if (!OF_A_CONNECTION.test(raw[at])) kept.push(raw[at], raw[at + 1])
  return kept
}

async function start() {
  await import('../../server.js')
  for (const until = Date.now() + START_MS; !(await answers()); await sleep(20))
    if (Date.now() > until) throw new Error('The server inside did not start.')
}

const answers = () =>
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
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
