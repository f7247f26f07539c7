// Seconds from `npm start` until ready, on a clean clone and again, and the server's memory at rest.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/postgres.mjs'
import { root, start } from '../../scripts/support/project.mjs'
import { waitUntilAnswers } from '../support/bare-next-app.mjs'
import { residentMb } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'

const REST_MS = 10_000
const START_LIMIT_MS = 300_000
const CLEAN_START_GOAL_S = 90
const SECOND_START_GOAL_S = 3
const MEMORY_GOAL_MB = 400

async function startIn(folder) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATABASE_URL: '', DATA_DIR: '', NODE_ENV: '' }
  const started = performance.now()
  const server = start(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, stdio: 'ignore' })
  await waitUntilAnswers(`http://127.0.0.1:${port}/api/ready`, START_LIMIT_MS)
  const seconds = (performance.now() - started) / 1000
  const stop = async () => {
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
  }
  return { seconds, pid: server.pid, stop }
}

export default async function measureStarts() {
  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-clone-'))
  try {
    const clone = path.join(base, 'clone')
    execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', root, clone])
    const first = await startIn(clone)
    await first.stop()
    const second = await startIn(clone)
    await sleep(REST_MS)
    const megabytes = residentMb(second.pid)
    await second.stop()
    const figures = [
      ['npm start until ready, clean clone, s', first.seconds, CLEAN_START_GOAL_S],
      ['npm start until ready, second time, s', second.seconds, SECOND_START_GOAL_S],
      ['memory at rest, embedded database, MB', megabytes, MEMORY_GOAL_MB],
    ]
    printTable(
      'Start',
      ['figure', 'value', 'goal'],
      figures.map(([name, value, goal]) => [name, value.toFixed(1), goal]),
    )
    return figures.filter(([, value, goal]) => value > goal).map(([name]) => name)
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}
