import type { Page } from '@playwright/test'
import * as paths from '@/lib/paths'
import { expect, test } from './support/fixtures'
import { expectHydrated } from './support/hydration'

const TO_READ = [
  paths.home,
  paths.jobs,
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.apiReference,
  paths.emailPreferences('unknown'),
]
const FORMS = [
  { path: paths.contact(), name: 'Company' },
  { path: paths.contact('growth'), name: 'Company' },
  { path: paths.interest(), name: 'Name' },
  { path: paths.adminLogin, name: 'Username' },
]

const loadedScripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].filter(({ src }) => src !== '').map(({ src }) => src))
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true }).first()

test('pages to read need no client scripts for theme, links and cookie settings', async ({ page }) => {
  for (const path of TO_READ) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await loadedScripts(page), path).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html'), path).toHaveClass(/\bdark\b/)
    await page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }).click()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('region', { name: 'Cookie settings' }), path).toBeVisible()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(paths.cookies)
})

test('an unknown address needs none either', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/)
  await page.goto('/no-such-page', { waitUntil: 'networkidle' })
  expect(await loadedScripts(page)).toEqual([])
})

test('pages with a form load their scripts when the form is used, and keep what was typed', async ({
  context,
}) => {
  for (const { path, name } of FORMS) {
    // A tab with a draft loads them at once.
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const control = field(page, name)
    expect(await page.locator('#app-files').count(), path).toBe(1)
    await control.pressSequentially('Whitfield')
    await expectHydrated(control)
    await expect(control, path).toHaveValue('Whitfield')
    await expect(page.locator('#app-files')).toHaveCount(0)
    await page.close()
  }
})

test('a form with a draft loads its scripts at once', async ({ page }) => {
  await page.goto(paths.contact())
  await field(page, 'Company').fill('Whitfield Structures Ltd')
  await expectHydrated(field(page, 'Company'))
  await field(page, 'Company').fill('Whitfield Bridges Ltd')
  await page.reload()
  await expect(field(page, 'Company')).toHaveValue('Whitfield Bridges Ltd')
})
