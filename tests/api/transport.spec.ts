import { once } from 'node:events'
import http from 'node:http'
import { checkContract } from '@/tests/api/support/contract-checks'
import { expect, REGISTRATION, test } from './support/fixtures'

const JSON_TYPE = { 'content-type': 'application/json' }
const VALID_BODY = JSON.stringify({ email: REGISTRATION.email })

/** Sends raw bytes to the email check with exactly these headers. */
async function send(
  url: string,
  headers: http.OutgoingHttpHeaders,
  pieces: (string | Buffer)[],
  agent: http.Agent | false = false,
) {
  const request = http.request(`${url}/api/validate-email`, { method: 'POST', headers, agent })
  // A server that refuses can close the connection while data is still being sent.
  request.on('error', () => {})
  for (const piece of pieces) request.write(piece)
  request.end()
  const [response]: [http.IncomingMessage] = (await once(request, 'response')) as [http.IncomingMessage]
  let text = ''
  for await (const piece of response) text += piece
  const { statusCode = 0 } = response
  // Node itself answers 431, before the API.
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

const MEGABYTE = [
  `{"email":"${REGISTRATION.email}","more":"`,
  ...Array<string>(16).fill('a'.repeat(65_536)),
  '"}',
]

test('a chunked body of a megabyte gets 413', async ({ app }) => {
  const { status, text } = await send(app.url, { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, MEGABYTE)
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ type: '/problems/payload-too-large', status: 413 })
})

test('a chunked body that is too large holds up no later request of its client', async ({ app }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const chunked = { ...JSON_TYPE, 'transfer-encoding': 'chunked' }
  expect((await send(app.url, chunked, MEGABYTE, agent)).status).toBe(413)
  expect((await send(app.url, JSON_TYPE, [VALID_BODY], agent)).status).toBe(200)
  agent.destroy()
})

test('accepts a small chunked body', async ({ app }) => {
  const { status } = await send(app.url, { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, [...VALID_BODY])
  expect(status).toBe(200)
})

test('uses the last value of a duplicate JSON key', async ({ app }) => {
  const duplicateKey = `{"email":"jo@gmail.com","email":"${REGISTRATION.email}"}`
  const { status, text } = await send(app.url, JSON_TYPE, [duplicateKey])
  expect(status).toBe(200)
  expect(JSON.parse(text).validation.isBusinessEmail).toBe(true)
})

test('refuses oversized headers and serves the next request', async ({ app }) => {
  const refused = await send(app.url, { ...JSON_TYPE, 'x-much': 'a'.repeat(64 * 1024) }, [VALID_BODY])
  expect(refused.status).toBe(431)
  expect((await send(app.url, JSON_TYPE, [VALID_BODY])).status).toBe(200)
})

test('survives clients that disconnect in mid-body', async ({ app }) => {
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
  expect((await send(app.url, JSON_TYPE, [VALID_BODY])).status).toBe(200)
  expect(app.log()).not.toMatch(/unhandled/i)
})

test('answers HEAD like GET without a body', async ({ owner }) => {
  const { companyId } = owner.owned
  const response = await owner.request.head(`/api/companies/${companyId}`)
  expect(response.status()).toBe(200)
  expect(await response.text()).toBe('')
})

test('answers an upgrade request as plain HTTP', async ({ app }) => {
  const headers = { connection: 'upgrade', upgrade: 'websocket' }
  const request = http.request(`${app.url}/index.rsc`, { headers, agent: false }).end()
  const [response]: [http.IncomingMessage] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(404)
})
