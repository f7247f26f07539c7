import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The administrator of every server that the tests start. */
export const ADMIN = { username: 'admin', password: 'correct horse battery staple' }

/** A running build of the app, on a database of its own. */
export interface AppServer {
  /** Origin, without a slash at its end. It stays the same over restarts. */
  url: string
  /** DATA_DIR: what it keeps on disk. */
  dataDir: string
  /** The server's process id now. */
  pid(): number
  /** All that it printed so far. */
  log(): string
  /** SIGKILL: no chance to tidy up. Resolves when it is gone. */
  kill(): Promise<void>
  /** Starts it again after `kill`, on the same port and the same data; resolves when it is ready. */
  restart(): Promise<void>
  /** SIGTERM, as a service manager sends it. Resolves with the exit code once it is gone, and its data is still there. */
  terminate(): Promise<number | null>
  /** Ends it and throws its data away. */
  stop(): Promise<void>
}

export interface AppOptions {
  /** PostgreSQL database to use; without it an embedded one in a new folder. */
  databaseUrl?: string | undefined
  /** Further variables for the server. */
  env?: Record<string, string>
  /** The path that answers once it can be used. */
  readyPath?: string
  /** A command that runs the one after it in its own process: for limits of its own. */
  wrapperCommand?: readonly string[]
  /** Flags for Node. */
  nodeFlags?: readonly string[]
}

const READY_MS = 30_000
const SHUTDOWN_MS = 5000

/** Names that a developer's shell may carry and that no test shall depend on. */
const CLEARED_VARIABLES = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_AUDIO',
  'OPENAI_TRANSCRIPTION_MODEL',
  'OPENAI_SPEECH_MODEL',
  'APP_URL',
  'TRUSTED_PROXY_HOPS',
]

/**
 * Starts the build in .next/standalone and waits until it is ready. Throws with its output when it is not within 30 s. An embedded
 * database begins as a copy of the folder that E2E_FOLDER names, where it does: making one costs seconds.
 */
export async function startApp({
  databaseUrl = '',
  env = {},
  readyPath: ready = '/api/ready',
  wrapperCommand: through = [],
  nodeFlags = [],
}: AppOptions = {}): Promise<AppServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-app-'))
  const template = process.env.E2E_FOLDER
  if (template && !databaseUrl && !env.DATA_DIR) cpSync(template, folder, { recursive: true })
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
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  }
  let log = ''
  const launch = () => {
    const [file = '', ...args] = [...through, process.execPath, ...nodeFlags, '.next/standalone/server.js']
    const child = spawn(file, args, {
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk: Buffer) => {
      log += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    return child
  }
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
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
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      child = launch()
      await waitUntilReady(url + ready, child, () => log)
    },
    terminate: async () => {
      await end(child, 'SIGTERM')
      return child.exitCode
    },
    stop: async () => {
      const hurry = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_MS)
      await end(child, 'SIGTERM')
      clearTimeout(hurry)
      discard()
    },
  }
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string) {
  for (const until = Date.now() + READY_MS; !(await isAnswering(url)); await sleep(50)) {
    if (child.exitCode === null && Date.now() < until) continue
    child.kill('SIGKILL')
    throw new Error(`The app did not become ready:\n${log()}`)
  }
}

const isAnswering = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const probe = net.createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return address.port
}
