import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Every server of the tests shows its metrics to whoever has it. */
export const METRICS_TOKEN = 'a-token-of-the-tests-and-of-nothing-else'
export const ADMIN = { username: 'admin', password: 'correct horse battery staple' }

export interface AppServer {
  /** Without a trailing slash. Stays the same after a restart. */
  url: string
  dataDir: string
  pid(): number
  log(): string
  /** Sends SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void>
  /** Starts it again with the same port and data. Resolves when it is ready. Throws if it has not ended. */
  restart(): Promise<void>
  /** Sends SIGTERM, as a service manager does, and keeps the data. Resolves with the exit code. */
  terminate(): Promise<number | null>
  /** Kills it where nothing of it is kept: an orderly end takes seconds. `terminate` tests that end. */
  stop(): Promise<void>
}

export interface AppOptions {
  /** PostgreSQL database; without it, an embedded one in a new folder. */
  databaseUrl?: string | undefined
  env?: Record<string, string>
  /** Folder of another checkout that has been built. */
  cwd?: string | undefined
  readyPath?: string
  /** Command that runs the server as its arguments, for example with resource limits. */
  wrapperCommand?: readonly string[]
  nodeFlags?: readonly string[]
  /** `next` is what platforms run: `next start` in the project's folder. */
  server?: 'standalone' | 'next'
}

const STANDALONE = '.next/standalone/server.js'
const NEXT_START = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1']
const READY_MS = 120_000
/** For a fixture that starts a server, and what it needs. */
export const APP_START_LIMIT_MS = 240_000
const SHUTDOWN_MS = 5000

const CLEARED_VARIABLES = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_AUDIO',
  'OPENAI_TRANSCRIPTION_MODEL',
  'OPENAI_SPEECH_MODEL',
  'APP_URL',
  'TRUSTED_PROXY_HOPS',
  'SMTP_URL',
  'MAIL_FROM',
  'NOTIFY_EMAIL',
]

/**
 * Writes a second start file of the build for the tests, and returns its path. What it starts loads a page or a call when it is first asked
 * for one, not all of them at once: most servers of the tests answer a few, and loading takes a third of a start.
 */
export function writeLazyServer(): string {
  const file = STANDALONE.replace('server', 'lazy-server')
  const source = readFileSync(STANDALONE, 'utf8')
  const lazy = source.replace('"preloadEntriesOnStart":true', '"preloadEntriesOnStart":false')
  // Another run may be starting servers from it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== lazy) {
    writeFileSync(`${file}.${process.pid}`, lazy)
    renameSync(`${file}.${process.pid}`, file)
  }
  return file
}

/**
 * Throws if it is not ready within two minutes. An embedded database is a copy of E2E_FOLDER if set: creating one takes seconds. E2E_SERVER
 * is the start file, by default that of the build, and E2E_NODE_FLAG is an option of Node.
 */
export async function startApp({
  databaseUrl = '',
  env = {},
  cwd,
  readyPath: ready = '/api/ready',
  wrapperCommand: through = [],
  nodeFlags = [],
  server = 'standalone',
}: AppOptions = {}): Promise<AppServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-app-'))
  const template = process.env.E2E_FOLDER
  if (template && !databaseUrl && !env.DATA_DIR) cpSync(template, folder, { recursive: true })
  const isDiscarded = !env.DATA_DIR && through.length === 0 && server === 'standalone'
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const variables: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(CLEARED_VARIABLES.map((name) => [name, ''])),
    NODE_ENV: 'production',
    PORT: String(port),
    HOSTNAME: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    APP_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    METRICS_TOKEN,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const flags = [...nodeFlags, ...(process.env.E2E_NODE_FLAG ? [process.env.E2E_NODE_FLAG] : [])]
  let log = ''
  const launch = () => {
    const program = server === 'next' ? NEXT_START : [process.env.E2E_SERVER ?? STANDALONE]
    const [file = '', ...args] = [...through, process.execPath, ...flags, ...program]
    const child = spawn(file, args, {
      env: variables,
      ...(cwd && { cwd }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk: Buffer) => {
      log += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    return child
  }
  const endProcess = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (!isRunning(child)) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  let child = launch()
  const onExit = () => child.kill('SIGKILL')
  process.once('exit', onExit)
  const discard = () => {
    process.off('exit', onExit)
    rmSync(folder, { recursive: true, force: true })
  }
  await waitUntilReady(url + ready, child, () => log).catch((error) => {
    discard()
    throw error
  })
  return {
    url,
    dataDir: folder,
    pid: () => child.pid ?? 0,
    log: () => log,
    kill: () => endProcess(child, 'SIGKILL'),
    restart: async () => {
      if (isRunning(child)) throw new Error('The server is still running: kill or terminate it first.')
      child = launch()
      await waitUntilReady(url + ready, child, () => log)
    },
    terminate: async () => {
      await endProcess(child, 'SIGTERM')
      return child.exitCode
    },
    stop: async () => {
      const killTimer = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_MS)
      await endProcess(child, isDiscarded ? 'SIGKILL' : 'SIGTERM')
      clearTimeout(killTimer)
      discard()
    },
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function waitUntilReady(url: string, child: ChildProcess, log: () => string) {
  for (const deadline = Date.now() + READY_MS; !(await isAnswering(url)); await sleep(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue
    child.kill('SIGKILL')
    throw new Error(`The app did not become ready:\n${log()}`)
  }
}

const isAnswering = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

export async function freePort(): Promise<number> {
  const probe = net.createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return address.port
}
