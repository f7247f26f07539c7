import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { untilAnswers } from '../support/bare-page.mjs'
import { freePort } from '../../scripts/support/postgres.mjs'
import { root } from '../../scripts/support/project.mjs'

const REST_MS = 10_000
const START_MS = 300_000

/** Runs `npm start` in a folder until it is ready. @returns {Promise<{seconds: string, server: ChildProcess}>} */
async function timeStart(folder) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATABASE_URL: '', DATA_DIR: '', NODE_ENV: '' }
  const started = performance.now()
  const server = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, stdio: 'ignore' })
  process.once('exit', () => server.kill('SIGKILL'))
  await untilAnswers(`http://127.0.0.1:${port}/api/ready`, START_MS)
  return { seconds: ((performance.now() - started) / 1000).toFixed(1), server }
}

const megabytes = (pid) => {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}

async function end(server) {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

/** Seconds from `npm start` to ready, on a clean clone and again, and the server's memory at rest. */
export async function benchStart() {
  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-clone-'))
  try {
    const clone = path.join(base, 'clone')
    execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', root, clone])
    const first = await timeStart(clone)
    console.log(`\nnpm start to ready, clean clone: ${first.seconds} s (goal 90)`)
    await end(first.server)
    const second = await timeStart(clone)
    console.log(`npm start to ready, second start: ${second.seconds} s (goal 3)`)
    await sleep(REST_MS)
    console.log(`Memory at rest with the embedded database: ${megabytes(second.server.pid)} MB (goal 400)`)
    await end(second.server)
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}
