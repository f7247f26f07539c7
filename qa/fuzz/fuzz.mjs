// npm run fuzz: FUZZ_REQUESTS hostile requests, made from the contract, the server actions and the screens by the seed FUZZ_SEED, to a
// production server on the embedded database. Nothing may answer 5xx, hang, tell of the inside, lead elsewhere, grow or change what
// belongs to another company. FUZZ_FIRST and FUZZ_REQUESTS=1 send one case again.
import '../../scripts/support/node-version.mjs'

const { prepare } = await import('../../scripts/support/prepare.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const SEED = Number(process.env.FUZZ_SEED || 20_260_101)
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 50_000)
const FIRST = Number(process.env.FUZZ_FIRST || 0)
const TOLD = 40
const MB = 1024 * 1024
/** What the server may hold more at the end than after the first fifth, its garbage collected. */
const GROWTH_MB = { heapUsed: 40, external: 64, rss: 200 }

function tell(report) {
  const { seconds, statuses, complaints, slowest, memory, intact } = report
  console.log(
    `\n${REQUESTS} requests in ${seconds.toFixed(0)} s, ${Math.round(REQUESTS / seconds)} a second; seed ${SEED}`,
  )
  const names = { '-1': 'no answer in time', 0: 'closed without an answer' }
  for (const [status, count] of Object.entries(statuses).sort(([a], [b]) => a - b))
    console.log(`  ${String(count).padStart(7)}  ${names[status] ?? status}`)
  console.log('\nSlowest:')
  for (const { ms, label, index } of slowest)
    console.log(`  ${String(ms).padStart(6)} ms  ${label}, case ${index}`)
  const kinds = new Map()
  for (const one of complaints) {
    const kind = `${one.label.padEnd(28)} ${one.what.slice(0, 60)}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  if (kinds.size) console.log(`\n${complaints.length} complaints of ${kinds.size} kinds:`)
  for (const [, [one, ...more]] of [...kinds].slice(0, TOLD))
    console.log(
      `  case ${one.index} (and ${more.length} more)  ${one.label}  ${one.request}\n      ${one.what}`,
    )
  const grown = []
  if (memory) {
    console.log('\nMemory after a fifth and at the end, garbage collected, MB:')
    for (const [kind, most] of Object.entries(GROWTH_MB)) {
      const [before, after] = memory.map((one) => one[kind] / MB)
      console.log(
        `  ${kind.padEnd(10)}${before.toFixed(1).padStart(8)}${after.toFixed(1).padStart(8)}  (${most} more at most)`,
      )
      if (after - before > most) grown.push(kind)
    }
  }
  console.log(`\nThe other company's data: ${intact ? 'as they were' : 'CHANGED'}`)
  return [...kinds.keys(), ...grown.map((kind) => `${kind} grows`), ...(intact ? [] : ['data changed'])]
}

async function run(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { fixtureSite, startFixtureWeb } = await load('tests/support/fixture-web.ts')
  const { fuzz, MEMORY_ENV } = await load('qa/fuzz/run.ts')
  const web = await startFixtureWeb([fixtureSite('calder')])
  const host = `127.0.0.1:${web.port}`
  const app = await startApp({
    env: { ...MEMORY_ENV, RESEARCH_ALLOW_HOSTS: host, METRICS_TOKEN: 'a-token-of-the-fuzzer' },
  })
  try {
    const report = await fuzz(app, `http://${host}`, {
      seed: SEED,
      first: FIRST,
      count: REQUESTS,
      withMemory: process.platform !== 'win32',
      onProgress: (done) => process.stdout.write(`\r${done} of ${REQUESTS}`),
    })
    const failures = tell(report)
    const errors = app.log().match(/^.*(?:"level":[56]0|[Uu]nhandled|FATAL).*$/gm) ?? []
    if (errors.length)
      console.log(
        `\nIn the log:\n${[...new Set(errors.map((line) => line.slice(0, 600)))].slice(0, TOLD).join('\n')}`,
      )
    if (process.env.FUZZ_LOG) console.log(app.log())
    await app.kill()
    await app.restart()
    if (failures.length || errors.length)
      throw new Failure(`${failures.length + errors.length} kinds of failure`)
    console.log('Killed and started again: ready.\n')
  } finally {
    await app.stop()
    await web.close()
  }
}

await main(async () => {
  await prepare()
  await withTypeScript(run)
})
