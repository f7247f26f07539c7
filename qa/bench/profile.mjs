// Where reads, writes and turns spend CPU time: Node's profile of the server, added up by what the code belongs to. The start and the
// first calls are left out. BENCH_ROUNDS (1200) sets how many calls; BENCH_ONLY is part of a kind's name; BENCH_ENGINE=embedded profiles
// the embedded database.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { runConcurrently } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { newInterest, newRegistration, registerOwners, Visitor } from '../support/visitor.mjs'
import { readProfile } from './cpu-profile.mjs'

const OWNERS = 40
const CALLS = Number(process.env.BENCH_ROUNDS || 1200)
const ONLY = process.env.BENCH_ONLY ?? ''
const TURNS = Math.min(CALLS, 160)
const MESSAGES = [
  'We need a senior bridge engineer in Leeds, up to £55,000.',
  'They must know Tekla and BS EN 1090, and Revit would be nice.',
  'Our last one retired, and we have won a framework.',
  '25 days plus bank holidays, a pension, two days a week in the office.',
]
const MOST_FUNCTIONS = 20

const takeTurn = async (owner, round) => {
  const message = MESSAGES[Math.floor(round / OWNERS) % MESSAGES.length]
  await (await owner.streamMessage(message)).text()
}
/** Registrations and enquiries are limited by address: each comes from one of its own. */
const addressOf = (round) => ({ 'x-forwarded-for': `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}` })
const register = ({ origin }, round) => new Visitor(origin).register(newRegistration(round), addressOf(round))
const sendInterest = (owner, round) =>
  owner.callJson('POST', '/api/interest', { body: newInterest(round), headers: addressOf(round) })
const CALL_KINDS = [
  { name: 'a registration', count: CALLS, call: register },
  { name: 'an interest registration', count: CALLS, call: sendInterest },
  { name: 'a read of a company', count: CALLS, call: (owner) => owner.readCompany() },
  { name: 'a write of a company', count: CALLS, call: (owner) => owner.saveDetails() },
  { name: 'a turn', count: TURNS, call: takeTurn },
]

/** The clock that a CPU profile is written in. */
const steadyMicroseconds = () => Number(process.hrtime.bigint() / 1000n)

async function profile(startApp, databaseUrl, { name, count, call }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-profile-'))
  const app = await startApp({
    databaseUrl,
    nodeFlags: ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`],
    env: { RATE_LIMITS: 'on', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' },
  })
  const owners = await registerOwners(app.url, OWNERS)
  const callRounds = (from, to) =>
    runConcurrently(to - from, 2, (number) => call(owners[(from + number) % OWNERS], from + number))
  await callRounds(0, OWNERS)
  const from = steadyMicroseconds()
  await callRounds(OWNERS, OWNERS + count)
  // The profile is written when the process ends.
  await app.terminate()
  const { byPart, byFunction } = readProfile(folder, from)
  const total = [...byPart.values()].reduce((sum, ms) => sum + ms, 0)
  const toRows = (times) =>
    [...times]
      .sort(([, a], [, b]) => b - a)
      .map(([what, ms]) => [what, (ms / count).toFixed(3), `${((100 * ms) / total).toFixed(0)} %`])
  printTable(`CPU time of ${name}, ${(total / count).toFixed(2)} ms`, ['part', 'ms', 'share'], toRows(byPart))
  const functions = toRows(byFunction).slice(0, MOST_FUNCTIONS)
  printTable(`Most expensive functions of ${name}`, ['function', 'ms', 'share'], functions)
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
}

export default async function benchProfile(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { databaseUrlOn, runSql } = await load('tests/support/test-database.ts')
  const server = process.env.BENCH_ENGINE === 'embedded' ? null : await startPostgres()
  console.log(`\nProfiled on ${server ? 'PostgreSQL' : 'the embedded database'}`)
  for (const [index, kind] of CALL_KINDS.entries()) {
    if (!kind.name.includes(ONLY)) continue
    if (server) await runSql(server.url, `CREATE DATABASE profile${index}`)
    await profile(startApp, server ? databaseUrlOn(server.url, `profile${index}`) : '', kind)
  }
  await server?.stop()
}
