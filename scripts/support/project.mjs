// What every script shares. Imports no package, because packages may not be installed yet.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadSecretFiles } from '../../lib/server/secret-files.mjs'

export const root = path.resolve(import.meta.dirname, '../..')

export const inProject = (...parts) => path.join(root, ...parts)

/** A failure whose message is written for the person at the terminal: it is printed without a stack. */
export class Failure extends Error {}

/** Runs a script's main function. Prints what went wrong, without the data that a database driver attaches, and exits with 1. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    if (exitCode !== undefined) return
    console.error(error instanceof Failure ? `\n${error.message}\n` : (error.stack ?? error))
    process.exit(1)
  }
}

/** Reads `.env`, which does not replace variables that are already set, and the files of secrets. Throws Failure. */
export function loadEnvironment() {
  const file = inProject('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  try {
    loadSecretFiles(process.env)
  } catch (error) {
    throw new Failure(error.message)
  }
}

export const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`

const STOP_LIMIT_MS = 5000
const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** The running programs, each with the signal that ends it. */
const children = new Map()
let exitCode

/** Ends the running programs, then this process. Kills a program that takes longer than STOP_LIMIT_MS. */
function exitOnSignal(signal) {
  if (exitCode !== undefined) return
  exitCode = SIGNAL_EXIT_CODES[signal]
  for (const [child, endSignal] of children) child.kill(endSignal)
  setTimeout(() => {
    for (const child of children.keys()) child.kill('SIGKILL')
  }, STOP_LIMIT_MS)
}

process.on('exit', () => {
  for (const [child, endSignal] of children) child.kill(endSignal)
})

// Signals are only handled while a program runs: the server that `npm start` loads has its own handlers.
function track(child, endSignal) {
  if (children.size === 0)
    for (const signal of Object.keys(SIGNAL_EXIT_CODES)) process.on(signal, exitOnSignal)
  children.set(child, endSignal)
  const untrack = () => {
    children.delete(child)
    if (children.size > 0) return
    if (exitCode !== undefined) process.exit(exitCode)
    for (const signal of Object.keys(SIGNAL_EXIT_CODES)) process.off(signal, exitOnSignal)
  }
  child.once('exit', untrack)
  child.once('error', untrack)
}

/**
 * Starts a program in the project's folder. It is ended with this process, by `endSignal`.
 * @param {import('node:child_process').SpawnOptions & {endSignal?: NodeJS.Signals}} options
 */
export function start(file, args, { endSignal = 'SIGTERM', ...options } = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
  track(child, endSignal)
  return child
}

/** `output` is what the program printed when `quiet`, else empty. Stays pending once a signal ends this process. */
export function run(file, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(file, args, { ...options, ...(quiet && { stdio: ['ignore', 'pipe', 'pipe'] }) })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) => {
      if (exitCode === undefined) resolve({ code: code ?? 1, output })
    })
  })
}

export const runNode = (file, args = [], options = {}) =>
  run(process.execPath, [inProject(file), ...args], options)

const ANCESTOR_CHECK_MS = 250

const readLine = (file) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Process ids from the parent up to npm. Only the parent's where there is no /proc. */
function readAncestors() {
  const parent = process.ppid
  const isShell = /^(sh|dash|bash|ash|zsh)$/.test(readLine(`/proc/${parent}/comm`))
  // "pid (name) state ppid …"; the name may contain spaces and brackets.
  const grandparent = readLine(`/proc/${parent}/stat`).replace(/^.*\) \S+ (\d+) .*$/s, '$1')
  return isShell ? `${parent} ${grandparent}` : `${parent}`
}

/** Ends with the npm that started it. SIGKILL only reaches npm, and a server left behind would keep the port and the database. */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const ancestors = readAncestors()
  setInterval(() => {
    if (readAncestors() !== ancestors) process.kill(process.pid, 'SIGTERM')
  }, ANCESTOR_CHECK_MS).unref()
}

/** Runs an operator's command, and prints what it returns for the arguments. */
export const runCommand = (command) =>
  main(async () => {
    exitWithNpm()
    loadEnvironment()
    console.log(await command(process.argv.slice(2)))
  })
