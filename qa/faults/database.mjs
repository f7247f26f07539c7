// A PostgreSQL server that is down, lost, slow, silent, and back again.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertUnavailable, until } from '../support/claims.mjs'
import { details, Visitor } from '../support/visitor.mjs'

const CLIENTS = 20
const LOAD_MS = 4000
/** A statement's time limit (15 s) and a wait for a connection (5 s), and then the answer. */
const LONGEST_MS = 25_000

/** What visitors ask for all the time: a page's read, a write, a message to the consultant. */
const calls = (visitor) => [
  () => visitor.call('GET', `/api/companies/${visitor.companyId}`),
  () => visitor.call('PUT', `/api/companies/${visitor.companyId}`, { body: details() }),
  () =>
    visitor.call('POST', '/api/ai/chat', {
      body: { companyId: visitor.companyId, message: 'We need a bridge engineer.' },
    }),
]

/** Visitors who call without a pause until `end` is called, which returns what they were answered. */
function load(visitors) {
  const seen = { ok: 0, unavailable: 0, busy: 0, longest: 0, wrong: [] }
  let running = true
  const one = async (visitor, turn) => {
    while (running) {
      const started = performance.now()
      const response = await calls(visitor)[turn++ % 3]()
      seen.longest = Math.max(seen.longest, performance.now() - started)
      if (response.status === 503) {
        await assertUnavailable(response)
        seen.unavailable += 1
        await sleep(50)
        continue
      }
      const text = await response.text()
      if (response.ok) seen.ok += 1
      // A turn that was cut off holds its session until its lease ends.
      else if (response.status === 409) seen.busy += 1
      else seen.wrong.push(`${response.status} ${text}`)
    }
  }
  const all = Promise.all(visitors.map(one))
  return {
    seen,
    end: async () => {
      running = false
      await all
      assert.deepEqual(seen.wrong, [])
      return seen
    },
  }
}

/** Sends the contact form as a browser without script does. */
async function postWithoutScript(url) {
  const form = new FormData()
  const html = await (await fetch(`${url}/contact`)).text()
  for (const [, name, value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  ))
    form.append(name, value.replaceAll('&quot;', '"'))
  const typed = { name: 'Jo Bloggs', email: 'jo@b-engineers.com', company: 'Bridges Ltd', role: 'Director' }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  return await fetch(`${url}/contact`, { method: 'POST', body: form })
}

const isReady = async (app) => (await fetch(`${app.url}/api/ready`)).ok

export default async function database({ claims, server, startApp, layCable, onServer, runSql }) {
  const cable = await layCable(server.url)
  await runSql(server.url, 'CREATE DATABASE faults')
  const databaseUrl = cable.through(onServer(server.url, 'faults'))
  let app
  const visitors = []

  await claims.claim(
    'Database down at start: health answers, all else is 503; ready without a restart when it comes',
    async () => {
      cable.cut()
      app = await startApp({ databaseUrl, ready: '/api/health', env: { LOG_LEVEL: 'fatal' } })
      for (const [method, path, body] of [
        ['GET', '/api/ready'],
        [
          'POST',
          '/api/companies',
          { name: 'Aa', email: 'a@b-engineers.com', contactName: 'Aa', phone: '01234 567890' },
        ],
        ['POST', '/api/admin/login', { username: 'admin', password: 'x' }],
      ])
        await assertUnavailable(await new Visitor(app.url).call(method, path, { body }))
      assert.ok((await fetch(`${app.url}/`)).ok, 'the landing page needs no database')
      cable.mend()
      return `ready ${Math.round(await until('ready', () => isReady(app)))} ms after it came`
    },
  )
  for (let number = 0; number < CLIENTS; number += 1) {
    const visitor = new Visitor(app.url)
    await visitor.register()
    await visitor.open()
    visitors.push(visitor)
  }

  await claims.claim(
    `Lost under load, ${CLIENTS} clients: 503 with Retry-After alone, and back without a restart`,
    async () => {
      const { seen, end } = load(visitors)
      await sleep(LOAD_MS / 2)
      cable.cut()
      await sleep(LOAD_MS / 2)
      const refused = seen.unavailable
      assert.ok(refused > 0, 'nobody was refused')
      cable.mend()
      const back = await until('ready', () => isReady(app))
      const before = seen.ok
      await until('calls succeed', () => seen.ok > before + CLIENTS)
      const { ok, longest } = await end()
      return `${ok} answered, ${refused} refused, longest ${Math.round(longest)} ms; ready after ${Math.round(back)} ms`
    },
  )

  await claims.claim(
    'Lost: a page, a form and a form without script say so with 503 and Retry-After, and all are there again without a restart',
    async () => {
      const [visitor] = visitors
      const page = () => visitor.call('GET', '/about', { headers: { accept: 'text/html' } })
      const spoken = () => postWithoutScript(app.url)
      const rules = () => visitor.form('listRules', '/consultation', [visitor.companyId])
      assert.equal((await page()).status, 200)
      cable.cut()
      for (const [ask, words] of [
        [page, /<html/],
        [spoken, /value="Bridges Ltd"[\s\S]*not available right now/],
        [rules, /"code":"unavailable","message":"The service is not available right now\. Please try again/],
      ]) {
        const response = await ask()
        assert.equal(response.status, 503)
        assert.ok(Number(response.headers.get('retry-after')) > 0, 'no Retry-After')
        assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
        const text = await response.text()
        assert.match(text, words)
        assert.doesNotMatch(text, /prisma|ECONN|postgres/i)
      }
      cable.mend()
      await until('ready', () => isReady(app))
      for (const ask of [page, spoken, rules]) assert.equal((await ask()).status, 200)
      return '503 each, then 200'
    },
  )

  await claims.claim(
    `Slow, 100 ms a statement, ${CLIENTS} clients: answered or refused in time`,
    async () => {
      cable.slow(50)
      const { end } = load(visitors)
      await sleep(LOAD_MS * 2)
      const { ok, unavailable, longest } = await end()
      cable.mend()
      assert.ok(ok > 0, 'nothing was answered')
      assert.ok(longest < LONGEST_MS, `one waited ${longest} ms`)
      return `${ok} answered, ${unavailable} refused, longest ${(longest / 1000).toFixed(1)} s`
    },
  )

  await claims.claim(
    `Silent, ${CLIENTS} clients: everybody is refused in time, and it is back without a restart`,
    async () => {
      await until('ready', () => isReady(app))
      cable.hold()
      const started = performance.now()
      const answers = await Promise.all(visitors.map((visitor, index) => calls(visitor)[index % 3]()))
      const longest = performance.now() - started
      for (const response of answers) await assertUnavailable(response)
      assert.ok(longest < LONGEST_MS, `one waited ${longest} ms`)
      cable.mend()
      const back = await until('ready', () => isReady(app))
      return `longest ${(longest / 1000).toFixed(1)} s; ready after ${Math.round(back)} ms`
    },
  )

  await claims.claim('The process says nothing of an unhandled error', async () => {
    assert.doesNotMatch(app.log(), /unhandled|uncaught/i)
    return `${app.log().length} bytes of log`
  })
  await app.stop()
  await cable.stop()
  await runSql(server.url, 'DROP DATABASE faults WITH (FORCE)')
}
