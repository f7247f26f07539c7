// What every script shares: where the project lies, how to speak, how to run a program. Needs no package.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The project's folder, absolute. */
export const root = path.resolve(import.meta.dirname, '../..')

/** An absolute path inside the project. */
export const inProject = (...parts) => path.join(root, ...parts)

/** A failure whose message is written for the person at the terminal: it is printed without a stack. */
export class Failure extends Error {}

/** Runs a script's main function; prints what went wrong and sets the exit code. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

/** Takes the variables of `.env` that are not set already. */
export function loadEnvFile() {
  const file = inProject('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Whole seconds with one decimal since `start` (from performance.now()), as text. */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

const children = new Set()
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

const exitOn = (signal) => process.exit(SIGNALS[signal])
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM')
})

// Signals are taken only while a program runs: the server that `npm start` loads has handlers of its own.
function track(child) {
  if (children.size === 0) for (const signal of Object.keys(SIGNALS)) process.on(signal, exitOn)
  children.add(child)
  const forget = () => {
    children.delete(child)
    if (children.size === 0) for (const signal of Object.keys(SIGNALS)) process.off(signal, exitOn)
  }
  child.once('exit', forget)
  child.once('error', forget)
}

/** Starts a program that ends with this process. Options as for spawn; the folder is the project's. */
export function start(file, args, options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
  track(child)
  return child
}

/**
 * Runs a program to its end.
 * @returns {Promise<{code: number, output: string}>} output is what it printed when `quiet`, else empty
 */
export function run(file, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(file, args, { ...options, ...(quiet && { stdio: ['ignore', 'pipe', 'pipe'] }) })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a JavaScript file with this Node. Arguments and result as `run`. */
export const runNode = (file, args = [], options = {}) =>
  run(process.execPath, [inProject(file), ...args], options)

const PARENT_MS = 250

const readLine = (file) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** The ids above this process up to npm: npm's own, or a shell's and npm's. Where there is no /proc, the parent's alone. */
function ancestors() {
  const parent = process.ppid
  const isShell = /^(sh|dash|bash|ash|zsh)$/.test(readLine(`/proc/${parent}/comm`))
  // "pid (name) state ppid …"; the name may hold spaces and brackets.
  const grandparent = readLine(`/proc/${parent}/stat`).replace(/^.*\) \S+ (\d+) .*$/s, '$1')
  return isShell ? `${parent} ${grandparent}` : `${parent}`
}

/**
 * Ends this process when npm, which started it, is gone: SIGKILL reaches npm alone, and a server left behind would keep the port and
 * the embedded database.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const before = ancestors()
  setInterval(() => {
    if (ancestors() !== before) process.kill(process.pid, 'SIGTERM')
  }, PARENT_MS).unref()
}
