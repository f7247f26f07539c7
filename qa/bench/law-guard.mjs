// npm run qa -- law-guard
// CPU time of the guard's law screen: for each message of the evaluation cases, and for texts of up to 20,000 characters that are made of
// nothing but words it looks at. Fails where an ordinary message takes 2 ms, or where the time grows faster than the text.
import { readdirSync, readFileSync } from 'node:fs'
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { printTable } from '../support/report.mjs'

const CASES = 'tests/evals/consultations'
const ORDINARY_MS = 2
const LENGTHS = [5000, 20_000]
/** Twice the growth of the text. */
const MAX_GROWTH = (2 * LENGTHS[1]) / LENGTHS[0]
const FRAGMENTS = [
  'no young women or Poles ',
  'young-',
  'between 20 and 30 ',
  'no,',
  '. ',
  'We need a welder in Leeds. ',
]
const ROUNDS = 3

function measureMs(work) {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const before = process.cpuUsage()
    work(round)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

await runCheck(async (load) => {
  const { findUnlawful } = await load('lib/consultation/guard/law/screen.ts')
  const messages = readdirSync(CASES)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(`${CASES}/${name}`, 'utf8')).turns)
    .map((turn) => turn.say ?? turn)
  // A space more each round, because short texts are remembered.
  const each = measureMs((round) => {
    for (const message of messages) findUnlawful(message + ' '.repeat(round))
  })
  const ordinary = each / messages.length
  const rows = FRAGMENTS.map((fragment) => {
    const [short, long] = LENGTHS.map((length) =>
      measureMs(() => findUnlawful(fragment.repeat(length / fragment.length))),
    )
    return { fragment, short, long, growth: long / Math.max(short, 1) }
  })
  console.log(`${messages.length} messages of the evaluation cases: ${ordinary.toFixed(3)} ms each`)
  printTable(
    'Texts made of words it looks at, CPU ms',
    ['repeated fragment', ...LENGTHS.map((length) => `${length} characters`)],
    rows.map(({ fragment, short, long }) => [JSON.stringify(fragment), short.toFixed(1), long.toFixed(1)]),
  )
  const slow = rows.filter(({ growth }) => growth > MAX_GROWTH)
  if (ordinary >= ORDINARY_MS) throw new Failure(`An ordinary message took ${ordinary.toFixed(2)} ms.`)
  if (slow.length > 0) throw new Failure(`Grew too fast: ${slow.map(({ fragment }) => fragment).join(' | ')}`)
})
