import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { messageOf } from '@/tests/evals/case-schema'
import { APP_START_LIMIT_MS, type AppServer, startApp } from '@/tests/support/app-server'
import { findHeaderProblem } from '@/tests/support/secure-headers'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import { test as base, expect } from './support/fixtures'
import { approve, describeCompany, findCase, register, say, writeSpecification } from './support/journey'

/** As on a platform that knows nothing about this project: the output of `next build`, `npm run migrate`, then `next start`. */
const test = base.extend<object, { app: AppServer }>({
  app: [
    async ({ browserName: _ }, use, info) => {
      const server = process.env.E2E_DATABASE ?? ''
      const name = `next_start_${process.pid}_${info.workerIndex}`
      const databaseUrl = databaseUrlOn(server, name)
      await runSql(server, `CREATE DATABASE ${name}`)
      const env = { ...process.env, DATABASE_URL: databaseUrl }
      const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'migrate'], { env })
      expect(stdout).toMatch(/^(Applied \d+_\w+\n)+$/)
      const app = await startApp({ databaseUrl, server: 'next' })
      await use(app)
      expect(await app.terminate()).toBe(0)
      await app.stop()
      await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
    { scope: 'worker', timeout: APP_START_LIMIT_MS },
  ],
})

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test.describe('next start @server', () => {
  test('a company registers, consults and approves a specification', async ({ page }) => {
    const evalCase = await findCase('dev-01-bridge-engineer')
    await page.goto('/')
    await register(page, evalCase.company)
    await describeCompany(page, evalCase)
    for (const turn of evalCase.turns.map(messageOf)) await say(page, turn)
    await writeSpecification(page, 'MIDAS Civil')
    await approve(page)
  })

  test('a form without script gets its errors and values', async ({ request }) => {
    const page = await (await request.get('/contact')).text()
    const action = /name="(\$ACTION_ID_[^"]+)"/.exec(page)?.[1] ?? ''
    const response = await request.post('/contact', { multipart: { [action]: '', name: 'Jo Bloggs' } })
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(/value="Jo Bloggs"[\s\S]*>Required</)
  })

  test('static pages allow their scripts by hash and dynamic pages by nonce', async ({ request }) => {
    const kinds: string[] = []
    for (const path of [
      '/',
      '/interest?plan=growth',
      '/nothing',
      '/admin/login',
      '/privacy-policy',
      '/register',
    ]) {
      const response = await request.get(path)
      const headers = response.headers()
      expect(
        findHeaderProblem(response.status(), (name) => headers[name] ?? null),
        path,
      ).toBeNull()
      const policy = headers['content-security-policy'] ?? ''
      kinds.push(policy.includes("'nonce-") ? 'nonce' : 'hash')
    }
    expect(kinds).toEqual(['hash', 'hash', 'hash', 'hash', 'nonce', 'hash'])
  })

  test('files and calls load nothing and have the common headers', async ({ request }) => {
    const home = await (await request.get('/')).text()
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)?.[1] ?? ''
    for (const path of [script, '/favicon.ico', '/api/health', '/api/nothing']) {
      const response = await request.get(path)
      const headers = response.headers()
      expect(
        findHeaderProblem(response.status(), (name) => headers[name] ?? null),
        path,
      ).toBeNull()
    }
  })
})
