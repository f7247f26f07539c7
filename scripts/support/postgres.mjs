// A temporary PostgreSQL server on a free loopback port, for tests and checks.
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, start } from './project.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const START_LIMIT_MS = 20_000
/** Nothing in it has to outlive the run. */
const UNSAFE_BUT_FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

function findBinaries() {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const folders = [
    stdout?.trim(),
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
}

/** initdb refuses to run as root: the prefix that runs a program as the user `postgres` instead, and its chown. */
function asUnprivileged() {
  if (process.getuid?.() !== 0) return { prefix: [], chown: () => {} }
  const readId = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    const [uid, gid] = [readId('-u'), readId('-g')]
    const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--init-groups']
    return { prefix, chown: (folder) => chownSync(folder, uid, gid) }
  } catch {
    throw new Failure('PostgreSQL does not run as root, and there is no user "postgres" to run it as.')
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Kills a server and its workers at once, as a power failure would. */
function killWithWorkers(child) {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
  for (const pid of [child.pid, ...stdout.split(/\s+/).filter(Boolean).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
}

/**
 * Starts a server, which ends with this process at the latest. Throws Failure.
 * @param {{durable?: boolean}} options durable: what it acknowledged survives a kill
 * @returns {Promise<{url: string, kill: () => Promise<void>, restart: () => Promise<void>, stop: () => Promise<void>} | undefined>}
 *   undefined where PostgreSQL is not installed; `url` is the address of the database "postgres"
 */
export async function startPostgres({ durable = false } = {}) {
  const binaries = findBinaries()
  if (!binaries) return undefined
  const { prefix, chown } = asUnprivileged()
  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-postgres-'))
  const data = path.join(base, 'data')
  mkdirSync(data, { mode: 0o700 })
  chown(base)
  chown(data)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const [initdb, ...initArgs] = [
    ...prefix,
    path.join(binaries, 'initdb'),
    ...['--pgdata', data, '--username=postgres', '--auth=trust'],
    ...['--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
  ]
  const init = spawnSync(initdb, initArgs, { cwd: base, encoding: 'utf8' })
  if (init.status !== 0) {
    rmSync(base, { recursive: true, force: true })
    throw new Failure(`initdb failed: ${init.stderr || init.error?.message}`)
  }

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${base}`,
    ...(durable ? [] : UNSAFE_BUT_FAST),
  ]
  const [postgres, ...serverArgs] = [
    ...prefix,
    path.join(binaries, 'postgres'),
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  let child
  const launch = async () => {
    // SIGTERM would wait for clients to disconnect.
    child = start(postgres, serverArgs, { cwd: base, stdio: ['ignore', 'pipe', 'pipe'], endSignal: 'SIGINT' })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        log = (log + chunk).slice(-10_000)
      })
    }
    const deadline = Date.now() + START_LIMIT_MS
    while (!log.includes('ready to accept connections')) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Failure(`PostgreSQL did not start:\n${log}`)
      await sleep(50)
    }
  }
  const discard = () => {
    child.kill('SIGQUIT')
    rmSync(base, { recursive: true, force: true })
  }
  process.once('exit', discard)
  await launch()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    kill: async () => {
      const exited = once(child, 'exit')
      killWithWorkers(child)
      await exited
    },
    restart: launch,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      await exited
      process.off('exit', discard)
      rmSync(base, { recursive: true, force: true })
    },
  }
}
