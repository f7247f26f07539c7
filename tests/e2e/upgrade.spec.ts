import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { APP_START_LIMIT_MS, type AppServer, startApp } from '@/tests/support/app-server'
import { readOlderVersion, restoreIntoNew } from '@/tests/upgrade/older-version'
import { openAdmin } from './support/admin-page'
import { conversation, startAnew } from './support/consultation'
import { test as base, expect } from './support/fixtures'

const older = readOlderVersion()
const companies = older.companies.map((company, index) => ({ ...company, ...readTexts(index) }))
/** One company in each state, the only one of its browser. */
const SAMPLE = [...new Map(companies.filter(isAlone).map((company) => [company.state, company])).values()]
/** The states that differ in the admin centre. */
const SHOWN_TO_STAFF = ['interrupted', 'briefEdited', 'editedDraft', 'launchedAgain', 'approvedAgain']

const test = base.extend<object, { app: AppServer }>({
  app: [
    async ({ browserName: _ }, use) => {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'))
      await restoreIntoNew({ databaseUrl: '', dataDir }, older)
      const app = await startApp({ env: { DATA_DIR: dataDir, RETENTION: 'off' } })
      await use(app)
      await app.stop()
      rmSync(dataDir, { recursive: true })
    },
    { scope: 'worker', timeout: APP_START_LIMIT_MS },
  ],
})

interface Texts {
  name: string
  jobTitle: string | null
  description: string | null
  /** Of the current consultation. */
  sessionId: string | null
  firstMessage: string | null
}

function readTexts(index: number): Texts {
  const { company, sessions } = older.answers.owners[index] as {
    company: { name: string; jobTitle: string | null; description: string | null }
    sessions: { sessionId: string; messages: { role: string; content: string }[] }[]
  }
  const { name, jobTitle, description } = company
  const message = sessions[0]?.messages.find(({ role }) => role === 'user')
  const firstMessage = message ? (message.content.split('\n')[0]?.slice(0, 60) ?? null) : null
  return { name, jobTitle, description, sessionId: sessions[0]?.sessionId ?? null, firstMessage }
}

function isAlone({ owner }: { owner: string }): boolean {
  return older.companies.filter((company) => company.owner === owner).length === 1
}

async function open(page: Page, address: string) {
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
}

/** Without its scripts. */
async function fetchPages(page: Page, addresses: readonly string[]) {
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
}

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test.describe('after an upgrade', () => {
  test('opens the screens of older companies in every state', async ({ page, app }) => {
    expect(SAMPLE.map(({ state }) => state)).toEqual([...new Set(companies.map(({ state }) => state))])
    for (const company of SAMPLE)
      await test.step(company.state, async () => {
        await startAnew(page)
        const [name = '', value = ''] = company.owner.split('=')
        await page.context().addCookies([{ name, value, url: app.url }])
        const { specificationIds: ids, description, firstMessage, jobTitle } = company
        const pages = ids.map((id) => `/job-specification/${id}`)
        await fetchPages(page, ['/about', '/summary', '/job-specification?list', ...pages])
        // The screens that show what it has reached. Every company's answers are compared in tests/api.
        if (ids.length > 0) {
          await open(page, '/summary')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await open(page, pages.at(-1) ?? '')
          await expect(page.getByRole('main')).toContainText(jobTitle ?? '')
        } else if (firstMessage === null) {
          await open(page, '/about')
          await expect(page.getByLabel('Company description')).toHaveValue(description ?? '')
        } else {
          await open(page, '/consultation')
          await expect(conversation(page).locator('ol > li').first()).toBeVisible()
          await expect(conversation(page)).toContainText(firstMessage)
        }
      })
  })

  test('opens the lists and the vacancies of the admin centre with older rows', async ({ page }) => {
    await openAdmin(page)
    for (const [address, heading] of [
      ['/admin', /\(40\)/],
      ['/admin?tab=contacts', /\(30\)/],
      ['/admin?tab=vacancies', /\(210\)/],
    ] as const) {
      await open(page, address)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.locator('tbody tr').first()).toBeVisible()
    }
    await open(page, '/admin/audit')
    await expect(page.locator('tbody tr').first()).toBeVisible()

    const sessions = SAMPLE.filter(({ sessionId }) => sessionId)
    await fetchPages(
      page,
      sessions.map(({ sessionId }) => `/admin/vacancies/${sessionId}`),
    )
    for (const { sessionId, name } of sessions.filter(({ state }) => SHOWN_TO_STAFF.includes(state))) {
      await open(page, `/admin/vacancies/${sessionId}`)
      await expect(page.getByRole('main')).toContainText(name)
    }
  })
})
