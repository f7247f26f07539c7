// npm run qa -- fuzz
// Hostile requests to a production server on the embedded database, generated from the API contract, the server actions and the pages.
// None may get a 5xx, hang, reveal internals, redirect elsewhere, grow the memory or change another company's data. FUZZ_SEED and
// FUZZ_REQUESTS (50000) choose the cases; FUZZ_FIRST=<case> FUZZ_REQUESTS=1 repeats one. FUZZ_LOG=1 prints the server's log.
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { createProbe } from '../support/probe.mjs'
import { printTable } from '../support/report.mjs'

const SEED = Number(process.env.FUZZ_SEED || 20_260_101)
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 50_000)
const FIRST = Number(process.env.FUZZ_FIRST || 0)
const MOST_PRINTED = 40
const MB = 1024 * 1024
/** How much more memory the server may hold at the end than after the first fifth, in MB. */
const MAX_GROWTH_MB = { heapUsed: 40, external: 64, rss: 200 }
const STATUS_NAMES = { '-1': 'no answer in time', 0: 'closed without an answer' }

function groupFaults(faults) {
  const groups = new Map()
  for (const entry of faults) {
    const key = `${entry.label} ${entry.fault.slice(0, 60)}`
    groups.set(key, { ...entry, ...groups.get(key), count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

function report({ seconds, statuses, faults, slowest, memory, isIntact }) {
  printTable(
    `${REQUESTS} requests from case ${FIRST} of seed ${SEED} in ${seconds.toFixed(0)} s`,
    ['status', 'answers'],
    Object.entries(statuses)
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => [STATUS_NAMES[status] ?? status, count]),
  )
  printTable(
    'Slowest',
    ['ms', 'call', 'case'],
    slowest.map(({ ms, label, index }) => [ms, label, index]),
  )
  const kinds = groupFaults(faults)
  for (const { index, count, label, request, fault } of kinds.slice(0, MOST_PRINTED))
    console.log(`\nFault in case ${index} (${count} like it)  ${label}  ${request}\n  ${fault}`)
  const growth = Object.entries(MAX_GROWTH_MB).map(([kind, limit]) => {
    const [before, after] = memory?.map((usage) => usage[kind] / MB) ?? [Number.NaN, Number.NaN]
    return { kind, before, after, limit }
  })
  printTable(
    'Memory after a fifth of the requests and at the end, after a garbage collection, MB',
    ['kind', 'before', 'after', 'allowed growth'],
    growth.map(({ kind, before, after, limit }) => [kind, before.toFixed(1), after.toFixed(1), limit]),
  )
  return [
    ...kinds.map(({ label, fault }) => `${label}: ${fault.slice(0, 100)}`),
    ...growth.filter(({ before, after, limit }) => after - before > limit).map(({ kind }) => `${kind} grew`),
    ...(isIntact ? [] : ["another company's data changed"]),
  ]
}

await runCheck(async (load) => {
  const { startApp } = await load('tests/support/app-server.ts')
  const { readFixtureSite, startFixtureWeb } = await load('tests/support/fixture-web.ts')
  const { fuzz } = await load('qa/fuzz/run.ts')
  const web = await startFixtureWeb([readFixtureSite('calder')])
  const host = `127.0.0.1:${web.port}`
  const { nodeFlags, env, readMemory } = await createProbe()
  const app = await startApp({
    nodeFlags,
    env: { ...env, RESEARCH_ALLOW_HOSTS: host, METRICS_TOKEN: 'a-token-for-the-fuzzer' },
  })
  try {
    const result = await fuzz(app.url, `http://${host}`, {
      seed: SEED,
      first: FIRST,
      count: REQUESTS,
      readMemory,
      onProgress: (done) => console.log(`${done} of ${REQUESTS}`),
    })
    const failures = report(result)
    const errors = new Set(app.log().match(/^.*(?:"level":[56]0|[Uu]nhandled|FATAL).*$/gm))
    for (const line of [...errors].slice(0, MOST_PRINTED)) console.log(`Logged: ${line.slice(0, 600)}`)
    if (process.env.FUZZ_LOG) console.log(app.log())
    if (errors.size > 0) failures.push(`${errors.size} errors in the log`)
    await app.kill()
    await app.restart()
    if (failures.length > 0) throw new Failure(failures.join('\n'))
    console.log('\nNo fault. Killed and started again: ready.')
  } finally {
    await app.stop()
    await web.close()
  }
})
