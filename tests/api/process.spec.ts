import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { ADMIN, startApp } from '@/tests/support/app-server'
import { NOT_OPTIMISED } from '@/tests/support/migrated-folder'
import { findHeaderProblem } from '@/tests/support/secure-headers'
import { expect, test } from './support/fixtures'

const COMPANY = {
  name: 'Northmoor Bridges',
  email: 'jo@northmoor-bridges.com',
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
}

test('keeps acknowledged data after SIGKILL, and answers requests from before it is set up like any others', async ({
  app,
  request,
}) => {
  const created = await request.post('/api/companies', { data: COMPANY })
  const { company } = await created.json()
  await app.kill()
  const restarted = app.restart()
  // The server listens long before it answers, so the first response has waited.
  let first: Response | undefined
  await expect(async () => {
    first = await fetch(`${app.url}/nothing`, { headers: { accept: 'text/html' } })
  }).toPass({ intervals: [10] })
  await restarted
  expect(first && findHeaderProblem(first.status, (name) => first?.headers.get(name) ?? null)).toBeNull()
  const response = await request.get(`/api/companies/${company.id}`)
  expect(await response.json()).toMatchObject({ company: { id: company.id, email: COMPANY.email } })
})

test('refuses a second process on the same folder while the first continues', {
  tag: '@embedded',
}, async ({ app, request }) => {
  const refusal = `is in use by process ${app.pid()}. Stop that process, or set DATABASE_URL to a PostgreSQL server.`
  await expect(startApp({ env: { DATA_DIR: app.dataDir } })).rejects.toThrow(refusal)
  expect((await request.get('/api/ready')).status()).toBe(200)
})

test('runs without being ready while the database server cannot be reached', {
  tag: '@embedded',
}, async () => {
  const app = await startApp({
    databaseUrl: 'postgresql://nobody@127.0.0.1:1/nothing',
    readyPath: '/api/health',
  })
  const response = await fetch(`${app.url}/api/ready`)
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('ECONNREFUSED')
  const signIn = await fetch(`${app.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify(ADMIN),
  })
  expect(await signIn.json()).toMatchObject({ type: '/problems/unavailable', status: 503 })
  await app.stop()
})

test('refuses to start on an incomplete database with one line', { tag: '@embedded' }, async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'spanwright-incomplete-'))
  mkdirSync(path.join(dataDir, 'pglite/base'), { recursive: true })
  const message = await startApp({ env: { DATA_DIR: dataDir } }).catch((error: Error) => error.message)
  rmSync(dataDir, { recursive: true })
  expect(message).toContain(`${dataDir}/pglite is not empty, but it does not hold a complete database`)
  expect(message).not.toContain('    at ')
})

test('backs up the embedded database while the server runs', { tag: '@embedded' }, async ({
  app,
  request,
}) => {
  await request.post('/api/companies', { data: COMPANY })
  const file = path.join(app.dataDir, 'backup.jsonl.gz')
  const env = { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: '' }
  const command = [NOT_OPTIMISED, 'scripts/backup.mjs', 'backup', file]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  expect(stdout).toContain(`The backup is in ${file}. It is complete`)
  expect(gunzipSync(readFileSync(file)).toString()).toContain(COMPANY.email)
  expect((await request.get('/api/ready')).status()).toBe(200)
})

test('reads a secret from a file, and names the file if it is empty', { tag: '@embedded' }, async ({
  app,
}) => {
  const file = path.join(app.dataDir, 'metrics-token')
  writeFileSync(file, 'a-token-of-the-tests\n')
  const env = { METRICS_TOKEN: '', METRICS_TOKEN_FILE: file }
  const withFile = await startApp({ env })
  const headers = { authorization: 'Bearer a-token-of-the-tests' }
  expect((await fetch(`${withFile.url}/metrics`, { headers })).status).toBe(200)
  await withFile.stop()
  writeFileSync(file, '\n')
  await expect(startApp({ env })).rejects.toThrow(`The file ${file} of METRICS_TOKEN_FILE is empty.`)
})

test('names an invalid environment variable at start', { tag: '@embedded' }, async () => {
  await expect(startApp({ env: { LOG_LEVEL: 'loud' } })).rejects.toThrow('LOG_LEVEL')
})
