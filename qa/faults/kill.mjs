// SIGKILL at random moments of a write load: what was acknowledged is there afterwards, on both engines.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../support/claims.mjs'
import { details, Visitor } from '../support/visitor.mjs'

const ROUNDS = Number(process.env.KILL_ROUNDS || 5)
const WRITERS = 8
/** Acknowledged writes of a round before its kill, at most: the moment is counted, so that a slow machine has a load too. */
const MOST_WRITES = 80

/** One company that is written to again and again: what it was told is stored is kept here. */
class Writer {
  /** The highest number that was acknowledged; a higher one that was sent may be there too. */
  saved = 0
  sent = 0
  said = []
  registered = []

  constructor(app) {
    this.visitor = new Visitor(app.url)
  }

  /** Talks, registers firms and describes itself until a call fails because the server is gone. Throws at any other failure. */
  async run(isOver) {
    for (let turn = 0; !isOver(); turn += 1) {
      try {
        await this.write(turn)
      } catch (error) {
        // Gone, not there, or a turn that was cut off and holds its session: the load goes on with the next.
        if (error.status !== undefined && ![409, 503].includes(error.status)) throw error
        await sleep(20)
      }
    }
  }

  async write(turn) {
    if (turn % 3 === 0) {
      const message = `Engineer number ${randomUUID()}.`
      await this.visitor.say(message)
      this.said.push(message)
    } else if (turn % 3 === 1) {
      const { company } = await this.visitor.read('POST', '/api/companies', {
        body: {
          name: `Firm ${randomUUID()}`,
          email: 'a@b-engineers.com',
          contactName: 'Aa',
          phone: '01234 567890',
        },
      })
      this.registered.push(company)
    } else {
      this.sent += 1
      await this.visitor.describe(details(`Version ${this.sent} of what we do.`))
      this.saved = this.sent
    }
  }

  acknowledged() {
    return this.saved + this.registered.length + this.said.length
  }

  /** Compares what is stored with what was acknowledged. Throws where something is missing. */
  async check() {
    const { company } = await this.visitor.company()
    const version = Number(/\d+/.exec(company.description ?? '0')?.[0] ?? 0)
    assert.ok(version >= this.saved && version <= this.sent, `version ${version}, acknowledged ${this.saved}`)
    for (const { id, name } of this.registered.slice(-20)) {
      const found = await this.visitor.read('GET', `/api/companies/${id}`)
      assert.equal(found.company.name, name)
    }
    const spoken = new Set((await this.visitor.conversation()).map(([, words]) => words))
    for (const message of this.said) assert.ok(spoken.has(message), `lost: ${message}`)
    return this.acknowledged()
  }
}

/** Loads, kills at a random moment, brings back and compares, again and again. @returns {Promise<string>} the figure */
async function rounds(app, kill, bringBack) {
  const writers = Array.from({ length: WRITERS }, () => new Writer(app))
  for (const { visitor } of writers) {
    await visitor.register()
    await visitor.open()
  }
  const total = () => writers.reduce((sum, writer) => sum + writer.acknowledged(), 0)
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    let over = false
    const load = Promise.all(writers.map((writer) => writer.run(() => over)))
    const enough = total() + randomInt(1, MOST_WRITES)
    while (total() < enough) await sleep(randomInt(1, 20))
    await kill()
    over = true
    await load
    const started = performance.now()
    await bringBack()
    await until('ready', async () => (await fetch(`${app.url}/api/ready`)).ok)
    times.push(performance.now() - started)
    await Promise.all(writers.map((writer) => writer.check()))
  }
  return `${ROUNDS} kills, ${total()} acknowledged writes, none lost; ready again within ${(Math.max(...times) / 1000).toFixed(1)} s`
}

export default async function kill({ claims, server, startApp, onServer, runSql }) {
  const onApp = async (sentence, options, work) => {
    await claims.claim(sentence, async () => {
      const app = await startApp({ ...options, env: { LOG_LEVEL: 'error' } })
      try {
        return await work(app)
      } catch (error) {
        // What it logged of the failure comes by another way than its answer.
        await sleep(500)
        console.log(app.log().slice(-4000))
        throw error
      } finally {
        await app.stop()
      }
    })
  }
  await onApp('SIGKILL of the app on the embedded database', {}, (app) => rounds(app, app.kill, app.restart))
  if (!server) {
    claims.skip('SIGKILL on PostgreSQL', 'there is no PostgreSQL on this machine')
    return
  }
  await runSql(server.url, 'CREATE DATABASE kills')
  const options = { databaseUrl: onServer(server.url, 'kills') }
  await onApp('SIGKILL of the app on PostgreSQL', options, (app) => rounds(app, app.kill, app.restart))
  await onApp('SIGKILL of the PostgreSQL server and its workers; the app stays', options, (app) =>
    rounds(app, server.kill, server.restart),
  )
  await runSql(server.url, 'DROP DATABASE kills WITH (FORCE)')
}
