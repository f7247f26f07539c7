// SIGKILL at random moments of a write load: everything acknowledged is there afterwards, on both databases.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntilReady } from '../support/claims.mjs'
import { newDetails, newRegistration, Visitor } from '../support/visitor.mjs'

const KILLS = Number(process.env.KILLS || 5)
const WRITERS = 8
/** The kill comes after a random number of writes, not after a time, so that a slow machine has a load too. */
const MAX_WRITES_BEFORE_KILL = 80
const COMPANIES_READ_BACK = 20

class Writer {
  savedVersion = 0
  /** A version that was sent and not acknowledged may be stored as well. */
  sentVersion = 0
  messages = []
  companies = []

  constructor(origin) {
    this.visitor = new Visitor(origin)
  }

  /** Throws at a failure that a kill does not explain. */
  async run(isKilled) {
    for (let turn = 0; !isKilled(); turn += 1) {
      try {
        await this.write(turn)
      } catch (error) {
        // No connection, not ready yet, or a turn that was cut off and still holds its session.
        if (error.status !== undefined && ![409, 503].includes(error.status)) throw error
        await sleep(20)
      }
    }
  }

  async write(turn) {
    if (turn % 3 === 0) {
      const message = `Engineer number ${randomUUID()}.`
      await this.visitor.sendMessage(message)
      this.messages.push(message)
    } else if (turn % 3 === 1) {
      const body = { ...newRegistration(), name: `Firm ${randomUUID()}` }
      const { company } = await this.visitor.callJson('POST', '/api/companies', { body })
      this.companies.push(company)
    } else {
      this.sentVersion += 1
      await this.visitor.saveDetails(newDetails(`Version ${this.sentVersion} of our description.`))
      this.savedVersion = this.sentVersion
    }
  }

  countAcknowledged() {
    return this.savedVersion + this.companies.length + this.messages.length
  }

  async assertNothingLost() {
    const { company } = await this.visitor.readCompany()
    const version = Number(/\d+/.exec(company.description ?? '0')?.[0] ?? 0)
    assert.ok(
      version >= this.savedVersion && version <= this.sentVersion,
      `version ${version}, acknowledged ${this.savedVersion}`,
    )
    for (const { id, name } of this.companies.slice(-COMPANIES_READ_BACK)) {
      const stored = await this.visitor.callJson('GET', `/api/companies/${id}`)
      assert.equal(stored.company.name, name)
    }
    const stored = new Set((await this.visitor.readMessages()).map(([, content]) => content))
    for (const message of this.messages) assert.ok(stored.has(message), `lost: ${message}`)
  }
}

async function killRepeatedly(app, kill, recover) {
  const writers = Array.from({ length: WRITERS }, () => new Writer(app.url))
  for (const { visitor } of writers) {
    await visitor.register()
    await visitor.startConsultation()
  }
  const countAcknowledged = () => writers.reduce((sum, writer) => sum + writer.countAcknowledged(), 0)
  let longestMs = 0
  for (let round = 0; round < KILLS; round += 1) {
    let isKilled = false
    const load = Promise.all(writers.map((writer) => writer.run(() => isKilled)))
    const target = countAcknowledged() + randomInt(1, MAX_WRITES_BEFORE_KILL)
    while (countAcknowledged() < target) await sleep(randomInt(1, 20))
    await kill()
    isKilled = true
    await load
    const started = performance.now()
    await recover()
    await waitUntilReady(app.url)
    longestMs = Math.max(longestMs, performance.now() - started)
    await Promise.all(writers.map((writer) => writer.assertNothingLost()))
  }
  return `${KILLS} kills, ${countAcknowledged()} acknowledged writes, none lost; ready again within ${(longestMs / 1000).toFixed(1)} s`
}

export default async function killProcesses({ claims, server, startApp, databaseUrlOn, runSql }) {
  const verifyOnApp = (sentence, options, chooseVictim) =>
    claims.verify(sentence, async () => {
      const app = await startApp({ ...options, env: { LOG_LEVEL: 'error' } })
      const victim = chooseVictim(app)
      try {
        return await killRepeatedly(app, victim.kill, victim.restart)
      } catch (error) {
        // The log arrives later than the failed response.
        await sleep(500)
        console.log(app.log().slice(-4000))
        throw error
      } finally {
        await app.stop()
      }
    })
  await verifyOnApp('SIGKILL of the app on the embedded database loses nothing', {}, (app) => app)
  if (!server) {
    claims.skip('SIGKILL on PostgreSQL loses nothing', 'PostgreSQL is not installed')
    return
  }
  await runSql(server.url, 'CREATE DATABASE kills')
  const options = { databaseUrl: databaseUrlOn(server.url, 'kills') }
  await verifyOnApp('SIGKILL of the app on PostgreSQL loses nothing', options, (app) => app)
  await verifyOnApp(
    'SIGKILL of the PostgreSQL server and its workers loses nothing, and the app continues',
    options,
    () => server,
  )
  await runSql(server.url, 'DROP DATABASE kills WITH (FORCE)')
}
