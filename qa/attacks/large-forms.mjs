// A hundred forms of 10 MB at once, from a visitor without a session: with their length declared, and without.
import assert from 'node:assert/strict'
import http from 'node:http'
import { residentMb, runConcurrently, watchMemory } from '../support/figures.mjs'

const FORMS = 100
const MEGABYTE = 1024 * 1024
const CHUNK = 64 * 1024
const GROWTH_MAX_MB = 400

const BODY = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n'),
  Buffer.alloc(10 * MEGABYTE, 'a'),
  Buffer.from('\r\n--b--\r\n'),
])

/** Returns the status, or 0 where the connection was closed. */
function sendForm(origin, hasLength) {
  return new Promise((resolve) => {
    const request = http.request(`${origin}/interest`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        ...(hasLength && { 'content-length': BODY.length }),
      },
    })
    request.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    request.on('error', () => resolve(0))
    let sent = 0
    const write = () => {
      while (sent < BODY.length) {
        const canContinue = request.write(BODY.subarray(sent, sent + CHUNK))
        sent += CHUNK
        if (!canContinue) return request.once('drain', write)
      }
      request.end()
    }
    write()
  })
}

export default async function sendLargeForms({ claims, startApp }) {
  const app = await startApp({ env: { LOG_LEVEL: 'fatal' } })
  for (const [name, hasLength] of [
    ['with their length', true],
    ['without a length', false],
  ])
    await claims.verify(`${FORMS} forms of 10 MB ${name} are refused, and memory stays`, async () => {
      const before = residentMb(app.pid())
      const stopWatching = watchMemory(app.pid())
      const statuses = []
      await runConcurrently(FORMS, FORMS, async () => statuses.push(await sendForm(app.url, hasLength)))
      const growth = Math.round(stopWatching() - before)
      const unexpected = statuses.filter((status) => status !== 413 && status !== 0)
      assert.deepEqual(unexpected, [])
      assert.ok((await fetch(`${app.url}/api/health`)).ok)
      assert.ok(growth < GROWTH_MAX_MB, `memory grew by ${growth} MB`)
      return `${statuses.filter((status) => status === 413).length} answered 413; memory grew by ${growth} MB`
    })
  await app.stop()
}
