// Where reads and writes spend their CPU time: Node's own profile of the server, its self time summed up by what the code belongs to.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { table } from './support/claims.mjs'
import { atOnce } from './support/figures.mjs'
import { findPostgres, startPostgres } from './support/postgres.mjs'
import { details, registration, Visitor } from './support/visitor.mjs'

const REQUESTS = Number(process.env.BENCH_ROUNDS || 1500)

/** What a frame belongs to, by its address; the first that fits. */
const OWNERS = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['waiting', ({ functionName }) => functionName === '(idle)'],
  ['compiled code without a name', ({ functionName }) => /^\((program|root)\)$/.test(functionName)],
  ['PGlite', ({ url }) => /pglite|wasm:/.test(url)],
  ['Prisma', ({ url }) => /@prisma|query_compiler|prisma/.test(url)],
  ['pg', ({ url }) => /node_modules\/pg/.test(url)],
  ['Next', ({ url }) => /node_modules\/next/.test(url)],
  ['Node', ({ url }) => url.startsWith('node:')],
  ['the engine and the system (sockets, texts)', ({ url }) => url === ''],
  ['our code and what is bundled with it', ({ url }) => /\.next\/server/.test(url)],
]

/** Self time of a profile by owner in milliseconds, and its dearest functions. */
function read(file) {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const byOwner = new Map()
  const byFunction = new Map()
  const add = (map, key, ms) => map.set(key, (map.get(key) ?? 0) + ms)
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id)
    const ms = timeDeltas[index] / 1000
    const owner = OWNERS.find(([, fits]) => fits(frame))?.[0] ?? 'other'
    if (owner === 'waiting') continue
    add(byOwner, owner, ms)
    add(
      byFunction,
      `${frame.functionName || '(anonymous)'} ${path.basename(frame.url)}:${frame.lineNumber}`,
      ms,
    )
  }
  return { byOwner, byFunction }
}

const sorted = (map) => [...map].sort(([, one], [, other]) => other - one)

/** @param {(file: string) => Promise<any>} load */
export async function benchProfile(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const bin = findPostgres()
  const server = bin && (await startPostgres(bin))
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-profile-'))
  const app = await startApp({
    databaseUrl: server?.url ?? '',
    nodeFlags: ['--cpu-prof', `--cpu-prof-dir=${folder}`],
    env: { LOG_LEVEL: 'info' },
  })
  const visitor = new Visitor(app.url)
  await visitor.register(registration(1))
  await visitor.describe(details())
  await atOnce(REQUESTS, 4, async (number) => {
    if (number % 2) await visitor.describe(details())
    else await visitor.company()
  })
  await app.terminate()
  const profile = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'))
  const { byOwner, byFunction } = read(path.join(folder, profile))
  const each = (ms) => (ms / REQUESTS).toFixed(3)
  const rows = sorted(byOwner).map(([name, ms]) => [name, each(ms)])
  console.log(
    `\nCPU of a call, half reads and half writes, ${bin ? 'PostgreSQL' : 'embedded database'}; the start is in it\n`,
  )
  console.log(table(['spent in', 'ms a call'], rows))
  console.log(
    `\n${table(
      ['function', 'ms a call'],
      sorted(byFunction)
        .slice(0, 25)
        .map(([name, ms]) => [name, each(ms)]),
    )}\n`,
  )
  await app.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
