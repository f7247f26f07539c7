// Two processes on one PostgreSQL, behind a proxy that gives every request to the other one.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { until } from '../support/claims.mjs'
import { startRoundRobin } from './round-robin.mjs'
import { registration, Visitor } from '../support/visitor.mjs'

const SECRET = 'a-secret-of-two-processes-and-of-nothing-else'
const REGISTRATIONS_AN_HOUR = 20

export default async function instances({ claims, server, startApp, startHeldModel, ...tools }) {
  const { ADMIN, FIRST_WORDS, LAST_WORDS, onServer, runSql, readSql } = tools
  await runSql(server.url, 'CREATE DATABASE twins')
  const databaseUrl = onServer(server.url, 'twins')
  const model = await startHeldModel()
  const env = {
    APP_SECRET: SECRET,
    RATE_LIMITS: 'on',
    TRUSTED_PROXY_HOPS: '1',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'm',
  }
  let apps = []
  await claims.claim(
    'Two processes start at once on an empty database: migrated once, one administrator',
    async () => {
      apps = await Promise.all([1, 2].map(() => startApp({ databaseUrl, env })))
      const [{ twice }] = await readSql(
        databaseUrl,
        'SELECT count(*)::int - count(DISTINCT migration_name)::int AS twice FROM _prisma_migrations',
      )
      const [{ administrators }] = await readSql(
        databaseUrl,
        'SELECT count(*)::int AS administrators FROM administrators',
      )
      assert.deepEqual([twice, administrators], [0, 1])
      for (const app of apps) assert.doesNotMatch(app.log(), /"level":50|not ready/)
      return 'no migration twice, no error in either log'
    },
  )
  const proxy = await startRoundRobin(apps.map(({ url }) => url))
  const [one, other] = apps.map(({ url }) => url)

  await claims.claim(
    'A journey whose every request meets the other process: register to approval',
    async () => {
      const visitor = new Visitor(proxy.url)
      await visitor.register()
      await visitor.describe()
      await visitor.open()
      for (const message of ['We need a senior bridge engineer in Leeds.', 'Up to 55,000 pounds a year.'])
        await visitor.say(message, randomUUID())
      const id = await visitor.summarise()
      await visitor.approve(id)
      const { jobSpecification } = await visitor.read('GET', `/api/job-specifications/${id}`)
      assert.equal(jobSpecification.status, 'approved')
      assert.equal((await visitor.conversation()).length, 4)
      assert.ok(Math.abs(proxy.served[0] - proxy.served[1]) <= 1, `served ${proxy.served}`)
      return `requests by process: ${proxy.served.join(' and ')}`
    },
  )

  await claims.claim(
    'A stream on one is seen on the other: who asks there is told to wait, and reads the answer afterwards',
    async () => {
      const visitor = new Visitor(one)
      await visitor.register(registration(2))
      await visitor.open()
      model.hold()
      const stream = await visitor.stream('We need a welder.')
      await until('it is held', () => model.holds() === 1)
      visitor.origin = () => other
      const refused = await visitor.call('POST', '/api/ai/chat', {
        body: { companyId: visitor.companyId, message: 'And a fitter.' },
      })
      assert.equal(refused.status, 409)
      assert.ok(Number(refused.headers.get('retry-after')) > 0)
      model.letGo()
      assert.match(await stream.text(), /\[DONE\]/)
      assert.deepEqual((await visitor.conversation()).at(-1), ['assistant', FIRST_WORDS + LAST_WORDS])
      return '409 with Retry-After, then the whole answer'
    },
  )

  await claims.claim(
    'An administrator who signs in on one is signed in on the other, and signed out on both at once',
    async () => {
      const admin = new Visitor(one)
      const token = await admin.signIn(ADMIN)
      const list = (origin, headers) =>
        new Visitor(origin).call('GET', '/api/admin/contact-sales?size=1', { headers })
      const states = async () => {
        const asked = [one, other].flatMap((origin) => [
          list(origin, { authorization: `Bearer ${token}` }),
          list(origin, { cookie: admin.cookie }),
        ])
        return (await Promise.all(asked)).map(({ status }) => status)
      }
      assert.deepEqual(await states(), [200, 200, 200, 200])
      await admin.act('logout', '/admin', [])
      assert.deepEqual(await states(), [401, 401, 401, 401])
      return 'token and cookie: 200 on both, then 401 on both'
    },
  )

  await claims.claim('Limits are shared: what one process counted, the other one has counted', async () => {
    const remaining = []
    let refused
    for (let number = 3; !refused; number += 1) {
      const response = await new Visitor(proxy.url).call('POST', '/api/companies', {
        body: registration(number),
      })
      await response.text()
      if (response.ok) remaining.push(Number(/r=(\d+)/.exec(response.headers.get('ratelimit'))[1]))
      else refused = response
      assert.ok(remaining.length <= REGISTRATIONS_AN_HOUR, 'it was never refused')
    }
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.deepEqual(
      remaining,
      Array.from({ length: remaining.length }, (_, index) => remaining.length - 1 - index),
    )
    return `remaining ${remaining[0]} down to 0 in steps of one over both, then 429`
  })

  await claims.claim('One process is killed: visitors go on with the other', async () => {
    await apps[0].kill()
    for (let number = 0; number < 10; number += 1) assert.ok((await fetch(`${proxy.url}/api/ready`)).ok)
    return '10 of 10 requests answered'
  })
  proxy.stop()
  await model.stop()
  for (const app of apps) await app.stop()
  await runSql(server.url, 'DROP DATABASE twins WITH (FORCE)')
}
