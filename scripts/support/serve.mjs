import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './app-build.mjs'
import {
  checkDatabaseServer,
  checkPort,
  prepareDataFolder,
  prepareSecret,
  readListenAddress,
} from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { whilePreparing } from './prepare-lock.mjs'
import { exitWithNpm, Failure, inProject, loadEnvironment, main, secondsSince } from './project.mjs'

const READY_LIMIT_MS = 120_000

export async function prepareEnvironment() {
  exitWithNpm()
  loadEnvironment()
  const address = readListenAddress()
  await checkPort(address)
  await checkDatabaseServer()
  prepareSecret(prepareDataFolder())
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  return address
}

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
    // In this process, so that signals reach the server itself and a kill leaves nothing behind.
    await import(pathToFileURL(inProject('.next/standalone/server.js')).href)
    const origin = `http://${toReachableHost(address.host)}:${address.port}`
    await waitUntilReady(origin)
    console.log(`\nSpanwright is ready at ${origin} (${secondsSince(started)})\n`)
  })

/** Where a browser on this machine finds a server that listens on `host`. */
function toReachableHost(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function waitUntilReady(origin) {
  const deadline = Date.now() + READY_LIMIT_MS
  for (let lastAnswer = 'no answer'; ; await sleep(50)) {
    try {
      const response = await fetch(`${origin}/api/ready`)
      if (response.ok) return
      lastAnswer = `${response.status} ${await response.text()}`
    } catch (error) {
      lastAnswer = error.cause?.code ?? error.message
    }
    if (Date.now() > deadline)
      throw new Failure(`The server did not become ready within two minutes: ${lastAnswer}`)
  }
}
