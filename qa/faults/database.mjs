// A PostgreSQL server that is down, lost, slow, silent, and back again.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertUnavailable, waitUntil, waitUntilReady } from '../support/claims.mjs'
import { newDetails, newRegistration, Visitor } from '../support/visitor.mjs'

const CLIENTS = 20
const LOAD_MS = 4000
/** The time limits of a statement (15 s) and of waiting for a connection (5 s), and time to answer. */
const LONGEST_WAIT_MS = 25_000

const commonCalls = (visitor) => [
  () => visitor.call('GET', `/api/companies/${visitor.companyId}`),
  () => visitor.call('PUT', `/api/companies/${visitor.companyId}`, { body: newDetails() }),
  () =>
    visitor.call('POST', '/api/ai/chat', {
      body: { companyId: visitor.companyId, message: 'We need a bridge engineer.' },
    }),
]

/** Visitors call without a pause until `stop`, which returns the counts of their answers. */
function startTraffic(visitors) {
  const counts = { ok: 0, unavailable: 0, longestMs: 0 }
  const unexpected = []
  let running = true
  const visit = async (visitor, turn) => {
    while (running) {
      const started = performance.now()
      const response = await commonCalls(visitor)[turn++ % 3]()
      counts.longestMs = Math.max(counts.longestMs, performance.now() - started)
      if (response.status === 503) {
        await assertUnavailable(response)
        counts.unavailable += 1
        await sleep(50)
        continue
      }
      const text = await response.text()
      if (response.ok) counts.ok += 1
      // 409: a turn that was cut off holds its session until its lease ends.
      else if (response.status !== 409) unexpected.push(`${response.status} ${text}`)
    }
  }
  const traffic = Promise.all(visitors.map(visit))
  return {
    counts,
    stop: async () => {
      running = false
      await traffic
      assert.deepEqual(unexpected, [])
      return counts
    },
  }
}

async function postFormWithoutScript(origin) {
  const form = new FormData()
  const html = await (await fetch(`${origin}/contact`)).text()
  for (const [, name, value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  ))
    form.append(name, value.replaceAll('&quot;', '"'))
  const fields = { name: 'Jo Bloggs', email: 'jo@b-engineers.com', company: 'Bridges Ltd', role: 'Director' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return fetch(`${origin}/contact`, { method: 'POST', body: form })
}

export default async function breakDatabase({
  claims,
  server,
  startApp,
  startTcpProxy,
  databaseUrlOn,
  runSql,
}) {
  const proxy = await startTcpProxy(server.url)
  await runSql(server.url, 'CREATE DATABASE faults')
  const databaseUrl = proxy.proxiedUrl(databaseUrlOn(server.url, 'faults'))
  let app
  const visitors = []

  await claims.verify(
    'Database down at start: health answers, calls get 503, and the app is ready without a restart once it is up',
    async () => {
      proxy.disconnect()
      app = await startApp({ databaseUrl, readyPath: '/api/health', env: { LOG_LEVEL: 'fatal' } })
      for (const [method, path, body] of [
        ['GET', '/api/ready'],
        ['POST', '/api/companies', newRegistration()],
        ['POST', '/api/admin/login', { username: 'admin', password: 'x' }],
      ])
        await assertUnavailable(await new Visitor(app.url).call(method, path, { body }))
      assert.ok((await fetch(`${app.url}/`)).ok, 'the landing page needs no database')
      proxy.reconnect()
      return `ready after ${Math.round(await waitUntilReady(app.url))} ms`
    },
  )
  for (let number = 0; number < CLIENTS; number += 1) {
    const visitor = new Visitor(app.url)
    await visitor.register()
    await visitor.startConsultation()
    visitors.push(visitor)
  }

  await claims.verify(
    `Database lost under load from ${CLIENTS} clients: only 503 with Retry-After, and back without a restart`,
    async () => {
      const { counts, stop } = startTraffic(visitors)
      await sleep(LOAD_MS / 2)
      proxy.disconnect()
      await sleep(LOAD_MS / 2)
      const refused = counts.unavailable
      assert.ok(refused > 0, 'nobody was refused')
      proxy.reconnect()
      const recovery = await waitUntilReady(app.url)
      const before = counts.ok
      await waitUntil('calls succeed', () => counts.ok > before + CLIENTS)
      const { ok, longestMs } = await stop()
      return `${ok} answered, ${refused} refused, longest ${Math.round(longestMs)} ms; ready after ${Math.round(recovery)} ms`
    },
  )

  await claims.verify(
    'Database lost: a page and a form without script answer 503 with Retry-After, then recover',
    async () => {
      const [visitor] = visitors
      const openPage = () => visitor.call('GET', '/about', { headers: { accept: 'text/html' } })
      const postForm = () => postFormWithoutScript(app.url)
      assert.equal((await openPage()).status, 200)
      proxy.disconnect()
      for (const [request, expected] of [
        [openPage, /<html/],
        [postForm, /value="Bridges Ltd"[\s\S]*temporarily unavailable/],
      ]) {
        const response = await request()
        assert.equal(response.status, 503)
        assert.ok(Number(response.headers.get('retry-after')) > 0, 'no Retry-After')
        assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
        const text = await response.text()
        assert.match(text, expected)
        assert.doesNotMatch(text, /prisma|ECONN|postgres/i)
      }
      proxy.reconnect()
      await waitUntilReady(app.url)
      for (const request of [openPage, postForm]) assert.equal((await request()).status, 200)
      return '503 each, then 200'
    },
  )

  await claims.verify(
    `Slow database, 100 ms a statement, ${CLIENTS} clients: all answered or refused in time`,
    async () => {
      proxy.delay(50)
      const { stop } = startTraffic(visitors)
      await sleep(LOAD_MS * 2)
      const { ok, unavailable, longestMs } = await stop()
      proxy.reconnect()
      assert.ok(ok > 0, 'nothing was answered')
      assert.ok(longestMs < LONGEST_WAIT_MS, `a call waited ${longestMs} ms`)
      return `${ok} answered, ${unavailable} refused, longest ${(longestMs / 1000).toFixed(1)} s`
    },
  )

  await claims.verify(
    `Silent database, ${CLIENTS} clients: everybody is refused in time, and it is back without a restart`,
    async () => {
      await waitUntilReady(app.url)
      proxy.stall()
      const started = performance.now()
      const responses = await Promise.all(visitors.map((visitor, index) => commonCalls(visitor)[index % 3]()))
      const longestMs = performance.now() - started
      for (const response of responses) await assertUnavailable(response)
      assert.ok(longestMs < LONGEST_WAIT_MS, `a call waited ${longestMs} ms`)
      proxy.reconnect()
      const recovery = await waitUntilReady(app.url)
      return `longest ${(longestMs / 1000).toFixed(1)} s; ready after ${Math.round(recovery)} ms`
    },
  )

  await claims.verify('No unhandled error is logged while the database fails', async () => {
    assert.doesNotMatch(app.log(), /unhandled|uncaught/i)
  })
  await app.stop()
  await proxy.stop()
  await runSql(server.url, 'DROP DATABASE faults WITH (FORCE)')
}
