import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, inProject } from './project.mjs'

const PORT_MS = 2000

/** The address to listen on: PORT (3000) and HOST (0.0.0.0). Throws Failure. */
export function listenAddress() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT=${process.env.PORT} is not a port: use a whole number from 1 to 65535.`)
  }
  return { port, host: process.env.HOST || '0.0.0.0' }
}

/** What keeps this process from listening there; undefined when nothing does. @returns {Promise<NodeJS.ErrnoException | undefined>} */
const whyNotListen = ({ port, host }) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })

/** Throws Failure when the port cannot be listened on; waits two seconds for a server that is just ending. */
export async function checkPort(address) {
  const { port, host } = address
  let error = await whyNotListen(address)
  for (const until = Date.now() + PORT_MS; error?.code === 'EADDRINUSE' && Date.now() < until; ) {
    await sleep(100)
    error = await whyNotListen(address)
  }
  if (!error) return
  if (error.code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`,
    )
  }
  throw new Failure(`Cannot listen on ${host}, port ${port} (${error.code}). Check HOST and PORT.`)
}

/** Makes DATA_DIR absolute, creates it where it is missing, and returns it. Throws Failure. */
export function prepareDataFolder() {
  const folder = path.resolve(inProject(), process.env.DATA_DIR || '.data')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be written (${error.code}). Set DATA_DIR to a folder that this user may write.`,
    )
  }
  process.env.DATA_DIR = folder
  return folder
}

/** Sets APP_SECRET from the data folder where the environment has none; the first time it is made at random. */
export function prepareSecret(folder) {
  if (process.env.APP_SECRET) return
  const file = path.join(folder, 'app-secret')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new Failure(`The secret could not be written to ${file} (${error.code}).`)
  }
  process.env.APP_SECRET = readFileSync(file, 'utf8').trim()
}

/** Throws Failure when nothing answers at the host and port of DATABASE_URL. Its password is never printed. */
export async function checkDatabaseServer() {
  const text = process.env.DATABASE_URL
  if (!text) return
  if (!URL.canParse(text))
    throw new Failure('DATABASE_URL is not an address. Use postgresql://user:password@host:5432/name')
  const { hostname, port } = new URL(text)
  // Without a host it is a Unix socket: left to the driver.
  if (!hostname) return
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '')
  const error = await new Promise((resolve) => {
    const socket = net.connect({ host, port: Number(port || 5432), timeout: 5000 })
    socket.once('connect', () => resolve(undefined))
    socket.once('timeout', () => resolve({ code: 'no answer in 5 s' }))
    socket.once('error', resolve)
    socket.once('close', () => resolve({ code: 'closed' }))
    socket.once('connect', () => socket.destroy())
    socket.once('timeout', () => socket.destroy())
  })
  if (!error) return
  throw new Failure(
    `The database server ${host}:${port || 5432} of DATABASE_URL does not answer (${error.code}). Start it or correct DATABASE_URL; without DATABASE_URL the embedded database is used.`,
  )
}
