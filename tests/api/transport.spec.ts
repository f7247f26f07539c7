import { once } from 'node:events'
import http from 'node:http'
import { checkContract } from '@/tests/api/support/contract-checks'
import { expect, REGISTRATION, test } from './support/fixtures'

const JSON_TYPE = { 'content-type': 'application/json' }
const GOOD = JSON.stringify({ email: REGISTRATION.email })

/** Sends bytes as they are to the e-mail check, beneath everything that would set headers by itself. */
async function send(url: string, headers: http.OutgoingHttpHeaders, pieces: (string | Buffer)[]) {
  const request = http.request(`${url}/api/validate-email`, { method: 'POST', headers, agent: false })
  // A server that has refused may close while more is on its way.
  request.on('error', () => {})
  for (const piece of pieces) request.write(piece)
  request.end()
  const [response]: [http.IncomingMessage] = (await once(request, 'response')) as [http.IncomingMessage]
  let text = ''
  for await (const piece of response) text += piece
  const { statusCode = 0 } = response
  // What is too much for Node itself never comes to the API.
  if (statusCode !== 431)
    await checkContract({
      method: 'POST',
      url: `${url}/api/validate-email`,
      status: statusCode,
      header: (name) => response.headers[name]?.toString() ?? null,
      text: async () => text,
    })
  return { status: response.statusCode, text }
}

test('a megabyte in pieces, of a length that nobody told, is a 413', async ({ app }) => {
  const pieces = [
    `{"email":"${REGISTRATION.email}","more":"`,
    ...Array<string>(16).fill('a'.repeat(65_536)),
    '"}',
  ]
  const { status, text } = await send(app.url, { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, pieces)
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ type: '/problems/payload-too-large', status: 413 })
})

test('a small body in pieces is taken', async ({ app }) => {
  const { status } = await send(app.url, { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, [...GOOD])
  expect(status).toBe(200)
})

test('of a key that comes twice the last one counts, as JSON has it', async ({ app }) => {
  const twice = `{"email":"jo@gmail.com","email":"${REGISTRATION.email}"}`
  const { status, text } = await send(app.url, JSON_TYPE, [twice])
  expect(status).toBe(200)
  expect(JSON.parse(text).validation.isBusinessEmail).toBe(true)
})

test('headers beyond every measure are refused, and the next caller is served', async ({ app }) => {
  const refused = await send(app.url, { ...JSON_TYPE, 'x-much': 'a'.repeat(64 * 1024) }, [GOOD])
  expect(refused.status).toBe(431)
  expect((await send(app.url, JSON_TYPE, [GOOD])).status).toBe(200)
})

test('a caller who goes away in mid-body harms nobody', async ({ app }) => {
  for (let index = 0; index < 5; index += 1) {
    const request = http.request(`${app.url}/api/validate-email`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-length': 1000 },
      agent: false,
    })
    request.on('error', () => {})
    request.write('{"email":')
    await once(request, 'socket')
    request.destroy()
  }
  expect((await send(app.url, JSON_TYPE, [GOOD])).status).toBe(200)
  expect(app.log()).not.toMatch(/unhandled/i)
})

test('a HEAD is answered like a GET, without a body', async ({ owner }) => {
  const { companyId } = owner.owned
  const response = await owner.request.head(`/api/companies/${companyId}`)
  expect(response.status()).toBe(200)
  expect(await response.text()).toBe('')
})

test('who asks for another protocol is answered in this one', async ({ app }) => {
  const headers = { connection: 'upgrade', upgrade: 'websocket' }
  const asked = http.request(`${app.url}/index.rsc`, { headers, agent: false }).end()
  const [response]: [http.IncomingMessage] = (await once(asked, 'response')) as [http.IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(404)
})
