// Two processes on one PostgreSQL, behind a proxy that sends every request to the one that did not serve the last.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { waitUntil } from '../support/claims.mjs'
import { newRegistration, Visitor } from '../support/visitor.mjs'
import { startRoundRobin } from './round-robin.mjs'

const REGISTRATIONS_PER_HOUR = 20

/** Entered by hand, because the model extracts nothing. With them the specification can be approved. */
const ENTRIES = {
  responsibilities: 'Design footbridges',
  location: 'Leeds',
  contractType: 'Permanent',
  pay: 'Up to £55,000 a year',
}

export default async function runTwoInstances({ claims, server, startApp, startHeldModel, ...tools }) {
  const { ADMIN, FIRST_WORDS, LAST_WORDS, databaseUrlOn, runSql, readSql } = tools
  await runSql(server.url, 'CREATE DATABASE twins')
  const databaseUrl = databaseUrlOn(server.url, 'twins')
  const model = await startHeldModel()
  const env = {
    APP_SECRET: 'a-secret-for-two-test-processes-only',
    RATE_LIMITS: 'on',
    TRUSTED_PROXY_HOPS: '1',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'm',
  }
  let apps = []
  await claims.verify(
    'Two processes start at once on an empty database: each migration runs once, one administrator is created',
    async () => {
      apps = await Promise.all([1, 2].map(() => startApp({ databaseUrl, env })))
      const [{ repeated }] = await readSql(
        databaseUrl,
        'SELECT count(*)::int - count(DISTINCT migration_name)::int AS repeated FROM _prisma_migrations',
      )
      const [{ administrators }] = await readSql(
        databaseUrl,
        'SELECT count(*)::int AS administrators FROM administrators',
      )
      assert.deepEqual([repeated, administrators], [0, 1])
      for (const app of apps) assert.doesNotMatch(app.log(), /"level":50|not ready/)
    },
  )
  const proxy = await startRoundRobin(apps.map(({ url }) => url))
  const [first, second] = apps.map(({ url }) => url)

  await claims.verify(
    'A visitor registers, talks and approves while the requests alternate between the processes',
    async () => {
      const visitor = new Visitor(proxy.url)
      await visitor.register()
      await visitor.saveDetails()
      await visitor.startConsultation()
      for (const message of ['We need a senior bridge engineer.', 'As soon as possible.'])
        await visitor.sendMessage(message, randomUUID())
      for (const [topic, value] of Object.entries(ENTRIES)) await visitor.addEntry(topic, value)
      const id = await visitor.generateSpecification()
      await visitor.approve(id)
      const { jobSpecification } = await visitor.callJson('GET', `/api/job-specifications/${id}`)
      assert.equal(jobSpecification.status, 'approved')
      assert.equal((await visitor.readMessages()).length, 4)
      assert.ok(Math.abs(proxy.served[0] - proxy.served[1]) <= 1, `served ${proxy.served}`)
      return `requests by process: ${proxy.served.join(' and ')}`
    },
  )

  await claims.verify(
    'A stream on one process blocks a second turn on the other, which can read the answer afterwards',
    async () => {
      const visitor = new Visitor(first)
      await visitor.register(newRegistration(2))
      await visitor.startConsultation()
      model.hold()
      const stream = await visitor.streamMessage('We need a welder.')
      await waitUntil('the answer is held', () => model.holds() === 1)
      visitor.origin = second
      const refused = await visitor.call('POST', '/api/ai/chat', {
        body: { companyId: visitor.companyId, message: 'And a fitter.' },
      })
      assert.equal(refused.status, 409)
      assert.ok(Number(refused.headers.get('retry-after')) > 0)
      model.letGo()
      assert.match(await stream.text(), /\[DONE\]/)
      assert.deepEqual((await visitor.readMessages()).at(-1), ['assistant', FIRST_WORDS + LAST_WORDS])
      return '409 with Retry-After, then the complete answer'
    },
  )

  await claims.verify(
    'An administrator who signs in on one process is signed in on both, and signed out on both',
    async () => {
      const admin = new Visitor(first)
      const token = await admin.signIn(ADMIN)
      const listContacts = (origin, headers) =>
        new Visitor(origin).call('GET', '/api/admin/contact-sales?size=1', { headers })
      const readStatuses = async () => {
        const responses = [first, second].flatMap((origin) => [
          listContacts(origin, { authorization: `Bearer ${token}` }),
          listContacts(origin, { cookie: admin.cookie }),
        ])
        return (await Promise.all(responses)).map(({ status }) => status)
      }
      assert.deepEqual(await readStatuses(), [200, 200, 200, 200])
      assert.equal((await admin.call('POST', '/api/admin/sign-out')).status, 204)
      assert.deepEqual(await readStatuses(), [401, 401, 401, 401])
      return 'token and cookie: 200 on both, then 401 on both'
    },
  )

  await claims.verify('The processes share rate limits', async () => {
    const remaining = []
    let refused
    for (let number = 3; !refused; number += 1) {
      const body = newRegistration(number)
      const response = await new Visitor(proxy.url).call('POST', '/api/companies', { body })
      await response.text()
      if (response.ok) remaining.push(Number(/r=(\d+)/.exec(response.headers.get('ratelimit'))[1]))
      else refused = response
      assert.ok(remaining.length <= REGISTRATIONS_PER_HOUR, 'no registration was refused')
    }
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    const countdown = remaining.map((_, index) => remaining.length - 1 - index)
    assert.deepEqual(remaining, countdown)
    return `remaining ${remaining[0]} down to 0 over both, then 429`
  })

  await claims.verify('One process is killed: visitors continue on the other', async () => {
    await apps[0].kill()
    for (let number = 0; number < 10; number += 1) assert.ok((await fetch(`${proxy.url}/api/ready`)).ok)
    return '10 of 10 requests answered'
  })
  proxy.stop()
  await model.stop()
  for (const app of apps) await app.stop()
  await runSql(server.url, 'DROP DATABASE twins WITH (FORCE)')
}
