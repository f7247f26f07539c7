import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import * as admin from './support/admin-page'
import { openConsultation } from './support/consultation'
import { expect, test } from './support/fixtures'
import { consult, generate } from './support/vacancy'

const CALL_FAILED = 'This page has been updated. Reload it to continue.'
const SKILL = 'Hydraulic design from first principles'

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

test('an edited line asks for a reload, is kept and can then be saved', async ({ page }) => {
  const id = await generate(page.request, await consult(page.request))
  await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
  const line = page.getByRole('listitem').filter({ has: page.getByText(SKILL, { exact: true }) })
  await line.getByRole('button', { name: /^Edit line/ }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: /^Line/ })
  await field.fill('Hydraulic design of pumps')
  await upgradeServer(page)
  await field.press('Enter')
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText(CALL_FAILED, { exact: true })).toBeVisible()
  await expect(page.getByText('We couldn’t reach the server')).toHaveCount(0)
  await reload(page)
  await expect(field).toHaveValue('Hydraulic design of pumps')
  await field.press('Enter')
  await expect(field).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Hydraulic design of pumps', { exact: true })).toBeVisible()
})

test('a house rule asks for a reload above its dialog and is kept', async ({ page }) => {
  await openConsultation(page)
  await page.getByRole('button', { name: 'Train AI Agent' }).click()
  const rule = page.getByRole('dialog', { name: 'Train AI Agent' }).getByLabel('Rule', { exact: true })
  await rule.fill('No superlatives')
  await upgradeServer(page)
  await rule.press('Enter')
  await expect(page.getByText(CALL_FAILED, { exact: true })).toBeVisible()
  await reload(page)
  await page.getByRole('button', { name: 'Train AI Agent' }).click()
  await expect(rule).toHaveValue('No superlatives')
})

test('a note asks the administrator for a reload and is kept', async ({ page }) => {
  await admin.contact(page, admin.CONTACTS.full)
  await admin.openAdmin(page, '/admin?tab=contacts&search=kelso rail')
  const openContact = () => page.getByRole('button', { name: admin.CONTACTS.full.name, exact: true }).click()
  await openContact()
  const note = page.getByLabel('New note')
  await note.fill('Call back in May.')
  await upgradeServer(page)
  await page.getByRole('button', { name: 'Add note' }).click()
  // The script of notifications is gone too.
  await expect(notice(page)).toBeVisible()
  await reload(page)
  await openContact()
  await expect(note).toHaveValue('Call back in May.')
})
