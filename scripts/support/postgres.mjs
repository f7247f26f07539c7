// A PostgreSQL server of one's own for a test run: found, started on a free loopback port, thrown away at the end.
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, start } from './project.mjs'

const PACKAGED = '/usr/lib/postgresql'
const START_MS = 20_000
/** Nothing in it has to outlive the run. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The folder with initdb and postgres, or undefined where there is none. */
export function findPostgres() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED) : []
  const folders = [
    asked.stdout?.trim(),
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(PACKAGED, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
}

/** initdb refuses root: how to run a program as the user `postgres` then, and who that is. */
function unprivileged() {
  if (process.getuid?.() !== 0) return { prefix: [], own: () => {} }
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    const [uid, gid] = [id('-u'), id('-g')]
    const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--init-groups']
    return { prefix, own: (folder) => chownSync(folder, uid, gid) }
  } catch {
    throw new Failure('PostgreSQL does not run as root, and there is no user "postgres" to run it as.')
  }
}

/** A loopback port that is free now. @returns {Promise<number>} */
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

/** Ends a server and its workers at once, as the loss of its machine would. */
function killAll(child) {
  const workers = spawnSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
  for (const pid of [child.pid, ...workers.stdout.split(/\s+/).filter(Boolean).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
}

/**
 * Starts a server. It ends with `stop`, and at the latest with this process. Throws Failure. A durable one keeps what it acknowledged
 * when it is killed, as PostgreSQL does unless told otherwise.
 * @param {string} bin the folder of `findPostgres`
 * @param {{durable?: boolean, connections?: number}} options
 * @returns {Promise<{url: string, kill: () => Promise<void>, restart: () => Promise<void>, stop: () => Promise<void>}>} url of the
 * database "postgres", without a password
 */
export async function startPostgres(bin, { durable = false, connections = 100 } = {}) {
  const { prefix, own } = unprivileged()
  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-postgres-'))
  const data = path.join(base, 'data')
  mkdirSync(data, { mode: 0o700 })
  own(base)
  own(data)
  const command = (name, ...args) => [...prefix, path.join(bin, name), ...args]
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const init = command(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    `--locale=${locale}`,
    '--no-sync',
  )
  const made = spawnSync(init[0], init.slice(1), { cwd: base, encoding: 'utf8' })
  if (made.status !== 0) {
    rmSync(base, { recursive: true, force: true })
    throw new Failure(`initdb failed: ${made.stderr || made.error?.message}`)
  }

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${base}`,
    `max_connections=${connections}`,
    ...(durable ? [] : FAST),
  ]
  const serve = command('postgres', '-D', data, ...settings.flatMap((setting) => ['-c', setting]))
  let child
  const launch = async () => {
    child = start(serve[0], serve.slice(1), { cwd: base, stdio: ['ignore', 'pipe', 'pipe'] })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        log = (log + chunk).slice(-10_000)
      })
    }
    for (const until = Date.now() + START_MS; !log.includes('ready to accept connections'); await sleep(50)) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Failure(`PostgreSQL did not start:\n${log}`)
    }
  }
  const clean = () => {
    child.kill('SIGQUIT')
    rmSync(base, { recursive: true, force: true })
  }
  process.once('exit', clean)
  await launch()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    kill: async () => {
      const ended = once(child, 'exit')
      killAll(child)
      await ended
    },
    restart: launch,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      process.off('exit', clean)
      rmSync(base, { recursive: true, force: true })
    },
  }
}
