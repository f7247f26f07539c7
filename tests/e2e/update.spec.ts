import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility'
import * as admin from './support/admin-page'
import { openConsultation, startAnew } from './support/consultation'
import { expect, test } from './support/fixtures'
import { expectFormReady } from './support/hydration'
import { consult, generate, SKILL } from './support/vacancy'

const CALL_FAILED = 'This page has been updated. Reload it to continue.'

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You won’t lose what you’ve typed.' })

/** From here on the server has no file of the open page. */
async function upgradeServer(page: Page) {
  await page.route('**/_next/static/**', (route) => {
    const url = route.request().url()
    return route.continue({ url: url.replace(/\.(js|css)$/, '-of-an-older-build.$1') })
  })
}

/** Their script is loaded when they are first needed. */
const openNotifications = (page: Page) => page.keyboard.press('F8')

async function reload(page: Page) {
  await expect(notice(page)).toBeVisible()
  await page.unrouteAll()
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expect(notice(page)).toBeHidden()
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|Failed to fetch|chunk/i))

test('a form whose script is gone asks for a reload, and one without a connection does not', async ({
  page,
}) => {
  await test.step('without a connection', async () => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await expectFormReady(page)
    await page.route('**/_next/static/**', (route) => route.abort())
    await page.getByLabel('Name', { exact: true }).fill('Priya Raman')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('We couldn’t reach the server. Your answers are safe.')).toBeVisible()
    await expect(notice(page)).toBeHidden()
    await page.unrouteAll()
  })

  await test.step('an older build', async () => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await expectFormReady(page)
    await upgradeServer(page)
    await page.getByLabel('Name', { exact: true }).fill('Priya Raman')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByText(`${CALL_FAILED} Or email`)).toBeVisible()
    await expectAccessibleInBothThemes(page, 'update notice')
    await reload(page)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Priya Raman')
  })
})

test('an administrator can sign out of a page that is older than the server', async ({ page }) => {
  await admin.openAdmin(page)
  const button = page.getByRole('button', { name: 'Logout' })
  await expect(admin.figure(page, 'Total Registrations')).toHaveText(/\d/)
  await upgradeServer(page)
  await button.click()
  await reload(page)
  await page.waitForURL('**/admin/login')
})

test('what is being typed is kept over the reload', async ({ page }) => {
  await test.step('an edited line, which can then be saved', async () => {
    const id = await generate(page.request, await consult(page.request))
    await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
    const line = page.getByRole('listitem').filter({ has: page.getByText(SKILL) })
    await line.getByRole('button', { name: /^Edit line/ }).focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: /^Line/ })
    await field.fill('Hydraulic design of pumps')
    await upgradeServer(page)
    await openNotifications(page)
    await reload(page)
    await expect(field).toHaveValue('Hydraulic design of pumps')
    await field.press('Enter')
    await expect(field).toHaveCount(0)
    await expect(page.getByText('Saving...')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Hydraulic design of pumps', { exact: true })).toBeVisible()
  })

  await test.step('a dialog, below the notice', async () => {
    await startAnew(page)
    await openConsultation(page)
    await page.getByRole('button', { name: 'Train AI Agent' }).click()
    const rule = page.getByRole('dialog', { name: 'Train AI Agent' }).getByLabel('Rule', { exact: true })
    await rule.fill('No superlatives')
    await upgradeServer(page)
    await openNotifications(page)
    await reload(page)
    await page.getByRole('button', { name: 'Train AI Agent' }).click()
    await expect(rule).toHaveValue('No superlatives')
  })
})
