// npm run proof                the proofs beside `npm test`, one after the other: attacks, faults, load, speed, and what is delivered
// npm run proof -- fuzz load   some of them. What each printed is in .proof/<name>.log
import './support/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'

const { prepare } = await import('./support/prepare.mjs')
const { endWithNpm, Failure, inProject, main, run, secondsSince } = await import('./support/project.mjs')

const LOGS = '.proof'

/** Each claim of docs/proof.md that is no test: the command that shows it, and what it costs on two cores, in minutes. */
const PROOFS = [
  { name: 'supply-chain', minutes: 1, claim: 'licences, bill of materials, known weaknesses' },
  { name: 'check:deploy', minutes: 1, claim: 'service, proxies, the server as a function' },
  { name: 'eval', minutes: 1, claim: 'a specification holds what was said, and nothing else' },
  { name: 'eval:research', minutes: 1, claim: 'a research holds what a website says, and nothing else' },
  { name: 'timing:login', minutes: 1, claim: 'the time of a failed sign-in tells nothing' },
  { name: 'bench:slowest', minutes: 1, claim: 'no message holds the server' },
  {
    name: 'faults',
    minutes: 5,
    claim: 'databases, models, disks and signals fail: nothing acknowledged is lost',
  },
  { name: 'load', minutes: 3, claim: 'many companies, 500 open streams, 100 exports at once' },
  { name: 'fuzz', minutes: 4, claim: '50,000 hostile requests: no 5xx, no hang, no growth' },
  { name: 'bench', minutes: 7, claim: 'each figure beside its floor' },
  { name: 'bench:research', minutes: 1, claim: 'time and memory of reading a website' },
  { name: 'bench:admin', minutes: 7, claim: 'lists of 100,000 rows on both engines' },
  { name: 'bench:web', minutes: 7, claim: 'bytes, start and Lighthouse of the screens' },
  { name: 'soak', minutes: 11, claim: 'ten minutes of work in flat memory' },
  { name: 'check:image', minutes: 4, claim: 'the image runs read-only, is healthy, and ends on SIGTERM' },
]

/** Runs one proof; prints what it prints when it fails. @returns {Promise<{name: string, ok: boolean, took: string}>} */
async function prove({ name, claim }) {
  console.log(`\n▸ ${name}: ${claim}`)
  const started = performance.now()
  const { code, output } = await run('npm', ['run', '--silent', name], {
    quiet: true,
    shell: process.platform === 'win32',
  })
  writeFileSync(inProject(LOGS, `${name.replaceAll(':', '-')}.log`), output)
  if (code !== 0) console.log(output)
  return { name, ok: code === 0, took: secondsSince(started) }
}

await main(async () => {
  endWithNpm()
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !PROOFS.some((proof) => proof.name === name))
  if (unknown.length > 0)
    throw new Failure(
      `There is no proof "${unknown[0]}". There are: ${PROOFS.map(({ name }) => name).join(', ')}`,
    )
  const chosen = PROOFS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const minutes = chosen.reduce((sum, proof) => sum + proof.minutes, 0)
  console.log(`${chosen.length} proofs, about ${minutes} minutes on two cores that do nothing else.`)
  mkdirSync(inProject(LOGS), { recursive: true })
  const started = performance.now()
  await prepare()
  const results = []
  for (const proof of chosen) results.push(await prove(proof))
  console.log('\n| proof | held | took |\n|---|---|---|')
  for (const { name, ok, took } of results) console.log(`| ${name} | ${ok ? 'yes' : '**no**'} | ${took} |`)
  console.log(`\n${secondsSince(started)} in all. What each printed: ${LOGS}/<name>.log`)
  const failed = results.filter(({ ok }) => !ok)
  if (failed.length > 0)
    throw new Failure(
      `${failed.length} of ${results.length} claims did not hold: ${failed.map(({ name }) => name).join(', ')}`,
    )
})
