// npm run load [-- journeys|streams|exports]: many at once, on the embedded database, and on PostgreSQL where its binaries exist.
// JOURNEYS (100), STREAMS (500) and EXPORTS (100) choose how many. Loopback alone; a few minutes. Writes nothing: paste what it prints.
import '../../scripts/support/node-version.mjs'
import { table } from '../support/claims.mjs'
import { atOnce, percentile, residentMb, watchMemory } from '../support/figures.mjs'
import { details, registration, Visitor } from '../support/visitor.mjs'

const { findPostgres, startPostgres } = await import('../../scripts/support/postgres.mjs')
const { prepare } = await import('../../scripts/support/prepare.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const JOURNEYS = Number(process.env.JOURNEYS || 100)
const AT_ONCE = 20
const STREAMS = Number(process.env.STREAMS || 500)
const EXPORTS = Number(process.env.EXPORTS || 100)
const ROWS = Number(process.env.EXPORT_ROWS || 5000)
const SAID = [
  'We need a senior bridge engineer in Leeds, up to £55,000.',
  'She or he must know Eurocode 2 and have five years of inspection behind them. A chartered engineer would be nice.',
  'Hybrid, two days at home, 37.5 hours, from January.',
]

const ms = (value) => `${Math.round(value)} ms`
const perSecond = (count, started) => (count / ((performance.now() - started) / 1000)).toFixed(1)

/** Times the steps of many; an error is counted, and ends its journey. */
function newTimes() {
  const steps = new Map()
  const of = (name) => {
    if (!steps.has(name)) steps.set(name, { times: [], errors: [] })
    return steps.get(name)
  }
  return {
    async step(name, work) {
      const started = performance.now()
      try {
        const result = await work()
        of(name).times.push(performance.now() - started)
        return result
      } catch (error) {
        of(name).errors.push(error.message)
        throw error
      }
    },
    rows: () =>
      [...steps].map(([name, { times, errors }]) => [
        name,
        String(times.length),
        ms(percentile(times, 0.5)),
        ms(percentile(times, 0.99)),
        ms(Math.max(...times)),
        String(errors.length),
      ]),
    errors: () => [...steps.values()].flatMap(({ errors }) => errors),
  }
}

const HEAD = ['step', 'done', 'p50', 'p99', 'longest', 'errors']

/** Whole journeys of companies, many at once. */
async function journeys(app) {
  const times = newTimes()
  const started = performance.now()
  await atOnce(JOURNEYS, AT_ONCE, async (number) => {
    const visitor = new Visitor(app.url)
    const { step } = times
    try {
      await step('register', () => visitor.register(registration(number)))
      await step('describe', () => visitor.describe(details()))
      await step('open the consultation', () => visitor.open())
      for (const message of SAID) await step('a message, whole answer', () => visitor.say(message))
      const id = await step('summary', () => visitor.summarise())
      await step('read the specification', () => visitor.read('GET', `/api/job-specifications/${id}`))
      await step('approve', () => visitor.approve(id))
    } catch {
      // Counted at its step.
    }
  })
  const rate = perSecond(JOURNEYS, started)
  return { title: `${JOURNEYS} journeys, ${AT_ONCE} at once: ${rate} journeys/s`, times }
}

/** Chat streams that are all open at the same time: the model holds every answer until the last one has begun. */
async function streams(app, model) {
  const visitors = []
  await atOnce(STREAMS, AT_ONCE, async (number) => {
    const visitor = new Visitor(app.url)
    await visitor.register(registration(number))
    await visitor.open()
    visitors.push(visitor)
  })
  model.hold()
  const times = newTimes()
  let open = 0
  let most = 0
  const began = performance.now()
  const one = async (visitor) => {
    const response = await times.step('the answer begins (headers)', () => visitor.stream(SAID[0]))
    const words = times.step('first words', async () => {
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('"text-delta"')) {
        const { done, value } = await reader.read()
        if (done) throw new Error(`no words: ${text.slice(0, 200)}`)
        text += value
      }
      return { reader, text }
    })
    const { reader, text } = await words
    open += 1
    most = Math.max(most, open)
    if (open === STREAMS) model.letGo()
    await times.step('the rest, once all are open', async () => {
      let rest = text
      for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value
      if (!rest.includes('"status":"complete"')) throw new Error('not complete')
    })
    open -= 1
  }
  const giveUp = setTimeout(() => model.letGo(), 120_000)
  await Promise.all(visitors.map((visitor) => one(visitor).catch(() => {})))
  clearTimeout(giveUp)
  if (most < STREAMS) throw new Failure(`Only ${most} of ${STREAMS} streams were open at once.`)
  const whole = ((performance.now() - began) / 1000).toFixed(1)
  return { title: `${STREAMS} chat streams open at once, over in ${whole} s`, times }
}

