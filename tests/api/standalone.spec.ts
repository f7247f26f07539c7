import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@/tests/support/app-server'

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
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const listFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(path.join(folder, name))
    return `${name} ${size} ${mtimeMs}`
  })

test('a copied build serves with its own packages, and writes only to DATA_DIR', {
  tag: '@embedded',
}, async () => {
  const files = listFiles()
  expect(run('scripts/healthcheck.mjs').status).toBe(1)
  server = spawn(process.execPath, ['scripts/serve.mjs'], { cwd: folder, env, stdio: 'ignore' })
  const exited = once(server, 'exit')
  await expect.poll(() => run('scripts/healthcheck.mjs').status, { timeout: 30_000 }).toBe(0)
  for (const page of ['/', '/register', '/admin/login'])
    expect((await fetch(`http://127.0.0.1:${env.PORT}${page}`)).status, page).toBe(200)
  expect(run('scripts/admin.mjs', 'list')).toMatchObject({
    status: 1,
    output: expect.stringContaining('in use by the server'),
  })
  server.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
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
