// npm run soak: visitors of every kind without a pause for SOAK_MINUTES (10), on the embedded database, or on PostgreSQL with
// SOAK_ENGINE=server. The heap after a full collection must stay flat; its line is printed. Loopback alone.
import '../../scripts/support/node-version.mjs'
import { pathToFileURL } from 'node:url'
import { table } from '../support/claims.mjs'
import { residentMb, slope } from '../support/figures.mjs'
import { inProject } from '../../scripts/support/project.mjs'
import { details, registration, Visitor } from '../support/visitor.mjs'

const { findPostgres, freePort, startPostgres } = await import('../../scripts/support/postgres.mjs')
const { prepare } = await import('../../scripts/support/prepare.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const MINUTES = Number(process.env.SOAK_MINUTES || 10)
const SAMPLES = 20
/** Of the samples, those in which caches fill and code is compiled. */
const WARM_UP = 6
const VISITORS = 6
/** What the heap may seem to grow in ten minutes, in MB: noise of what is in flight. */
const MOST_RISE_MB = 6
const MB = 1024 * 1024

const PAGES = ['/', '/register', '/contact?plan=growth', '/privacy-policy', '/no/such/page', '/api/ready']

/** One visitor's round, of a kind that its number chooses: whole, left half way, refused, or a look around. */
async function round(app, number, admin) {
  const visitor = new Visitor(app.url)
  for (const page of PAGES) await (await visitor.call('GET', page)).text()
  await (await visitor.call('POST', '/api/companies', { body: '{"name": 1' })).text()
  await (await visitor.call('POST', '/api/admin/login', { body: { username: 'x', password: 'y' } })).text()
  await visitor.register(registration(number))
  await visitor.describe(details())
  await visitor.open()
  await visitor.say('We need a senior bridge engineer in Leeds, up to £55,000.')
  const leaving = new AbortController()
  const stream = await visitor.stream('Five years of inspection.', { signal: leaving.signal })
  if (number % 2) leaving.abort()
  await stream.text().catch(() => {})
  if (number % 3) return
  // A turn that its reader left holds its session until it has ended.
  while (
    (
      await visitor.call('POST', '/api/ai/chat', {
        body: { companyId: visitor.companyId, message: 'Hybrid.' },
      })
    ).status === 409
  )
    await new Promise((resolve) => setTimeout(resolve, 100))
  await visitor.approve(await visitor.summarise())
  await visitor.read('POST', '/api/interest', {
    body: { ...registration(number), role: 'Lead', company: 'Northmoor', userType: 'candidate' },
  })
  const headers = { authorization: `Bearer ${admin}` }
  await (await visitor.call('GET', '/api/admin/interest-registrations/export', { headers })).text()
  await (await visitor.call('GET', '/api/admin/interest-registrations?size=50', { headers })).text()
}

async function soak(app, heapUrl, { ADMIN }) {
  const admin = await new Visitor(app.url).signIn(ADMIN)
  const until = Date.now() + MINUTES * 60_000
  const errors = []
  let rounds = 0
  const lane = async () => {
    while (Date.now() < until) {
      await round(app, ++rounds, admin).catch((error) => errors.push(error.message))
    }
  }
  const all = Promise.all(Array.from({ length: VISITORS }, lane))
  const started = performance.now()
  const points = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const due = ((sample + 1) / SAMPLES) * MINUTES * 60_000
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - (performance.now() - started))))
    const { heapUsed, external, arrayBuffers } = await (await fetch(heapUrl)).json()
    const minutes = (performance.now() - started) / 60_000
    points.push([minutes, heapUsed / MB, external / MB, arrayBuffers / MB, residentMb(app.pid()), rounds])
    const [, heap, outside] = points.at(-1)
    console.log(
      `${minutes.toFixed(1)} min  ${rounds} rounds  heap ${heap.toFixed(1)} MB  external ${outside.toFixed(1)} MB`,
    )
  }
  await all
  return { points, errors, rounds }
}

function report({ points, errors, rounds }) {
  const head = ['minute', 'rounds', 'heap after GC, MB', 'external, MB', 'of it buffers, MB', 'resident, MB']
  const rows = points.map(([minutes, heap, external, buffers, resident, count]) => [
    minutes.toFixed(1),
    String(count),
    heap.toFixed(1),
    external.toFixed(1),
    buffers.toFixed(1),
    resident.toFixed(0),
  ])
  console.log(`\n${table(head, rows)}\n`)
  const settled = points.slice(WARM_UP)
  const span = settled.at(-1)[0] - settled[0][0]
  const rise = slope(settled) * span
  console.log(`${rounds} rounds of ${VISITORS} visitors at once, ${errors.length} errors.`)
  console.log(
    `Heap after warm-up: ${(slope(settled) * 1000).toFixed(0)} kB a minute, ${rise.toFixed(1)} MB in ${span.toFixed(1)} minutes (at most ${MOST_RISE_MB}).`,
  )
  if (errors.length) throw new Failure(`${errors.length} errors, the first: ${errors[0]}`)
  if (rise > MOST_RISE_MB) throw new Failure('The heap grows.')
}

await main(async () => {
  await prepare()
  await withTypeScript(async (load) => {
    const tools = await load('tests/support/app-server.ts')
    const wantsServer = process.env.SOAK_ENGINE === 'server'
    const bin = findPostgres()
    if (wantsServer && !bin) throw new Failure('There is no PostgreSQL on this machine.')
    const server = wantsServer ? await startPostgres(bin) : undefined
    const heapPort = await freePort()
    const app = await tools.startApp({
      ...(server && { databaseUrl: server.url }),
      nodeFlags: ['--expose-gc', '--import', pathToFileURL(inProject('qa/load/heap.mjs')).href],
      env: { LOG_LEVEL: 'fatal', HEAP_PORT: String(heapPort) },
    })
    try {
      report(await soak(app, `http://127.0.0.1:${heapPort}`, tools))
    } finally {
      await app.stop()
      await server?.stop()
    }
  })
})
