import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inProject } from './project.mjs'

let folder
let command
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'project-'))
})
afterEach(() => {
  command.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A command that runs `program` and then says that it went on. Resolves with the program's pid. */
async function startCommand(program, options = {}) {
  const pidFile = path.join(folder, 'pid')
  const script = path.join(folder, 'command.mjs')
  writeFileSync(
    script,
    `import { main, run } from ${JSON.stringify(pathToFileURL(inProject('scripts/support/project.mjs')))}
    await main(async () => {
      await run(process.execPath, ['-e', ${JSON.stringify(program)}], ${JSON.stringify(options)})
      console.log('went on')
    })`,
  )
  command = spawn(process.execPath, [script], {
    env: { ...process.env, PID_FILE: pidFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  while (!existsSync(pidFile) || !readFileSync(pidFile, 'utf8')) await sleep(20)
  return Number(readFileSync(pidFile, 'utf8'))
}

async function endCommand(signal) {
  let output = ''
  command.stdout.on('data', (chunk) => {
    output += chunk
  })
  const closed = once(command, 'close')
  command.kill(signal)
  const [code] = await closed
  return { code, output }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const ANNOUNCE = `require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid)); setInterval(() => {}, 1000);`
const SLOW = `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300));`
const STUBBORN = `process.on('SIGTERM', () => {});`

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
])('%s ends the program that a command runs, and the command with code %i', async (signal, code) => {
  const pid = await startCommand(SLOW + ANNOUNCE)
  expect(await endCommand(signal)).toEqual({ code, output: '' })
  expect(isRunning(pid)).toBe(false)
})

test('kills a program that ignores the signal', async () => {
  const pid = await startCommand(STUBBORN + ANNOUNCE)
  expect(await endCommand('SIGTERM')).toEqual({ code: 143, output: '' })
  expect(isRunning(pid)).toBe(false)
})

test('kills a program at once that may be cut off', async () => {
  const pid = await startCommand(STUBBORN + ANNOUNCE, { endSignal: 'SIGKILL' })
  const started = performance.now()
  expect(await endCommand('SIGTERM')).toEqual({ code: 143, output: '' })
  expect(performance.now() - started).toBeLessThan(4000)
  expect(isRunning(pid)).toBe(false)
})
