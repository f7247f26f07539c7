// Guesses of the administrator's password, each with an invented X-Forwarded-For: at the server, through the documented proxies, and past
// them.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { inProject } from '../../scripts/support/project.mjs'

/** For one name from one address; see lib/auth/sign-in-limits.ts. */
const GUESSES_MAX = 5
const GUESSES_TRIED = 40
const HOPS_WARNING = /TRUSTED_PROXY_HOPS is set and the server listens on all addresses/

const inventAddress = (number) => `203.0.113.${number + 1}, 198.51.100.${number + 1}`

/** Sends a request from a local address of this machine. Returns the status, or the error's code. */
function guess(url, { username, number, localAddress }) {
  return new Promise((resolve) => {
    const request = http.request(`${url}/api/admin/login`, {
      method: 'POST',
      localAddress,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': inventAddress(number) },
    })
    request.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    request.on('error', ({ code }) => resolve(code))
    request.end(JSON.stringify({ username, password: `a wrong password, number ${number}` }))
  })
}

/** Guesses until the first refusal. Null where none was refused. */
async function countGuesses(url, username) {
  for (let number = 0; number < GUESSES_TRIED; number += 1) {
    const status = await guess(url, { username, number })
    if (status === 429) return number
    assert.equal(status, 401)
  }
  return null
}

/** `forward` gives the X-Forwarded-For that is passed on, from the one that arrived and the address it came from. */
async function startProxy(target, forward) {
  const proxy = http
    .createServer((request, response) => {
      const { method, url, headers, socket } = request
      const address = socket.remoteAddress
      const forwarded = forward(headers['x-forwarded-for'], address)
      const passed = http.request(
        target + url,
        { method, headers: { ...headers, 'x-forwarded-for': forwarded } },
        (answer) => {
          response.writeHead(answer.statusCode, answer.headers)
          answer.pipe(response)
        },
      )
      request.pipe(passed)
    })
    .listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { url: `http://127.0.0.1:${proxy.address().port}`, close: () => proxy.close() }
}

const replace = (_, address) => address
const append = (forwarded, address) => [forwarded, address].filter(Boolean).join(', ')

/** As deploy/nginx.conf says; Caddy replaces what an untrusted client sent unless it is told otherwise. */
function readExamples() {
  const read = (file) => readFileSync(inProject(file), 'utf8')
  const variable = /proxy_set_header X-Forwarded-For (\S+);/.exec(read('deploy/nginx.conf'))?.[1]
  const nginx = { $remote_addr: replace, $proxy_add_x_forwarded_for: append }[variable]
  assert.ok(nginx, `deploy/nginx.conf sets X-Forwarded-For to ${variable}`)
  const trustsClients = /trusted_proxies|header_up\s+X-Forwarded-For/i.test(read('deploy/Caddyfile'))
  const service = Object.fromEntries(
    [...read('deploy/spanwright.service').matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  return { proxies: { nginx, Caddy: trustsClients ? append : replace }, service }
}

export default async function guessPasswords({ claims, load, startApp }) {
  const { ADMIN } = await load('tests/support/app-server.ts')
  const { proxies, service } = readExamples()
  const start = (env) => startApp({ env: { RATE_LIMITS: 'on', LOG_LEVEL: 'warn', ...env } })

  /** A proxy of its own for each chain, from the outermost inwards. */
  const guessThrough = async (name, hops, forwards) =>
    claims.verify(`Invented addresses ${name} get no more guesses than any other`, async () => {
      const app = await start({ TRUSTED_PROXY_HOPS: String(hops) })
      const chain = []
      for (const forward of forwards.toReversed())
        chain.push(await startProxy(chain.at(-1)?.url ?? app.url, forward))
      const guesses = await countGuesses(chain.at(-1)?.url ?? app.url, ADMIN.username)
      for (const proxy of chain) proxy.close()
      await app.stop()
      assert.ok(guesses !== null && guesses <= GUESSES_MAX, `${guesses} guesses before a 429`)
      return `429 after ${guesses} guesses`
    })
  await guessThrough('at a server without a proxy', 0, [])
  for (const [name, forward] of Object.entries(proxies))
    await guessThrough(`through ${name} as documented`, 1, [forward])
  await guessThrough('through two proxies', 2, [proxies.nginx, append])

  await claims.verify('With the documented service the port is reached from the machine alone', async () => {
    const { HOST, TRUSTED_PROXY_HOPS } = service
    assert.ok(HOST && Number(TRUSTED_PROXY_HOPS) > 0)
    const app = await start({ HOST, HOSTNAME: HOST, TRUSTED_PROXY_HOPS })
    // Another address of the loopback network, as a neighbour's request would arrive at another address of the machine.
    const outside = await guess(app.url.replace('127.0.0.1', '127.0.0.2'), {
      username: ADMIN.username,
      number: 0,
    })
    await app.stop()
    assert.equal(outside, 'ECONNREFUSED')
    assert.doesNotMatch(app.log(), HOPS_WARNING)
    return `HOST=${HOST}: ${outside} elsewhere`
  })

  await claims.verify('A server that can be reached past its proxy warns of it at the start', async () => {
    const app = await start({ HOST: '0.0.0.0', HOSTNAME: '0.0.0.0', TRUSTED_PROXY_HOPS: '1' })
    const guesses = await countGuesses(app.url, ADMIN.username)
    await app.stop()
    assert.match(app.log(), HOPS_WARNING)
    return `warned; ${guesses === null ? `no 429 in ${GUESSES_TRIED} guesses` : `429 after ${guesses} guesses`}`
  })
}
