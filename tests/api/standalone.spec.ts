import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@/tests/support/app-server'
import { NOT_OPTIMISED } from '@/tests/support/migrated-folder'
import { REGISTRATION } from './support/owned'

test.describe.configure({ mode: 'serial' })

let base: string
let folder: string
let env: NodeJS.ProcessEnv
let server: ChildProcess | undefined

test.beforeAll(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-standalone-'))
  // Away from the project, whose packages Node would find too.
  folder = path.join(base, 'app')
  cpSync('.next/standalone', folder, { recursive: true, verbatimSymlinks: true })
  env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: path.join(base, 'data'),
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
  }
})

test.afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(base, { recursive: true, force: true })
})

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NOT_OPTIMISED, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const listFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(path.join(folder, name))
    return `${name} ${size} ${mtimeMs}`
  })

test('a copied build serves and makes PDF files with its own packages, and writes only to DATA_DIR', {
  tag: '@embedded',
}, async () => {
  const files = listFiles()
  expect(run('scripts/healthcheck.mjs').status).toBe(1)
  await serve()
  expect(run('scripts/healthcheck.mjs').status).toBe(0)
  for (const page of ['/', '/register', '/admin/login'])
    expect((await fetch(`http://127.0.0.1:${env.PORT}${page}`)).status, page).toBe(200)
  expect(run('scripts/admin.mjs', 'list')).toMatchObject({
    status: 1,
    output: expect.stringContaining('in use by the server'),
  })
  const pdf = await (await draftSpecification())('pdf')
  expect(pdf.status).toBe(200)
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
  expect(await stop()).toEqual([0, null])
  expect(listFiles()).toEqual(files)
})

test('the operator commands of a copied build run with its own packages', { tag: '@embedded' }, () => {
  for (const [args, status, output] of [
    [['scripts/admin.mjs', 'create', 'operator'], 0, /Password \(shown once\)/],
    [['scripts/backup.mjs', 'backup', path.join(base, 'backup.gz')], 0, /It is complete/],
    [['scripts/backup.mjs', 'backup', '--verify', path.join(base, 'backup.gz')], 0, /is complete/],
    [['scripts/retention.mjs', '--dry-run'], 0, /Would delete/],
    [['scripts/person.mjs', 'export', 'nobody@northmoor.example'], 1, /Nothing is stored under this address/],
    [['scripts/migrate.mjs'], 1, /DATABASE_URL is not set/],
  ] as const)
    expect(run(...args), args.join(' ')).toEqual({ status, output: expect.stringMatching(output) })
})

/** Answers of a registered company's browser. */
async function draftSpecification() {
  const origin = `http://127.0.0.1:${env.PORT}`
  let cookie = ''
  const call = async (address: string, body?: object) => {
    const response = await fetch(origin + address, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie ||= response.headers.getSetCookie().at(0)?.split(';')[0] ?? ''
    return response
  }
  const { company } = await (await call('/api/companies', REGISTRATION)).json()
  const message =
    'We need a bridge engineer in Leeds. It is permanent, up to £55,000. They will design footbridges.'
  const { sessionId } = await (await call('/api/ai/chat', { companyId: company.id, message })).json()
  const generated = await call('/api/ai/generate-summary', { companyId: company.id, sessionId })
  const { jobSpecification } = await generated.json()
  return (format: string) => call(`/api/job-specifications/${jobSpecification.id}/document?format=${format}`)
}

const isReady = () =>
  fetch(`http://127.0.0.1:${env.PORT}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

async function serve() {
  server = spawn(process.execPath, [NOT_OPTIMISED, 'scripts/serve.mjs'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  await expect.poll(isReady, { timeout: 60_000, intervals: [100] }).toBe(true)
}

async function stop() {
  const exited = server && once(server, 'exit')
  server?.kill('SIGTERM')
  return exited
}

test('a copied build offers printing where the engine for PDF files is missing', {
  tag: '@embedded',
}, async () => {
  const packages = path.join(folder, 'node_modules/@myriaddreamin')
  for (const name of readdirSync(packages))
    if (name !== 'typst-ts-node-compiler') rmSync(path.join(packages, name), { recursive: true })
  await serve()
  const download = await draftSpecification()
  const refused = await download('pdf')
  expect(refused.status).toBe(501)
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect((await refused.json()).detail).toContain('print')
  expect((await download('docx')).status).toBe(200)
  await stop()
})
