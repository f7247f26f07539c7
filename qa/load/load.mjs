// npm run qa -- load [journeys|streams|exports]
// Many visitors at once, on the embedded database and on PostgreSQL where it is installed. Fails at any error and at a p99 above a minute.
// JOURNEYS (100), STREAMS (500), EXPORTS (100) and EXPORT_ROWS (5000) set how many. Loopback only.
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { Failure } from '../../scripts/support/project.mjs'
import { chooseParts, runCheck } from '../support/check.mjs'
import { percentile, residentMb, runConcurrently, watchMemory } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { newRegistration, Visitor } from '../support/visitor.mjs'

const JOURNEYS = Number(process.env.JOURNEYS || 100)
const STREAMS = Number(process.env.STREAMS || 500)
const EXPORTS = Number(process.env.EXPORTS || 100)
const EXPORT_ROWS = Number(process.env.EXPORT_ROWS || 5000)
const WIDTH = 20
const MAX_P99_MS = 60_000
const OPEN_LIMIT_MS = 120_000
const MESSAGES = [
  'We need a senior bridge engineer in Leeds, up to £55,000.',
  'She or he must know Eurocode 2 and have five years of inspection behind them. A chartered engineer would be nice.',
  'Hybrid, two days at home, 37.5 hours, from January. It is permanent. They will design footbridges.',
]

const countPerSecond = (count, started) => (count / ((performance.now() - started) / 1000)).toFixed(1)

/** A step that fails ends its journey. */
function createStepTimer() {
  const steps = new Map()
  return {
    async time(name, work) {
      if (!steps.has(name)) steps.set(name, { times: [], errors: [] })
      const { times, errors } = steps.get(name)
      const started = performance.now()
      try {
        const result = await work()
        times.push(performance.now() - started)
        return result
      } catch (error) {
        errors.push(error.message)
        throw error
      }
    },
    steps,
  }
}

async function runJourneys({ app, timer }) {
  const started = performance.now()
  await runConcurrently(JOURNEYS, WIDTH, async (number) => {
    const visitor = new Visitor(app.url)
    try {
      await timer.time('register', () => visitor.register(newRegistration(number)))
      await timer.time('save details', () => visitor.saveDetails())
      await timer.time('start the consultation', () => visitor.startConsultation())
      for (const message of MESSAGES)
        await timer.time('message, complete answer', () => visitor.sendMessage(message))
      const id = await timer.time('generate the specification', () => visitor.generateSpecification())
      await timer.time('read the specification', () =>
        visitor.callJson('GET', `/api/job-specifications/${id}`),
      )
      await timer.time('approve', () => visitor.approve(id))
    } catch {
      // The timer has counted it.
    }
  })
  return `${JOURNEYS} journeys, ${WIDTH} at once: ${countPerSecond(JOURNEYS, started)} journeys/s`
}

