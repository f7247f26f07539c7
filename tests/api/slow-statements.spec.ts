import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { buildUrl, type QueryValues } from '@/lib/api/client'
import type { CallKey } from '@/lib/api/contract'
import { APP_START_LIMIT_MS, METRICS_TOKEN, startApp } from '@/tests/support/app-server'
import { databaseUrlOn, readSql, runSql } from '@/tests/support/test-database'
import { test as base, expect } from './support/fixtures'
import { expectProblem } from './support/problem'

const SERVER = process.env.E2E_DATABASE ?? ''
const NAME = `slow_${process.pid}`
/** As many as the pool has connections. */
const CALLERS = 10
/** Well below the time at which a statement that waits for a lock ends by itself. */
const AT_ONCE = { timeout: 2500 }

/** Holds a lock under which no statement reads `table`, as a statement that never ends. */
async function lockTable(table: string) {
  const client = new pg.Client({ connectionString: databaseUrlOn(SERVER, NAME) })
  await client.connect()
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  return () => client.end()
}

async function countWaiting(): Promise<number> {
  const [row] = await readSql(
    databaseUrlOn(SERVER, NAME),
    `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = '${NAME}' AND wait_event_type = 'Lock'`,
  )
  return Number(row?.waiting)
}

const test = base.extend<object, { signedIn: Record<string, string> }>({
  app: [
    async ({ playwright: _ }, use) => {
      await runSql(SERVER, `CREATE DATABASE ${NAME}`)
      const app = await startApp({ databaseUrl: databaseUrlOn(SERVER, NAME) })
      await use(app)
      await app.stop()
      await runSql(SERVER, `DROP DATABASE ${NAME} WITH (FORCE)`)
    },
    { scope: 'worker', timeout: APP_START_LIMIT_MS },
  ],
  signedIn: [
    async ({ admin }, use) => {
      await use({ authorization: `Bearer ${await admin.signIn()}` })
    },
    { scope: 'worker' },
  ],
})

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test.describe('a database server', { tag: '@server' }, () => {
  test('answers 503 with Retry-After when a statement is stopped at its limit', async ({ admin, app }) => {
    const unlock = await lockTable('contact_sales_requests')
    const [count, page, write] = await Promise.all([
      admin.call('GET /api/admin/contact-sales/counts'),
      admin.call('GET /api/admin/contact-sales', { query: { search: 'bridge' } }),
      admin.call('POST /api/contact-sales', {
        body: { name: 'Jo', email: 'jo@northmoor.example', company: 'Northmoor', role: 'Head' },
      }),
    ])
    await unlock()
    for (const response of [count, page, write]) {
      await expectProblem(response, 503)
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
      expect((await response.json()).detail).toMatch(/^This took too long, so we stopped it\. |unavailable/)
    }
    expect((await count.json()).detail).toContain('This took too long')
    expect((await admin.call('GET /api/admin/contact-sales/counts')).status()).toBe(200)
    const metrics = await fetch(`${app.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    expect(await metrics.text()).toMatch(/^spanwright_database_queries_total\{outcome="stopped"\} 3$/m)
    expect(app.log()).not.toMatch(/unhandled/i)
  })

  for (const [key, query] of [
    ['GET /api/admin/contact-sales/counts', { search: 'bridge' }],
    ['GET /api/admin/contact-sales', { size: 10 }],
    ['GET /api/admin/contact-sales', {}],
    ['GET /api/admin/contact-sales/export', {}],
  ] as [CallKey, QueryValues][])
    test(`stops the statements of ${buildUrl(key, undefined, query)} when its callers disconnect`, async ({
      admin,
      app,
      signedIn,
    }) => {
      const unlock = await lockTable('contact_sales_requests')
      const departure = new AbortController()
      const url = app.url + buildUrl(key, undefined, query)
      const calls = Array.from({ length: CALLERS }, () =>
        fetch(url, { headers: signedIn, signal: departure.signal })
          .then((response) => response.text())
          .then(
            () => 'answered',
            () => 'left',
          ),
      )
      await expect.poll(countWaiting).toBe(CALLERS)
      departure.abort()
      expect(await Promise.all(calls)).toEqual(Array(CALLERS).fill('left'))
      await expect.poll(countWaiting, AT_ONCE).toBe(0)
      expect((await admin.call('GET /api/ready')).status()).toBe(200)
      await unlock()
      await sleep(100)
      expect(app.log()).not.toMatch(/unhandled|"level":50.*(57014|aborted)/i)
    })
})
