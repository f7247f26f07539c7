import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'

const CALL_FAILED = 'This page has been updated. Reload it to continue.'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'What you’ve typed is kept.' })

/** From here on the server has neither the files nor the actions of the open page. */
async function upgradeServer(page: Page) {
  await page.route('**/_next/static/**', (route) => {
    const url = route.request().url()
    return route.continue({ url: url.replace(/\.(js|css)$/, '-of-an-older-build.$1') })
  })
  await page.route('**/*', async (route) => {
    const headers = await route.request().allHeaders()
    if (!headers['next-action']) return route.fallback()
    return route.continue({ headers: { ...headers, 'next-action': '40'.padEnd(42, '0') } })
  })
}

async function reload(page: Page) {
  await page.unrouteAll()
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expect(notice(page)).toBeHidden()
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|Failed to fetch|chunk/i))

test('a form whose script is gone asks for a reload and keeps what was typed', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await upgradeServer(page)
  await page.getByLabel('Name', { exact: true }).fill('Priya Raman')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText(CALL_FAILED, { exact: true })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `update notice, ${colorScheme}`)
  }
  await reload(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Priya Raman')
})

test('a form whose script cannot be loaded for want of a connection does not ask for a reload', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.getByLabel('Name', { exact: true }).fill('Priya Raman')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('The connection was interrupted. Your answers are safe.')).toBeVisible()
  await expect(notice(page)).toBeHidden()
})
