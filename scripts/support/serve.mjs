import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './app-build.mjs'
import {
  checkDatabaseServer,
  checkPort,
  listenAddress,
  prepareDataFolder,
  prepareSecret,
} from './environment.mjs'
import { withLock } from './folder-lock.mjs'
import { ensureInstalled } from './install.mjs'
import { endWithNpm, Failure, inProject, loadEnvFile, main, secondsSince } from './project.mjs'

const READY_MS = 120_000

/** Environment, data folder and secret: what both `npm start` and `npm run dev` need before a server. */
export async function prepareEnvironment() {
  endWithNpm()
  loadEnvFile()
  const address = listenAddress()
  await checkPort(address)
  await checkDatabaseServer()
  prepareSecret(prepareDataFolder())
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  return address
}

/** Runs `work` while no other `npm start` or `npm run dev` installs or builds in this folder. */
export const whilePreparing = (work) => withLock(inProject('.prepare.lock'), work, 'preparing this folder')

/** `npm start`, until the server ends. */
export const serve = () =>
  main(async () => {
    const started = performance.now()
    const address = await prepareEnvironment()
    await whilePreparing(async () => {
      await ensureInstalled({ withDev: false })
      await ensureBuilt()
    })
    process.env.NODE_ENV = 'production'
    process.env.PORT = String(address.port)
    process.env.HOSTNAME = address.host
    // In this process: a signal reaches the server itself, and nothing is left behind when this one is killed.
    await import(pathToFileURL(inProject('.next/standalone/server.js')).href)
    const origin = `http://${reachableHost(address.host)}:${address.port}`
    await untilReady(origin)
    console.log(`\nSpanwright is ready at ${origin} (${secondsSince(started)})\n`)
  })

/** Where a browser on this machine finds a server that listens on `host`. */
function reachableHost(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function untilReady(origin) {
  const until = Date.now() + READY_MS
  for (let last = 'no answer'; ; await sleep(50)) {
    try {
      const response = await fetch(`${origin}/api/ready`)
      if (response.ok) return
      last = `${response.status} ${await response.text()}`
    } catch (error) {
      last = error.cause?.code ?? error.message
    }
    if (Date.now() > until) throw new Failure(`The server did not become ready within two minutes: ${last}`)
  }
}
