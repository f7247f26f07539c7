// npm run qa -- soak
// Six visitors without a pause for SOAK_MINUTES (10), on the embedded database or, with SOAK_ENGINE=server, on PostgreSQL. Fails when
// the heap grows after the warm-up, and at any error. Loopback only.
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { residentMb, slope } from '../support/figures.mjs'
import { createProbe } from '../support/probe.mjs'
import { printTable } from '../support/report.mjs'
import { COMPLETE_ROLE, newRegistration, Visitor } from '../support/visitor.mjs'

const MINUTES = Number(process.env.SOAK_MINUTES || 10)
const SAMPLES = 20
const WARM_UP_SAMPLES = 6
const VISITORS = 6
/** Requests in flight make the heap vary by a few MB. */
const MAX_RISE_MB = 6
const MB = 1024 * 1024

const PAGES = ['/', '/register', '/contact?plan=growth', '/privacy-policy', '/no/such/page', '/api/ready']

const readText = async (response) => (await response).text()

/** Only every third visitor completes the consultation, and every second leaves early. */
async function visit(app, number, adminToken) {
  const visitor = new Visitor(app.url)
  for (const page of PAGES) await readText(visitor.call('GET', page))
  await readText(visitor.call('POST', '/api/companies', { body: '{"name": 1' }))
  await readText(visitor.call('POST', '/api/admin/login', { body: { username: 'x', password: 'y' } }))
  await visitor.register(newRegistration(number))
  await visitor.saveDetails()
  await visitor.startConsultation()
  await visitor.sendMessage(COMPLETE_ROLE)
  const leaving = new AbortController()
  const stream = await visitor.streamMessage('Five years of inspection.', { signal: leaving.signal })
  if (number % 2) leaving.abort()
  await stream.text().catch(() => {})
  if (number % 3) return
  const body = { companyId: visitor.companyId, message: 'Hybrid.' }
  // 409: a turn whose reader has left holds its session until it is complete.
  while ((await visitor.call('POST', '/api/ai/chat', { body })).status === 409) await sleep(100)
  await visitor.approve(await visitor.generateSpecification())
  await visitor.callJson('POST', '/api/interest', {
    body: { ...newRegistration(number), role: 'Lead', company: 'Northmoor', userType: 'candidate' },
  })
  const headers = { authorization: `Bearer ${adminToken}` }
  await readText(visitor.call('GET', '/api/admin/interest-registrations/export', { headers }))
  await readText(visitor.call('GET', '/api/admin/interest-registrations?size=50', { headers }))
}

async function soak(app, readMemory, administrator) {
  const adminToken = await new Visitor(app.url).signIn(administrator)
  const deadline = Date.now() + MINUTES * 60_000
  const errors = []
  let visits = 0
  const visitRepeatedly = async () => {
    while (Date.now() < deadline)
      await visit(app, ++visits, adminToken).catch((error) => errors.push(error.message))
  }
  const traffic = Promise.all(Array.from({ length: VISITORS }, visitRepeatedly))
  const started = performance.now()
  const samples = []
  for (let number = 1; number <= SAMPLES; number += 1) {
    const due = (number / SAMPLES) * MINUTES * 60_000
    await sleep(Math.max(0, due - (performance.now() - started)))
    const { heapUsed, external, arrayBuffers } = await readMemory()
    const minute = (performance.now() - started) / 60_000
    const megabytes = [heapUsed, external, arrayBuffers].map((bytes) => bytes / MB)
    samples.push({ minute, visits, heap: megabytes[0], megabytes: [...megabytes, residentMb(app.pid())] })
    console.log(`${minute.toFixed(1)} min  ${visits} visits  heap ${megabytes[0].toFixed(1)} MB`)
  }
  await traffic
  return { samples, errors, visits }
}

function report({ samples, errors, visits }) {
  printTable(
    'Memory of the server in MB, after a garbage collection',
    ['minute', 'visits', 'heap', 'external', 'of it buffers', 'resident'],
    samples.map((sample) => [
      sample.minute.toFixed(1),
      sample.visits,
      ...sample.megabytes.map((value) => value.toFixed(1)),
    ]),
  )
  const settled = samples.slice(WARM_UP_SAMPLES).map(({ minute, heap }) => [minute, heap])
  const minutes = settled.at(-1)[0] - settled[0][0]
  const rise = slope(settled) * minutes
  console.log(
    `\n${visits} visits, ${errors.length} errors. After the warm-up the heap rose by ${rise.toFixed(1)} MB in ${minutes.toFixed(1)} minutes (limit ${MAX_RISE_MB} MB).`,
  )
  if (errors.length) throw new Failure(`${errors.length} errors, the first: ${errors[0]}`)
  if (rise > MAX_RISE_MB) throw new Failure('The heap grows.')
}

await runCheck(async (load) => {
  const { ADMIN, startApp } = await load('tests/support/app-server.ts')
  const server = process.env.SOAK_ENGINE === 'server' ? await startPostgres() : undefined
  if (process.env.SOAK_ENGINE === 'server' && !server) throw new Failure('PostgreSQL is not installed.')
  const { nodeFlags, env, readMemory } = await createProbe()
  const app = await startApp({
    databaseUrl: server?.url,
    nodeFlags,
    env: { ...env, LOG_LEVEL: 'fatal' },
  })
  try {
    report(await soak(app, readMemory, ADMIN))
  } finally {
    await app.stop()
    await server?.stop()
  }
})
