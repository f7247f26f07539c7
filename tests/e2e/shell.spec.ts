import * as paths from '@/lib/paths'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { expectFormReady } from './support/hydration'
import { describeCompany, findCase, register } from './support/journey'

test('shows Page Not Found, and never scrolls sideways in a narrow window', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/)

  await test.step('an unknown path', async () => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/Page Not Found/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByText('is this route missing?')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
    await expect(page).toHaveURL(paths.home)
  })

  await test.step('320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      paths.register,
      paths.interest(),
      paths.contact(),
      paths.vacancyBuilder,
      '/no/such/page',
    ]) {
      await page.goto(path)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(excess, path).toBeLessThanOrEqual(0)
    }
  })
})

test('puts the focus on the heading of the next page, and on the message box in the consultation', async ({
  page,
}) => {
  const evalCase = await findCase('dev-02-correction')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(paths.register)
  await expectFormReady(page)
  await page.getByRole('link', { name: 'Answer five questions about the vacancy first' }).click()
  await expect(page.getByRole('heading', { name: 'AI Vacancy Builder' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.register)
  await expect(heading).toBeFocused()
  await page.goto(paths.home)
  await register(page, evalCase.company)
  await expect(heading).toBeFocused()
  await describeCompany(page, evalCase)
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused()
})

test('skips to the content, follows the theme, and prints on white', async ({ page }) => {
  await test.step('the skip link', async () => {
    await page.goto(paths.home)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the notifications', async () => {
    await page.goto(paths.register)
    await expectFormReady(page)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
  })

  await test.step('the theme', async () => {
    const ground = 'body'
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(paths.home)
    const light = await page.locator(ground).evaluate((body) => getComputedStyle(body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator(ground)).not.toHaveCSS('background-color', light)
    const dark = await page.locator(ground).evaluate((body) => getComputedStyle(body).backgroundColor)

    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator(ground)).toHaveCSS('background-color', light)
    await page.reload()
    await expect(page.locator(ground)).toHaveCSS('background-color', light)

    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator(ground)).toHaveCSS('background-color', dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator(ground)).toHaveCSS('background-color', light)
  })

  await test.step('on paper', async () => {
    const ground = 'body'
    await page.evaluate(() => localStorage.removeItem('theme'))
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await page.goto(paths.home)
    await expect(page.locator(ground)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.getByRole('banner')).toBeHidden()
  })
})
