// npm run bench:web [-- scripts|start]
// scripts: JavaScript (gzip) that each screen loads at first, beside a bare Next page built in the same run.
// start: seconds from `npm start` to ready, on a clean clone and again, and the server's memory at rest.
import './support/node-version.mjs'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const { ensureBuilt, ensureClient } = await import('./support/app-build.mjs')
const { ensureInstalled } = await import('./support/install.mjs')
const { freePort } = await import('./support/postgres.mjs')
const { Failure, inProject, main, root, run, start } = await import('./support/project.mjs')
const { whilePreparing } = await import('./support/serve.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const BARE = inProject('.bare-page')
const NEXT = inProject('node_modules/next/dist/bin/next')
const REST_MS = 10_000
const START_MS = 300_000

const BARE_FILES = {
  'package.json': '{ "name": "bare-page", "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} }, agentRules: false, experimental: { agentUpgrade: false } }`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  // Without one of its own the bare page is given this project's.
  'instrumentation.js': 'export function register() {}',
  'app/page.jsx': 'export default function Page() { return <h1>Hello</h1> }',
}

/** Builds and serves a Next app of one page, with this project's packages. @returns {Promise<{url: string, stop: () => void}>} */
async function startBarePage() {
  rmSync(BARE, { recursive: true, force: true })
  for (const [name, text] of Object.entries(BARE_FILES)) {
    mkdirSync(path.dirname(path.join(BARE, name)), { recursive: true })
    writeFileSync(path.join(BARE, name), text)
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const built = await run(process.execPath, [NEXT, 'build'], { cwd: BARE, env, quiet: true })
  if (built.code !== 0) throw new Failure(`${built.output}\nThe bare page could not be built.`)
  const port = await freePort()
  const args = [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  const child = start(process.execPath, args, { cwd: BARE, env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, 30_000)
  return {
    url,
    stop: () => {
      child.kill('SIGTERM')
      rmSync(BARE, { recursive: true, force: true })
    },
  }
}

async function untilAnswers(url, wait) {
  for (const until = Date.now() + wait; ; await sleep(25)) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isThere) return
    if (Date.now() > until) throw new Failure(`${url} did not answer within ${wait / 1000} s.`)
  }
}

/** Bytes of script, as they come over the wire, until the page at `url` has come to rest. A browser with an empty cache. */
async function scriptBytes(browser, url, storageState) {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const scripts = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  const response = await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const at = new URL(page.url()).pathname
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  await context.close()
  return {
    at,
    status: response?.status(),
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  }
}

const COMPANY = {
  name: 'Bench Bridges',
  email: 'hiring@bench-bridges.com',
  contactName: 'Ada Smith',
  phone: '0117 496 0000',
}
const DETAILS = {
  industry: 'manufacturing',
  size: '11-50',
  website: '',
  description: 'We build bridges and keep them standing.',
  jobTitle: 'Bridge Engineer',
}

/** A company with a specification. @returns {Promise<{state: object, specification: string}>} its cookies and the specification's id */
async function prepareCompany(browser, origin) {
  const context = await browser.newContext({ baseURL: origin })
  const send = async (method, url, data) => {
    const response = await context.request[method](url, { data })
    if (!response.ok()) throw new Failure(`${url}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  const { company } = await send('post', '/api/companies', COMPANY)
  await send('put', `/api/companies/${company.id}`, DETAILS)
  const { sessionId } = await send('post', '/api/ai/initialize', { companyId: company.id })
  await send('post', '/api/ai/chat', {
    companyId: company.id,
    message: 'Must have five years of steel bridge design.',
  })
  const made = await send('post', '/api/ai/generate-summary', { companyId: company.id, sessionId })
  const state = await context.storageState()
  await context.close()
  return { state, specification: made.jobSpecification.id }
}

const FORM = 1.15
const CHAT = 1.6
/** [screen, most script as a multiple of the bare page where there is a goal] */
const screensOf = (specification) => [
  ['/', undefined],
  ['/register', FORM],
  ['/about', FORM],
  ['/consultation', CHAT],
  ['/ai-consultation', FORM],
  ['/summary', undefined],
  ['/job-specification', undefined],
  [`/job-specification/${specification}`, undefined],
  ['/interest', FORM],
  ['/contact', FORM],
  ['/privacy-policy', undefined],
  ['/terms-of-service', undefined],
  ['/cookies', undefined],
  ['/admin/login', FORM],
  ['/no-such-page', undefined],
]

async function benchScripts(load) {
  await whilePreparing(async () => {
    await ensureClient()
    await ensureBuilt()
  })
  const { chromium } = await import('@playwright/test')
  const { resolveBrowser } = await import('../tests/support/resolve-browser.mjs')
  const { startApp } = await load('tests/support/app-server.ts')
  const { executablePath, env } = await resolveBrowser()
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } })
  const bare = await startBarePage()
  const app = await startApp()
  try {
    const floor = (await scriptBytes(browser, bare.url)).bytes
    const { state, specification } = await prepareCompany(browser, app.url)
    console.log(`\nScript on first load, gzip. Bare Next page: ${(floor / 1024).toFixed(1)} KB`)
    for (const [screen, goal] of screensOf(specification)) {
      const { at, status, bytes } = await scriptBytes(browser, app.url + screen, state)
      const ratio = bytes / floor
      const verdict =
        goal === undefined || status !== 200 ? '' : `goal ${goal}: ${ratio <= goal ? 'met' : 'MISSED'}`
      const name = screen.replace(specification, '{id}')
      const led = at === screen ? '' : ` led to ${at.replace(specification, '{id}')}`
      const found = status === 200 ? '' : ` status ${status}`
      const size = `${(bytes / 1024).toFixed(1)} KB`.padStart(10)
      console.log(`${name.padEnd(26)}${size}${ratio.toFixed(2).padStart(7)} ×  ${verdict}${led}${found}`)
    }
  } finally {
    await browser.close()
    bare.stop()
    await app.stop()
  }
}

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

async function benchStart() {
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

await main(async () => {
  const part = process.argv[2]
  if (part && part !== 'scripts' && part !== 'start')
    throw new Failure('usage: npm run bench:web [-- scripts|start]')
  await whilePreparing(() => ensureInstalled({ withDev: true }))
  if (part !== 'start') await withTypeScript(benchScripts)
  if (part !== 'scripts') await benchStart()
})
