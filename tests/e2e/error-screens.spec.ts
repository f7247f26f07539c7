import type { Page } from '@playwright/test'
import * as about from './support/about-page'
import { expectAccessibleInBothThemes } from './support/accessibility'
import { composer, openConsultation, startAnew } from './support/consultation'
import { expect, test } from './support/fixtures'
import * as register from './support/register-page'

const FAILED = 'Sorry, this page didn’t load'

/** Makes the next DOM change fail, as a browser extension can by moving nodes that React manages. */
const breakNextDomChange = (page: Page) =>
  page.evaluate(() => {
    const { appendChild, insertBefore } = Node.prototype
    /** React retries a failed render, but not a failed DOM change. */
    function failing<Args extends unknown[]>(original: (this: Node, ...args: Args) => Node) {
      return function (this: Node, ...args: Args) {
        if (!document.body.contains(this)) return original.apply(this, args)
        Object.assign(Node.prototype, { appendChild, insertBefore })
        throw new Error('interfered')
      }
    }
    Object.assign(Node.prototype, {
      appendChild: failing(appendChild),
      insertBefore: failing(insertBefore),
    })
  })

async function tryAgain(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: FAILED })).toBeVisible()
  await expect(page.getByText('is kept in this tab')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: FAILED })).toHaveCount(0)
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/interfered|Failed to load|ChunkLoadError|chunk/))

test('keeps what was typed when a screen fails', async ({ page }) => {
  await test.step('the registration', async () => {
    await register.open(page)
    await register.fill(page, { 'Company name': 'Whitfield Structures Ltd', 'Phone number': '+44 117' })
    await breakNextDomChange(page)
    await register.submitButton(page).click()
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'error')
    await tryAgain(page)
    await expect(register.field(page, 'Company name')).toHaveValue('Whitfield Structures Ltd')
    await expect(register.field(page, 'Phone number')).toHaveValue('+44 117')
  })

  await test.step('the company details', async () => {
    await about.open(page)
    await about.fill(page, { Industry: 'manufacturing', 'Company description': 'Bridges' })
    await breakNextDomChange(page)
    await about.saveButton(page).click()
    await tryAgain(page)
    await about.expectValues(page, { Industry: 'manufacturing', 'Company description': 'Bridges' })
  })

  await test.step('the composer, when a chunk cannot be loaded', async () => {
    await startAnew(page)
    await openConsultation(page)
    await composer(page).fill('Five years of steel design')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Train AI Agent' }).click()
    await tryAgain(page)
    await expect(composer(page)).toHaveValue('Five years of steel design')
  })
})

test('applies the chosen theme to a page that the server answered with 404', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/register')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  const id = '0199a6f0-0000-7000-8000-000000000000'
  const response = await page.goto(`/job-specification/${id}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Job Specification Not Found' })).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
})
