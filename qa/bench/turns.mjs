// How long a turn of the consultation takes over HTTP on the built-in consultant, beside an empty route handler of the same server, one
// client at a time; on the embedded database, and on PostgreSQL where its binaries exist.
import { findPostgres, startPostgres } from '../../scripts/support/postgres.mjs'

const ROUNDS = 3
const WARM_UP = 20

/** The value that a share of all values does not exceed, in milliseconds with one decimal. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)
  return sorted[index]?.toFixed(1) ?? '-'
}

/** Sends JSON as a browser with this cookie would. Throws unless the answer is a success. */
async function post(url, body, { cookie = '', accept = 'application/json' } = {}) {
  const headers = { 'content-type': 'application/json', cookie, accept }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}

/** Registers a case's company and opens its consultation. @returns {Promise<{companyId: string, cookie: string}>} */
async function open(origin, { company, jobTitle }) {
  const { name, email, contactName, phone } = company
  const created = await post(`${origin}/api/companies`, { name, email, contactName, phone })
  const cookie = created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const companyId = (await created.json()).company.id
  const headers = { 'content-type': 'application/json', cookie }
  const { industry, size, website, description } = company
  const details = JSON.stringify({ industry, size, website, description, jobTitle })
  await fetch(`${origin}/api/companies/${companyId}`, { method: 'PUT', headers, body: details })
  await post(`${origin}/api/ai/initialize`, { companyId }, { cookie })
  return { companyId, cookie }
}

/** One streamed turn. @returns {Promise<{first: number, words: number, whole: number}>} milliseconds to first byte, first words, end */
async function turn(origin, { companyId, cookie }, message) {
  const started = performance.now()
  const since = () => performance.now() - started
  const accept = 'text/event-stream'
  const response = await post(`${origin}/api/ai/chat`, { companyId, message }, { cookie, accept })
  const decoder = new TextDecoder()
  let text = ''
  let first
  let words
  for await (const chunk of response.body) {
    first ??= since()
    if (words !== undefined) continue
    text += decoder.decode(chunk, { stream: true })
    if (text.includes('"text-delta"')) words = since()
  }
  if (words === undefined) throw new Error(`A turn streamed no words: ${text.slice(0, 500)}`)
  return { first, words, whole: since() }
}

async function emptyHandler(origin) {
  const started = performance.now()
  await (await fetch(`${origin}/api/health`)).text()
  return performance.now() - started
}

/** Plays all cases in turn, an empty call after each message. Prints a table. */
async function measure(name, app, cases) {
  const turns = []
  const empty = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const evalCase of cases) {
      const visitor = await open(app.url, evalCase)
      for (const message of evalCase.turns) {
        turns.push(await turn(app.url, visitor, message))
        empty.push(await emptyHandler(app.url))
      }
    }
  }
  const rows = [
    ['empty handler', empty.slice(WARM_UP)],
    ['turn, first byte', turns.slice(WARM_UP).map(({ first }) => first)],
    ['turn, first words', turns.slice(WARM_UP).map(({ words }) => words)],
    ['turn, whole', turns.slice(WARM_UP).map(({ whole }) => whole)],
  ]
  console.log(`\n${name}: ${turns.length - WARM_UP} turns of ${cases.length} consultations, ms`)
  console.log(`${''.padEnd(20)}${'p50'.padStart(8)}${'p99'.padStart(8)}`)
  for (const [label, values] of rows) {
    console.log(
      `${label.padEnd(20)}${percentile(values, 0.5).padStart(8)}${percentile(values, 0.99).padStart(8)}`,
    )
  }
}

/** @param {(file: string) => Promise<any>} load */
export async function benchTurn(load) {
  const { readCases } = await load('tests/evals/cases.ts')
  const { startApp } = await load('tests/support/app-server.ts')
  const cases = await readCases()
  const onApp = async (name, options) => {
    const app = await startApp(options)
    try {
      await measure(name, app, cases)
    } finally {
      await app.stop()
    }
  }
  await onApp('Embedded database', {})
  const bin = findPostgres()
  if (!bin) return
  const server = await startPostgres(bin)
  await onApp('PostgreSQL', { databaseUrl: server.url })
  await server.stop()
}
