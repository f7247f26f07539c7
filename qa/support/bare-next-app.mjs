// The baseline for pages, streams, start-up and builds: a Next app with empty pages, an empty route and an empty stream.
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/postgres.mjs'
import { Failure, inProject, root, run, start } from '../../scripts/support/project.mjs'

const FOLDER = inProject('.bare-next-app')
const NEXT = inProject('node_modules/next/dist/bin/next')

const FILES = {
  'package.json': '{ "name": "bare-next-app", "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} }, agentRules: false, experimental: { agentUpgrade: false } }`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  // Without its own, Next would take this project's.
  'instrumentation.js': 'export function register() {}',
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
  'app/empty/route.js': `export const dynamic = 'force-dynamic'
export function GET() {
  return Response.json({})
}
export async function POST(request) {
  await request.json()
  return Response.json({})
}`,
  'app/dynamic/page.jsx': `export const dynamic = 'force-dynamic'
export default function Page() { return <h1>Hello</h1> }`,
  'app/page.jsx': 'export default function Page() { return <h1>Hello</h1> }',
}

/** Builds and serves the app on a free port. `restart` returns the milliseconds until it answers. */
export async function startBareNextApp() {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true })
    writeFileSync(path.join(FOLDER, name), text)
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const started = performance.now()
  const { code, output } = await run(process.execPath, [NEXT, 'build'], { cwd: FOLDER, env, quiet: true })
  if (code !== 0) throw new Failure(`${output}\nThe bare Next app could not be built.`)
  const buildMs = performance.now() - started
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  let child
  const launch = async () => {
    const launched = performance.now()
    child = start(process.execPath, args, { cwd: FOLDER, env, stdio: 'ignore' })
    await waitUntilAnswers(url, 30_000)
    return performance.now() - launched
  }
  await launch()
  return {
    url,
    buildMs,
    pid: () => child.pid,
    restart: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      return launch()
    },
    stop: () => {
      child.kill('SIGTERM')
      rmSync(FOLDER, { recursive: true, force: true })
    },
  }
}

/** Throws Failure after `limitMs`. */
export async function waitUntilAnswers(url, limitMs) {
  for (const deadline = Date.now() + limitMs; ; await sleep(25)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > deadline) throw new Failure(`${url} did not answer within ${limitMs / 1000} s.`)
  }
}
