// How long a turn of the built-in consultant takes over HTTP, next to an empty route handler of the same server, one client at a time:
// every evaluation case is played three times, on the embedded database and on PostgreSQL where it is installed.
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { percentile } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { Visitor } from '../support/visitor.mjs'

const ROUNDS = 3
const WARM_UP_TURNS = 20

async function startCase(origin, { company, jobTitle }) {
  const { name, email, contactName, phone, industry, size, website, description } = company
  const visitor = new Visitor(origin)
  await visitor.register({ name, email, contactName, phone })
  await visitor.saveDetails({ industry, size, website, description, jobTitle })
  await visitor.startConsultation()
  return visitor
}

async function timeTurn(visitor, message) {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  const response = await visitor.streamMessage(message)
  const decoder = new TextDecoder()
  let text = ''
  let firstByte
  let firstWords
  for await (const chunk of response.body) {
    firstByte ??= elapsed()
    if (firstWords !== undefined) continue
    text += decoder.decode(chunk, { stream: true })
    if (text.includes('"text-delta"')) firstWords = elapsed()
  }
  if (firstWords === undefined) throw new Error(`A turn streamed no words: ${text.slice(0, 500)}`)
  return { firstByte, firstWords, complete: elapsed() }
}

async function timeEmptyHandler(visitor) {
  const started = performance.now()
  await (await visitor.call('GET', '/api/health')).text()
  return performance.now() - started
}

async function playCases(engine, app, cases) {
  const turns = []
  const baseline = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const evalCase of cases) {
      const visitor = await startCase(app.url, evalCase)
      for (const turn of evalCase.turns) {
        turns.push(await timeTurn(visitor, turn.say ?? turn))
        baseline.push(await timeEmptyHandler(visitor))
      }
    }
  const measured = turns.slice(WARM_UP_TURNS)
  const newRow = (name, times) => [name, ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(1))]
  printTable(
    `${engine}: ${measured.length} turns of ${cases.length} consultations, ms`,
    ['call', 'p50', 'p99'],
    [
      newRow('empty handler', baseline.slice(WARM_UP_TURNS)),
      newRow(
        'turn, first byte',
        measured.map(({ firstByte }) => firstByte),
      ),
      newRow(
        'turn, first words',
        measured.map(({ firstWords }) => firstWords),
      ),
      newRow(
        'turn, complete',
        measured.map(({ complete }) => complete),
      ),
    ],
  )
}

export default async function benchTurns(load) {
  const { readCases } = await load('tests/evals/cases.ts')
  const { startApp } = await load('tests/support/app-server.ts')
  const cases = await readCases()
  const onApp = async (engine, databaseUrl) => {
    const app = await startApp({ databaseUrl })
    await playCases(engine, app, cases)
    await app.stop()
  }
  await onApp('Embedded database', '')
  const server = await startPostgres()
  if (server) await onApp('PostgreSQL', server.url)
  await server?.stop()
}
