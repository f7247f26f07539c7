// npm run timing:login: how long a sign-in takes that fails for an unknown name, and for a known name with a wrong password, in turn
// over HTTP. What a listener can learn is the share of pairs in which the known name was the slower one: 0.50 is nothing.
import '../../scripts/support/node-version.mjs'

const { prepare } = await import('../../scripts/support/prepare.mjs')
const { main } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const ROUNDS = Number(process.env.TIMING_ROUNDS || 400)
const WARM_UP = 20

async function attempt(origin, username) {
  const started = performance.now()
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'not the one' }),
  })
  await response.text()
  if (response.status !== 401) throw new Error(`A wrong password was answered ${response.status}`)
  return performance.now() - started
}

/** Of all pairs, the share in which the second is the larger. */
function shareLarger(first, second) {
  let larger = 0
  for (const one of first) for (const other of second) larger += other > one ? 1 : other === one ? 0.5 : 0
  return larger / (first.length * second.length)
}

const at = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))]

async function measure(load) {
  const { ADMIN, startApp } = await load('tests/support/app-server.ts')
  const app = await startApp()
  try {
    const [unknown, known] = [[], []]
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      // A new name each time, as long as the known one; which of the two comes first changes.
      const tries = [
        [`u${String(round + WARM_UP).padStart(ADMIN.username.length - 1, '0')}`, unknown],
        [ADMIN.username, known],
      ]
      for (const [name, times] of round % 2 ? tries : tries.reverse()) {
        const taken = await attempt(app.url, name)
        if (round >= 0) times.push(taken)
      }
    }
    console.log(`\n${ROUNDS} failed sign-ins of each kind, ms`)
    console.log(`${''.padEnd(16)}${['p10', 'p50', 'p90', 'p99'].map((name) => name.padStart(9)).join('')}`)
    for (const [name, times] of Object.entries({ 'unknown name': unknown, 'wrong password': known }))
      console.log(
        name.padEnd(16) +
          [0.1, 0.5, 0.9, 0.99].map((share) => at(times, share).toFixed(2).padStart(9)).join(''),
      )
    console.log(`\nwrong password / unknown name at p50: ${(at(known, 0.5) / at(unknown, 0.5)).toFixed(3)}`)
    console.log(
      `pairs in which the wrong password took longer: ${shareLarger(unknown, known).toFixed(3)} (0.5 tells nothing)`,
    )
  } finally {
    await app.stop()
  }
}

await main(async () => {
  await prepare()
  await withTypeScript(measure)
})