/** Chat streams that are all open at the same time: the model holds every answer until the last one has begun. */
async function openStreams({ app, timer, model }) {
  const visitors = []
  await runConcurrently(STREAMS, WIDTH, async (number) => {
    const visitor = new Visitor(app.url)
    await visitor.register(newRegistration(number))
    await visitor.startConsultation()
    visitors.push(visitor)
  })
  model.hold()
  let open = 0
  let mostOpen = 0
  const started = performance.now()
  const readStream = async (visitor) => {
    const response = await timer.time('answer begins', () => visitor.streamMessage(MESSAGES[0]))
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    await timer.time('first words', async () => {
      while (!text.includes('"text-delta"')) {
        const { done, value } = await reader.read()
        if (done) throw new Error(`no words: ${text.slice(0, 200)}`)
        text += value
      }
    })
    open += 1
    mostOpen = Math.max(mostOpen, open)
    if (open === STREAMS) model.letGo()
    await timer.time('the rest, once all are open', async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
      if (!text.includes('"status":"complete"')) throw new Error('not complete')
    })
    open -= 1
  }
  const expiry = setTimeout(() => model.letGo(), OPEN_LIMIT_MS)
  await Promise.all(visitors.map((visitor) => readStream(visitor).catch(() => {})))
  clearTimeout(expiry)
  if (mostOpen < STREAMS) throw new Failure(`Only ${mostOpen} of ${STREAMS} streams were open at once.`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${STREAMS} chat streams open at once, all complete after ${seconds} s`
}

async function downloadExports({ app, timer, tools }) {
  const admin = new Visitor(app.url)
  const headers = { authorization: `Bearer ${await admin.signIn(tools.ADMIN)}` }
  await runConcurrently(EXPORT_ROWS, WIDTH, async (number) => {
    const { name, email } = newRegistration(number)
    const body = { name, email, company: name, role: 'Talent lead', userType: 'hiring_manager' }
    await new Visitor(app.url).callJson('POST', '/api/interest', { body })
  })
  const started = performance.now()
  const download = async () => {
    const response = await timer.time('file begins', () =>
      admin.call('GET', '/api/admin/interest-registrations/export', { headers }),
    )
    await timer.time('complete file', async () => {
      const lines = (await response.text()).trim().split('\n').length
      if (lines !== EXPORT_ROWS + 1) throw new Error(`${lines} lines`)
    })
  }
  await Promise.all(Array.from({ length: EXPORTS }, () => download().catch(() => {})))
  const rate = Math.round(Number(countPerSecond(EXPORTS * EXPORT_ROWS, started)))
  return `${EXPORTS} exports of ${EXPORT_ROWS} rows at once: ${rate} rows/s`
}

const PARTS = { journeys: runJourneys, streams: openStreams, exports: downloadExports }
const HEAD = ['step', 'done', 'p50 ms', 'p99 ms', 'longest ms', 'errors']

async function runPart(engine, part, databaseUrl, tools) {
  const model = part === 'streams' ? await tools.startHeldModel() : undefined
  const env = {
    LOG_LEVEL: 'fatal',
    ...(model && { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'held' }),
  }
  const app = await tools.startApp({ databaseUrl, env })
  const before = Math.round(residentMb(app.pid()))
  const readPeak = watchMemory(app.pid())
  const timer = createStepTimer()
  try {
    const title = await PARTS[part]({ app, timer, model, tools })
    const memory = `memory ${before} MB before, ${Math.round(readPeak())} MB at most`
    const rows = [...timer.steps].map(([step, { times, errors }]) => [
      step,
      times.length,
      ...[percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)].map(Math.round),
      errors.length,
    ])
    printTable(`${engine}: ${title} (${memory})`, HEAD, rows)
    const failed = [...timer.steps].filter(([, { errors }]) => errors.length > 0)
    const slow = rows.filter(([, , , p99]) => p99 > MAX_P99_MS)
    return [
      ...failed.map(
        ([step, { errors }]) => `${engine}, ${step}: ${errors.length} errors, the first: ${errors[0]}`,
      ),
      ...slow.map(([step, , , p99]) => `${engine}, ${step}: p99 of ${p99} ms`),
    ]
  } finally {
    readPeak()
    await app.stop()
    await model?.stop()
  }
}

await runCheck(async (load) => {
  const parts = chooseParts('load', Object.keys(PARTS))
  const tools = {
    ...(await load('tests/support/app-server.ts')),
    ...(await load('tests/api/support/held-model.ts')),
    ...(await load('tests/support/test-database.ts')),
  }
  const faults = []
  for (const part of parts) faults.push(...(await runPart('Embedded database', part, '', tools)))
  const server = await startPostgres()
  if (server) {
    for (const part of parts) {
      await tools.runSql(server.url, `CREATE DATABASE load_${part}`)
      const databaseUrl = tools.databaseUrlOn(server.url, `load_${part}`)
      faults.push(...(await runPart('PostgreSQL', part, databaseUrl, tools)))
    }
    await server.stop()
  }
  if (faults.length) throw new Failure(faults.join('\n'))
})
