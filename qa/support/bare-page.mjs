import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/postgres.mjs'
import { Failure, inProject, root, run, start } from '../../scripts/support/project.mjs'

const BARE = inProject('.bare-page')
const NEXT = inProject('node_modules/next/dist/bin/next')

const BARE_FILES = {
  'package.json': '{ "name": "bare-page", "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} }, agentRules: false, experimental: { agentUpgrade: false } }`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  // Without one of its own the bare page is given this project's.
  'instrumentation.js': 'export function register() {}',
  // The floor of an answer that streams.
  'app/stream/route.js': `export const dynamic = 'force-dynamic'
export function GET() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: hello\\n\\n'))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}`,
  'app/page.jsx': 'export default function Page() { return <h1>Hello</h1> }',
}

/**
 * Builds and serves a Next app of one page and one empty stream (/stream), with this project's packages. `buildMs` and `startMs` say
 * how long that took; `restart` ends the server and starts it again, and returns the latter.
 * @returns {Promise<{url: string, buildMs: number, startMs: number, pid: () => number, restart: () => Promise<number>, stop: () => void}>}
 */
export async function startBarePage() {
  rmSync(BARE, { recursive: true, force: true })
  for (const [name, text] of Object.entries(BARE_FILES)) {
    mkdirSync(path.dirname(path.join(BARE, name)), { recursive: true })
    writeFileSync(path.join(BARE, name), text)
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const began = performance.now()
  const built = await run(process.execPath, [NEXT, 'build'], { cwd: BARE, env, quiet: true })
  if (built.code !== 0) throw new Failure(`${built.output}\nThe bare page could not be built.`)
  const buildMs = performance.now() - began
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  let child
  const launch = async () => {
    const started = performance.now()
    child = start(process.execPath, args, { cwd: BARE, env, stdio: 'ignore' })
    await untilAnswers(url, 30_000)
    return performance.now() - started
  }
  const startMs = await launch()
  return {
    url,
    buildMs,
    startMs,
    pid: () => child.pid,
    restart: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      return await launch()
    },
    stop: () => {
      child.kill('SIGTERM')
      rmSync(BARE, { recursive: true, force: true })
    },
  }
}

/** Waits until an address answers with success; throws Failure after `wait` milliseconds. */
export async function untilAnswers(url, wait) {
  for (const until = Date.now() + wait; ; await sleep(25)) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isThere) return
    if (Date.now() > until) throw new Failure(`${url} did not answer within ${wait / 1000} s.`)
  }
}
