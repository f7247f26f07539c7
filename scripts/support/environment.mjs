import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, inProject } from './project.mjs'

const PORT_WAIT_MS = 2000
const DATABASE_TIMEOUT_MS = 5000
/** As in lib/server/env.ts. */
const MIN_SECRET_LENGTH = 32

/** The address to listen on: PORT (3000) and HOST (0.0.0.0). Throws Failure. */
export function readListenAddress() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT=${process.env.PORT} is not a port. Use a whole number from 1 to 65535.`)
  return { port, host: process.env.HOST || '0.0.0.0' }
}

export const readDataFolder = () => path.resolve(inProject(), process.env.DATA_DIR || '.data')

const tryListen = ({ port, host }) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })

/** Throws Failure when the port is in use for more than two seconds, or cannot be used. */
export async function checkPort(address) {
  const { port, host } = address
  let error = await tryListen(address)
  for (const deadline = Date.now() + PORT_WAIT_MS; error?.code === 'EADDRINUSE' && Date.now() < deadline; ) {
    await sleep(100)
    error = await tryListen(address)
  }
  if (error?.code === 'EADDRINUSE')
    throw new Failure(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    )
  if (error) throw new Failure(`Cannot listen on ${host}, port ${port} (${error.code}). Check HOST and PORT.`)
}

export function prepareDataFolder() {
  const folder = readDataFolder()
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be written (${error.code}). Set DATA_DIR to a folder that this user can write.`,
    )
  }
  process.env.DATA_DIR = folder
  return folder
}

/** Sets APP_SECRET from the data folder unless the environment has one. The first time a random secret is written there. Throws Failure. */
export function prepareSecret(folder) {
  if (process.env.APP_SECRET) return
  const file = path.join(folder, 'app-secret')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new Failure(`The secret could not be written to ${file} (${error.code}).`)
  }
  process.env.APP_SECRET = readSecretFile(file)
}

function readSecretFile(file) {
  const secret = tryReadSecret(file)
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  throw new Failure(
    `The secret in ${file} is ${secret ? `shorter than ${MIN_SECRET_LENGTH} characters` : 'empty'}. Put the old file back, or delete it to get a new secret, after which administrators have to sign in again.`,
  )
}

function tryReadSecret(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const advice =
      error.code === 'EISDIR'
        ? 'It is a folder: put the old file in its place, or delete it to get a new secret.'
        : 'Make the file readable by the user that runs Spanwright.'
    throw new Failure(`The secret in ${file} cannot be read (${error.code}). ${advice}`)
  }
}

/** Throws Failure when nothing answers at the host and port of DATABASE_URL. Never prints its password. */
export async function checkDatabaseServer() {
  const url = process.env.DATABASE_URL
  if (!url) return
  if (!URL.canParse(url))
    throw new Failure('DATABASE_URL is not a URL. Use postgresql://user:password@host:5432/name')
  const { hostname, port } = new URL(url)
  // Without a host it is a Unix socket, which the driver opens.
  if (!hostname) return
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '')
  const error = await new Promise((resolve) => {
    const socket = net.connect({ host, port: Number(port || 5432), timeout: DATABASE_TIMEOUT_MS })
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
