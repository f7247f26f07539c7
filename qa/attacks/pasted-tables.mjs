// Messages of 24,000 characters that become many facts or take long to read: three different ones in a conversation, the first again and
// a short one, then every page and answer that shows them. On both databases.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { percentile } from '../support/figures.mjs'
import { createProbe } from '../support/probe.mjs'
import { printTable } from '../support/report.mjs'
import { COMPLETE_ROLE, Visitor } from '../support/visitor.mjs'

const LENGTH = 24_000
const FACTS_PER_BRIEF = 600
const HEALTH_INTERVAL_MS = 20
const HEALTH_P99_MAX_MS = 100
const BLOCK_MAX_MS = 500
const ANSWER_MAX_BYTES = 1_000_000
const TOOLS = ['Revit', 'Tekla', 'AutoCAD', 'LUSAS']

const repeat = (line, start) => {
  let text = ''
  for (let index = start; text.length < LENGTH; index += 1) text += line(index)
  return text.slice(0, LENGTH)
}
const pick = (index, limit) => (index * 7919 + 104_729) % limit

const PASTES = {
  'a table of figures': (i) => `${pick(i, 90) + 10},${i % 8 === 7 ? '\n' : ' '}`,
  'a phone list': (i) => `Jane ${i}\t01${pick(i, 900) + 100} ${pick(i, 900_000) + 100_000}\n`,
  'part numbers': (i) => `PN-${pick(i, 9999)}-${pick(i, 99)}\tbracket\t${pick(i, 40)}\n`,
  'a column of salaries': (i) => `£${pick(i, 60) + 20},${pick(i, 900) + 100}\n`,
  prose: (i) => `They must know ${TOOLS[i % 4]} and have ${(i % 9) + 1} years in bridges. `,
  'a list of duties': (i) => `- Design ${i} of steel structures to Eurocode ${i % 9}\n`,
  initials: () => 'A. ',
  'speech without punctuation': (i) => `and then we need someone who can design bridges ${i} days a week `,
}

async function watchHealth(origin, isOver) {
  const times = []
  while (!isOver()) {
    const started = performance.now()
    await (await fetch(`${origin}/api/health`)).text()
    times.push(performance.now() - started)
    await sleep(HEALTH_INTERVAL_MS)
  }
  return times
}

/** Everything that shows a conversation, to its company and to staff. Returns bytes by name. */
async function readAll(visitor, administrator) {
  const bytes = {}
  const read = async (name, by, path, request) => {
    const response = await (request ?? by.call('GET', path))
    const text = await response.text()
    assert.equal(response.status, 200, `${name}: ${response.status}`)
    bytes[name] = Buffer.byteLength(text)
  }
  const { companyId, sessionId } = visitor
  await read('chat stream', visitor, '', visitor.streamMessage('Hello again?'))
  await read('consultation API', visitor, `/api/consultations/company/${companyId}`)
  await read('consultation page', visitor, '/consultation')
  const id = await visitor.generateSpecification()
  const page = `/job-specification/${id}`
  await read('specification API', visitor, `/api/job-specifications/${id}`)
  await read('summary page', visitor, '/summary')
  await read('sources', visitor, `/api/job-specifications/${id}/sources`)
  await read('draft page', visitor, page)
  await visitor.approve(id).catch((error) => {
    // Salaries that contradict each other have to be settled first.
    if (error.status !== 409) throw error
  })
  await read('page after approval', visitor, page)
  await read('vacancies', administrator, '/api/admin/vacancies')
  await read('vacancy API', administrator, `/api/admin/vacancies/${sessionId}`)
  await read('vacancy page', administrator, `/admin/vacancies/${sessionId}`)
  await read('audit export', administrator, '/api/admin/audit/export')
  return bytes
}

async function startVisitor(app) {
  const visitor = new Visitor(app.url)
  await visitor.register()
  await visitor.startConsultation()
  await visitor.sendMessage(COMPLETE_ROLE)
  return visitor
}

async function pasteOn(engine, app, { claims, readLongestBlock, administrator }) {
  const sizes = []
  // Nothing is loaded for the first time while it is measured.
  const first = await startVisitor(app)
  await readAll(first, administrator)
  for (const [name, line] of Object.entries(PASTES))
    await claims.verify(`Pasting ${name} holds up nobody else (${engine})`, async () => {
      const visitor = await startVisitor(app)
      await readLongestBlock()
      let isOver = false
      const health = watchHealth(app.url, () => isOver)
      const turns = []
      for (const turn of [0, 1, 2, 0]) {
        const started = performance.now()
        await visitor.sendMessage(repeat(line, turn * LENGTH))
        turns.push(Math.round(performance.now() - started))
      }
      const blockInTurns = await readLongestBlock()
      const bytes = await readAll(visitor, administrator)
      const blockInPages = await readLongestBlock()
      isOver = true
      const times = await health
      const { sessions } = await visitor.callJson('GET', `/api/consultations/company/${visitor.companyId}`)
      const facts = sessions[0].brief.facts.length
      sizes.push({ name, facts, bytes })
      const [p99, longest] = [percentile(times, 0.99), Math.max(...times)].map(Math.round)
      const detail = `turns ${turns.join(', ')} ms; health p99 ${p99} ms, longest ${longest} ms; blocked ${blockInTurns} ms in turns, ${blockInPages} ms in pages; ${facts} facts`
      assert.ok(facts <= FACTS_PER_BRIEF, detail)
      assert.ok(Math.max(blockInTurns, blockInPages) <= BLOCK_MAX_MS, detail)
      assert.ok(p99 < HEALTH_P99_MAX_MS, detail)
      return detail
    })
  const names = Object.keys(sizes[0].bytes)
  printTable(
    `KB of each answer (${engine})`,
    ['paste', 'facts', ...names],
    sizes.map(({ name, facts, bytes }) => [name, facts, ...names.map((key) => Math.ceil(bytes[key] / 1000))]),
  )
  await claims.verify(`Each answer about them is below ${ANSWER_MAX_BYTES / 1e6} MB (${engine})`, () => {
    const all = sizes.flatMap(({ name, bytes }) =>
      Object.entries(bytes).map(([answer, count]) => ({ answer: `${answer} of ${name}`, count })),
    )
    const largest = all.reduce((a, b) => (a.count > b.count ? a : b))
    assert.ok(largest.count < ANSWER_MAX_BYTES, `${largest.answer}: ${largest.count} bytes`)
    return `the largest is the ${largest.answer}, ${Math.ceil(largest.count / 1000)} KB`
  })
}

export default async function pasteTables({ claims, load, startApp }) {
  const { ADMIN } = await load('tests/support/app-server.ts')
  const server = await startPostgres()
  for (const [engine, databaseUrl] of [
    ['embedded', ''],
    ['PostgreSQL', server?.url],
  ]) {
    if (databaseUrl === undefined) {
      claims.skip('Pasting a table holds up nobody else (PostgreSQL)', 'PostgreSQL is not installed')
      continue
    }
    const { nodeFlags, env, readLongestBlock } = await createProbe()
    const app = await startApp({ databaseUrl, nodeFlags, env: { LOG_LEVEL: 'fatal', ...env } })
    const administrator = new Visitor(app.url)
    await administrator.signIn(ADMIN)
    await pasteOn(engine, app, { claims, readLongestBlock, administrator })
    await app.stop()
  }
  await server?.stop()
}
