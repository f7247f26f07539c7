import { test as base } from '@playwright/test'
import { APP_START_LIMIT_MS, type AppServer, startApp } from './app-server'
import { readFixtureSite, startFixtureWeb } from './fixture-web'
import { type OpenAiServer, startOpenAiServer } from './openai-server'
import { databaseUrlOn, runSql } from './test-database'

interface WorkerFixtures {
  /** Additional variables for the server: `test.use({ appEnv: { … } })` gives a test file its own worker. */
  appEnv: Record<string, string>
  /** The server of this worker with its own database: embedded, or on the server at E2E_DATABASE. */
  app: AppServer
  website: string
  /** The app uses it only if `appEnv` names its URL. */
  openAi: OpenAiServer
}

export const test = base.extend<object, WorkerFixtures>({
  appEnv: [{}, { option: true, scope: 'worker' }],

  website: [
    async ({ appEnv: _ }, use) => {
      const web = await startFixtureWeb([readFixtureSite('calder')])
      await use(`http://127.0.0.1:${web.port}`)
      await web.close()
    },
    { scope: 'worker' },
  ],

  openAi: [
    async ({ playwright: _ }, use) => {
      const server = await startOpenAiServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ appEnv, website }, use, info) => {
      const server = process.env.E2E_DATABASE
      const name = `test_${process.pid}_${info.workerIndex}`
      if (server) await runSql(server, `CREATE DATABASE ${name}`)
      const app = await startApp({
        databaseUrl: server && databaseUrlOn(server, name),
        env: { RESEARCH_ALLOW_HOSTS: new URL(website).host, ...appEnv },
      })
      await use(app)
      await app.stop()
      if (server) await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
    { scope: 'worker', timeout: APP_START_LIMIT_MS },
  ],

  baseURL: async ({ app }, use) => {
    await use(app.url)
  },
})
