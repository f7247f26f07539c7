// Where reads, writes and turns spend their CPU time: Node's own profile of the server, summed up by what the code belongs to. The start
// and the first calls are left out.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { table } from '../support/claims.mjs'
import { readProfile } from './cpu-profile.mjs'
import { atOnce } from '../support/figures.mjs'
import { findPostgres, startPostgres } from '../../scripts/support/postgres.mjs'
import { details, newOwners } from '../support/visitor.mjs'

const OWNERS = 40
const CALLS = Number(process.env.BENCH_ROUNDS || 1200)
const TURNS = Math.min(CALLS, 160)
/** Each must be said by every owner in turn, so that turns of all kinds are in the profile. */
const SAID = [
  'We need a senior bridge engineer in Leeds, up to £55,000.',
  'They must know Tekla and BS EN 1090, and Revit would be nice.',
  'Our last one retired, and we have won a framework.',
  '25 days plus bank holidays, a pension, two days a week in the office.',
]
const FUNCTIONS = 20

const sorted = (map) => [...map].sort(([, one], [, other]) => other - one)
const steadyMicroseconds = () => Number(process.hrtime.bigint() / 1000n)

const WORKS = [
  ['a read of a company', CALLS, (owner) => owner.company()],
  ['a write of a company', CALLS, (owner) => owner.describe(details())],
  [
    'a turn',
    TURNS,
    async (owner, round) => (await owner.stream(SAID[Math.floor(round / OWNERS) % SAID.length])).text(),
  ],
]

/** Profiles a server that does one kind of work. Prints a table of parts and one of functions. */
async function profile(startApp, databaseUrl, [name, count, work]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-profile-'))
  const app = await startApp({
    databaseUrl,
    nodeFlags: ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`],
    env: { RATE_LIMITS: 'on', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' },
  })
  const owners = await newOwners(app.url, OWNERS)
  const run = (from, to) =>
    atOnce(to - from, 2, (number) => work(owners[(from + number) % OWNERS], from + number))
  await run(0, OWNERS)
  const from = steadyMicroseconds()
  await run(OWNERS, OWNERS + count)
  await app.terminate()
  const { byPart, byFunction } = readProfile(folder, from)
  const all = [...byPart.values()].reduce((sum, ms) => sum + ms, 0)
  const share = (ms) => `${((100 * ms) / all).toFixed(0)} %`
  const row = ([what, ms]) => [what, (ms / count).toFixed(3), share(ms)]
  console.log(
    `\n${table([name, 'ms', 'share'], [...sorted(byPart).map(row), ['all', (all / count).toFixed(2), '']])}`,
  )
  console.log(
    `\n${table(['dearest functions', 'ms', 'share'], sorted(byFunction).slice(0, FUNCTIONS).map(row))}`,
  )
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @param {(file: string) => Promise<any>} load */
export async function benchProfile(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { onServer, runSql } = await load('tests/support/test-database.ts')
  const bin = findPostgres()
  const server = bin && (await startPostgres(bin))
  console.log(`\nOn ${bin ? 'PostgreSQL' : 'the embedded database'}, time on the processor:`)
  for (const [index, work] of WORKS.entries()) {
    if (server) await runSql(server.url, `CREATE DATABASE profile${index}`)
    await profile(startApp, server ? onServer(server.url, `profile${index}`) : '', work)
  }
  await server?.stop()
}
