import { test as base, expect } from '@playwright/test'
import { type AppServer, startApp } from '@/tests/support/app-server'
import { onServer, runSql } from '@/tests/support/test-database'

export interface ConsoleGuard {
  /** Lets console errors that match pass: those that the test brings about on purpose. */
  allow(pattern: RegExp): void
}

interface WorkerFixtures {
  /** Further variables for this file's server: `test.use({ appEnv: { … } })` gives the file a worker of its own. */
  appEnv: Record<string, string>
  /** The server of this worker, on a database of its own. */
  app: AppServer
}

/** Playwright's test on a server of this worker's own; an unexpected error in the browser's console fails it. */
export const test = base.extend<{ consoleGuard: ConsoleGuard }, WorkerFixtures>({
  appEnv: [{}, { option: true, scope: 'worker' }],

  app: [
    async ({ appEnv }, use, info) => {
      const server = process.env.E2E_DATABASE
      const name = `e2e_${process.pid}_${info.workerIndex}`
      if (server) await runSql(server, `CREATE DATABASE ${name}`)
      const app = await startApp({ databaseUrl: server && onServer(server, name), env: appEnv })
      await use(app)
      await app.stop()
      if (server) await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ app }, use) => {
    await use(app.url)
  },

  consoleGuard: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', ({ error }) => errors.push(String(error().stack)))
      await use({ allow: (pattern) => allowed.push(pattern) })
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors in the console of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
