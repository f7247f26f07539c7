// npm run qa -- login-timing
// Times failed sign-ins over HTTP, for unknown names and for a known name with a wrong password, in turn. What an attacker can learn is
// the share of pairs in which the known name was slower: 0.50 reveals nothing. Fails below 0.40 and above 0.60. TIMING_ROUNDS (400) sets
// how many of each.
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { median, percentile } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { Visitor } from '../support/visitor.mjs'

const ROUNDS = Number(process.env.TIMING_ROUNDS || 400)
const WARM_UP_ROUNDS = 20
/** Five standard errors at 400 attempts of each kind. */
const MAX_DEVIATION = 0.1
const SHARES = [0.1, 0.5, 0.9, 0.99]

async function timeFailedSignIn(origin, username) {
  const started = performance.now()
  const body = { username, password: 'not the one' }
  const response = await new Visitor(origin).call('POST', '/api/admin/login', { body })
  await response.text()
  if (response.status !== 401) throw new Failure(`A wrong password was answered with ${response.status}.`)
  return performance.now() - started
}

/** Over all pairs; a tie counts half. */
function shareOfLarger(first, second) {
  let larger = 0
  for (const a of first) for (const b of second) larger += b > a ? 1 : b === a ? 0.5 : 0
  return larger / (first.length * second.length)
}

await runCheck(async (load) => {
  const { ADMIN, startApp } = await load('tests/support/app-server.ts')
  const app = await startApp()
  const [unknown, known] = [[], []]
  try {
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      // Each unknown name is new and as long as the known one. The order alternates.
      const unknownName = `u${String(round).padStart(ADMIN.username.length - 1, '0')}`
      const attempts = [
        [unknownName, unknown],
        [ADMIN.username, known],
      ]
      for (const [name, times] of round % 2 ? attempts : attempts.reverse()) {
        const ms = await timeFailedSignIn(app.url, name)
        if (round >= WARM_UP_ROUNDS) times.push(ms)
      }
    }
  } finally {
    await app.stop()
  }
  const newRow = (name, times) => [name, ...SHARES.map((share) => percentile(times, share).toFixed(2))]
  printTable(
    `${ROUNDS} failed sign-ins of each kind, ms`,
    ['attempt', 'p10', 'p50', 'p90', 'p99'],
    [newRow('unknown name', unknown), newRow('wrong password', known)],
  )
  const share = shareOfLarger(unknown, known)
  printTable(
    'Known compared with unknown',
    ['ratio of p50', 'share of pairs in which it is slower (0.5 reveals nothing)'],
    [[(median(known) / median(unknown)).toFixed(3), share.toFixed(3)]],
  )
  if (Math.abs(share - 0.5) > MAX_DEVIATION) throw new Failure('The time reveals whether a name exists.')
})