/** Whole files of the admin centre, all asked for at the same time. */
async function exports(app, _, { ADMIN }) {
  const admin = new Visitor(app.url)
  const headers = { authorization: `Bearer ${await admin.signIn(ADMIN)}` }
  await atOnce(ROWS, AT_ONCE, async (number) => {
    const { name, email } = registration(number)
    const body = { name, email, company: name, role: 'Talent lead', userType: 'hiring_manager' }
    await new Visitor(app.url).read('POST', '/api/interest', { body })
  })
  const times = newTimes()
  const began = performance.now()
  const file = async () => {
    const response = await times.step('the file begins', () =>
      admin.call('GET', '/api/admin/interest-registrations/export', { headers }),
    )
    await times.step('the whole file', async () => {
      const lines = (await response.text()).trim().split('\n').length
      if (lines !== ROWS + 1) throw new Error(`${lines} lines`)
    })
  }
  await Promise.all(Array.from({ length: EXPORTS }, () => file().catch(() => {})))
  const rate = Math.round(Number(perSecond(EXPORTS * ROWS, began)))
  return { title: `${EXPORTS} exports of ${ROWS} rows at once: ${rate} rows/s`, times }
}

const PARTS = { journeys, streams, exports }
/** No p99 may be longer: a visitor would have gone. */
const LONGEST_MS = 60_000

/** Runs the wanted parts on one server each. @returns {Promise<string[]>} what went wrong */
async function onEngine(name, newOptions, wanted, tools) {
  const wrong = []
  for (const part of wanted) {
    const model = part === 'streams' ? await tools.startHeldModel() : undefined
    const env = model ? { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'held' } : {}
    const app = await tools.startApp({ ...(await newOptions(part)), env: { ...env, LOG_LEVEL: 'fatal' } })
    const before = residentMb(app.pid())
    const peak = watchMemory(app.pid())
    try {
      const { title, times } = await PARTS[part](app, model, tools)
      const rows = times.rows()
      console.log(
        `\n**${name}: ${title}** (memory ${Math.round(before)} MB before, ${Math.round(peak())} MB at most)\n`,
      )
      console.log(table(HEAD, rows))
      const errors = times.errors()
      if (errors.length) wrong.push(`${name}, ${part}: ${errors.length} errors, as ${errors[0]}`)
      const slow = rows.find(([, , , p99]) => Number.parseInt(p99, 10) > LONGEST_MS)
      if (slow) wrong.push(`${name}, ${part}: ${slow[0]} took ${slow[3]}`)
    } finally {
      peak()
      await app.stop()
      await model?.stop()
    }
  }
  return wrong
}

await main(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((part) => !(part in PARTS))
  if (unknown) throw new Failure(`usage: npm run load [-- ${Object.keys(PARTS).join('|')}]`)
  const parts = wanted.length ? wanted : Object.keys(PARTS)
  await prepare()
  await withTypeScript(async (load) => {
    const tools = {
      ...(await load('tests/support/app-server.ts')),
      ...(await load('tests/api/support/held-model.ts')),
      ...(await load('tests/support/test-database.ts')),
    }
    const wrong = await onEngine('Embedded database', async () => ({}), parts, tools)
    const bin = findPostgres()
    if (bin) {
      const server = await startPostgres(bin)
      const newOptions = async (part) => {
        await tools.runSql(server.url, `CREATE DATABASE load_${part}`)
        return { databaseUrl: tools.onServer(server.url, `load_${part}`) }
      }
      wrong.push(...(await onEngine('PostgreSQL', newOptions, parts, tools)))
      await server.stop()
    }
    if (wrong.length) throw new Failure(wrong.join('\n'))
  })
})
