// npm run qa                           every check, one after the other, then a summary
// npm run qa -- <name> [arguments]     one check; the arguments go to it
// npm run qa -- --list                 what there is
// Each run leaves what it printed in qa/results/<name>-<time>.txt, and its tables in a .json next to it.
import '../scripts/support/node-version.mjs'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { CHECKS } from './checks.mjs'

const { prepare } = await import('../scripts/support/prepare.mjs')
const { exitWithNpm, Failure, inProject, main, secondsSince, start } = await import(
  '../scripts/support/project.mjs'
)
const { formatTable } = await import('./support/report.mjs')

const RESULTS = 'qa/results'

function listChecks() {
  const width = Math.max(...CHECKS.map(({ name }) => name.length)) + 2
  for (const { name, minutes, shows } of CHECKS)
    console.log(`${name.padEnd(width)}${String(minutes).padStart(3)} min  ${shows}`)
}

async function runCheck({ name, file }, args) {
  const result = path.join(RESULTS, `${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`)
  const text = createWriteStream(inProject(`${result}.txt`))
  const started = performance.now()
  const child = start(process.execPath, [inProject(file), ...args], {
    stdio: ['inherit', 'pipe', 'pipe'],
    // The product's modules that a check loads itself need not log.
    env: { LOG_LEVEL: 'fatal', ...process.env, QA_TABLES: inProject(`${result}.json`) },
  })
  for (const [stream, terminal] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.pipe(terminal, { end: false })
    stream.pipe(text, { end: false })
  }
  const [code] = await once(child, 'close')
  text.end()
  await once(text, 'finish')
  console.log(`\nSaved in ${result}.txt`)
  return { passed: code === 0, took: secondsSince(started) }
}

async function runAll() {
  const minutes = CHECKS.reduce((sum, check) => sum + check.minutes, 0)
  console.log(`${CHECKS.length} checks, about ${minutes} minutes on two idle cores.`)
  const started = performance.now()
  const rows = []
  for (const check of CHECKS) {
    console.log(`\n── ${check.name}: ${check.shows}\n`)
    const { passed, took } = await runCheck(check, [])
    rows.push([check.name, passed ? 'passed' : 'FAILED', took])
  }
  console.log(`\n${formatTable(['check', 'result', 'time'], rows)}\n\n${secondsSince(started)} in all.`)
  return rows.every(([, result]) => result === 'passed')
}

await main(async () => {
  exitWithNpm()
  const [name, ...args] = process.argv.slice(2)
  if (name === '--list') return listChecks()
  const check = CHECKS.find((candidate) => candidate.name === name)
  if (name && !check) {
    const names = CHECKS.map((known) => known.name).join(', ')
    throw new Failure(`There is no check called "${name}". Choose one of: ${names}`)
  }
  await prepare({ built: check?.needsBuild !== false })
  mkdirSync(inProject(RESULTS), { recursive: true })
  const passed = check ? (await runCheck(check, args)).passed : await runAll()
  process.exitCode = passed ? 0 : 1
})
