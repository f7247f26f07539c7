import type { Page } from '@playwright/test'
import * as paths from '@/lib/paths'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
import { FIRST_VISIT } from './support/fixtures'
import { ANALYTICS, expect, test } from './support/mail'

// Pages rendered per request have the optional scripts; the static ones were built without.
test.use({ storageState: FIRST_VISIT })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click()
const toggle = (page: Page, name: string) => banner(page).getByRole('switch', { name })
const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookiePreferences'))

async function expectSaved(page: Page, choice: { analytics: boolean; marketing: boolean }) {
  const saved = JSON.parse((await stored(page)) ?? 'null')
  expect(saved).toEqual({ essential: true, ...choice, timestamp: expect.any(Number) })
  expect(Math.abs(Date.now() - saved.timestamp)).toBeLessThan(60_000)
}

/** The URLs of the optional scripts that the browser requested. */
let requested: string[]

test.beforeEach(async ({ context }) => {
  requested = []
  await context.route('http://127.0.0.1:65000/*', (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.optional = true' })
  })
})

test('shows the banner until a choice is made, and saves every choice', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/)
  await test.step('on every part of the site until Essential Only is chosen', async () => {
    for (const path of [paths.home, paths.register, paths.adminLogin, paths.privacy]) {
      await page.goto(path)
      await expect(banner(page), path).toBeVisible()
    }
    await expect(banner(page).getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
      'href',
      paths.cookies,
    )
    expect(await stored(page)).toBeNull()
    await expectAccessible(page, 'banner, short')
    await press(page, 'Essential Only')
    await expect(banner(page)).toBeHidden()
    await expectSaved(page, { analytics: false, marketing: false })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(banner(page)).toBeHidden()
  })

  await test.step('the three categories, and all accepted', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(paths.privacy)
    await press(page, 'Customize')
    await expect(toggle(page, 'Essential')).toBeChecked()
    await expect(toggle(page, 'Essential')).toBeDisabled()
    for (const name of ['Analytics', 'Marketing']) await expect(toggle(page, name)).not.toBeChecked()
    await expect(banner(page)).toContainText('Essential (always on)')
    await expect(banner(page)).toContainText('Analytics (optional)')
    await expect(banner(page)).toContainText('Marketing (optional)')
    await expectAccessibleInBothThemes(page, 'banner, detailed')
    await press(page, 'Back')
    await expect(banner(page).getByRole('switch')).toHaveCount(0)
    await press(page, 'Customize')
    await press(page, 'Accept All')
    await expect(banner(page)).toBeHidden()
    await expectSaved(page, { analytics: true, marketing: true })
  })

  await test.step('a choice of one category', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(paths.privacy)
    await press(page, 'Customize')
    await toggle(page, 'Analytics').click()
    await press(page, 'Save choices')
    await expectSaved(page, { analytics: true, marketing: false })
    await reopen(page)
    await expect(toggle(page, 'Analytics')).toBeChecked()
    await expect(toggle(page, 'Marketing')).not.toBeChecked()
    await press(page, 'Essential Only')
    await expectSaved(page, { analytics: false, marketing: false })
  })
})

test('closes for this visit alone, follows other tabs, and can be used with only the keyboard', async ({
  page,
  context,
}) => {
  await test.step('closed for this visit', async () => {
    await page.goto(paths.register)
    await press(page, 'Close')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toBeNull()
    const visit = await context.newPage()
    await visit.goto(paths.register)
    await expect(banner(visit)).toBeVisible()
    await visit.close()
  })

  await test.step('an invalid choice, and changes in another tab', async () => {
    const other = await context.newPage()
    for (const value of ['{', '"yes"', '{"essential":true,"analytics":1,"marketing":false,"timestamp":1}']) {
      await other.goto(paths.privacy)
      await other.evaluate((text) => localStorage.setItem('cookiePreferences', text), value)
      await other.reload()
      await expect(banner(other), value).toBeVisible()
    }
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(paths.register)
    await expect(banner(page)).toBeVisible()
    await press(other, 'Essential Only')
    await expect(banner(page)).toBeHidden()
    await other.evaluate(() => localStorage.clear())
    await expect(banner(page)).toBeVisible()
  })

  await test.step('by keyboard', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(paths.register)
    await expect(banner(page)).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('link')).toBeFocused()
    await banner(page).getByRole('button', { name: 'Customize' }).press('Enter')
    await expect(banner(page)).toBeFocused()
    await toggle(page, 'Marketing').press('Space')
    await banner(page).getByRole('button', { name: 'Save choices' }).press('Enter')
    await expectSaved(page, { analytics: false, marketing: true })
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).press('Enter')
    await expect(banner(page)).toBeFocused()
    await banner(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused()
  })
})

test('never shifts the layout or covers the focused field', async ({ page, consoleGuard }) => {
  // The fonts swap in at any moment after the first paint, which can shift lines. That isn’t the banner.
  consoleGuard.allow(/\.woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  await test.step('no layout shift, and not the largest contentful paint', async () => {
    for (const path of [paths.home, paths.register, paths.adminLogin]) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      const { shift, largest } = await page.evaluate(async () => {
        const entries = (type: string) =>
          new Promise<PerformanceEntry[]>((resolve) => {
            const seen: PerformanceEntry[] = []
            const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
            observer.observe({ type, buffered: true })
            requestAnimationFrame(() => setTimeout(() => resolve(seen), 300))
          })
        const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[]
        const paints = (await entries('largest-contentful-paint')) as (PerformanceEntry & {
          element: Element | null
        })[]
        return {
          shift: shifts.reduce((sum, { value }) => sum + value, 0),
          largest: paints.at(-1)?.element?.closest('[data-slot="consent"]') ? 'the banner' : 'the page',
        }
      })
      expect(shift, path).toBeLessThan(0.001)
      expect(largest, path).toBe('the page')
    }
  })

  await test.step('a form behind the banner', async () => {
    await page.setViewportSize({ width: 360, height: 560 })
    await page.goto(paths.register)
    await expect(banner(page)).toBeVisible()
    const isUncovered = (name: string) =>
      page.getByLabel(name, { exact: true }).evaluate((field) => {
        const { left, top, width, height } = field.getBoundingClientRect()
        return field.contains(document.elementFromPoint(left + width / 2, top + height - 4))
      })
    for (const name of ['Company name', 'Business email', 'Contact name', 'Phone number']) {
      await page.getByLabel(name, { exact: true }).focus()
      await expect.poll(() => isUncovered(name), name).toBe(true)
    }
    // In a window too low for scrolling to help, the banner moves out of the way and later comes back.
    await page.setViewportSize({ width: 360, height: 240 })
    await page.getByLabel('Phone number').evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await expect.poll(() => isUncovered('Phone number')).toBe(true)
    await expect(banner(page)).toBeHidden()
    await page.setViewportSize({ width: 360, height: 560 })
    await page.getByRole('main').focus()
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('End')
    const gap = async () => {
      const foot = await page.getByRole('contentinfo').boundingBox()
      const over = await banner(page).boundingBox()
      return (over?.y ?? 0) - (foot?.y ?? 0) - (foot?.height ?? 0)
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(-1)
  })
})

const policy = (page: Page) => page.getByRole('form', { name: 'Cookie preferences' })
const own = (page: Page, name: string) => policy(page).getByRole('switch', { name })

async function alertOf(page: Page, button: string): Promise<string> {
  const alerted = page.waitForEvent('dialog')
  const pressed = policy(page).getByRole('button', { name: button, exact: true }).click()
  const dialog = await alerted
  const message = dialog.message()
  await dialog.accept()
  await pressed
  return message
}

test('loads an optional script only with consent to its category, which the cookie policy can give too', async ({
  page,
}) => {
  await test.step('with consent, and not after withdrawal', async () => {
    await page.goto(paths.privacy, { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeVisible()
    expect(requested).toEqual([])
    await press(page, 'Essential Only')
    await page.reload({ waitUntil: 'networkidle' })
    expect(requested).toEqual([])

    await reopen(page)
    await toggle(page, 'Analytics').click()
    await press(page, 'Save choices')
    await page.waitForFunction(() => 'optional' in window)
    expect(requested).toEqual([ANALYTICS])
    await page.reload({ waitUntil: 'networkidle' })
    expect(requested).toEqual([ANALYTICS, ANALYTICS])

    await reopen(page)
    await press(page, 'Essential Only')
    await page.reload({ waitUntil: 'networkidle' })
    expect(requested).toEqual([ANALYTICS, ANALYTICS])
  })

  await test.step('saved with each button of the policy', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(paths.cookies)
    await expect(banner(page)).toBeVisible()
    await expect(own(page, 'Essential')).toBeChecked()
    await expect(own(page, 'Essential')).toBeDisabled()
    for (const name of ['Analytics', 'Marketing']) await expect(own(page, name)).not.toBeChecked()
    await expect(policy(page)).toContainText('You haven’t saved a choice yet.')

    await own(page, 'Marketing').click()
    expect(await alertOf(page, 'Save Current Preferences')).toBe('Cookie preferences saved successfully!')
    await expectSaved(page, { analytics: false, marketing: true })
    await expect(banner(page)).toBeHidden()

    expect(await alertOf(page, 'Accept All Cookies')).toBe('All cookies accepted and preferences saved!')
    await expectSaved(page, { analytics: true, marketing: true })
    for (const name of ['Analytics', 'Marketing']) await expect(own(page, name)).toBeChecked()

    expect(await alertOf(page, 'Reject Optional Cookies')).toBe(
      'Optional cookies rejected and preferences saved!',
    )
    await expectSaved(page, { analytics: false, marketing: false })
    await expect(policy(page)).toContainText('Your choice was saved on')
  })

  await test.step('follows the banner', async () => {
    await reopen(page)
    await press(page, 'Accept All')
    await expect(own(page, 'Marketing')).toBeChecked()
    await page.reload()
    for (const name of ['Analytics', 'Marketing']) await expect(own(page, name)).toBeChecked()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no banner without script, loads nothing optional, and explains it in the policy', async ({
    page,
  }) => {
    await page.goto(paths.cookies)
    await expect(page.getByText('JavaScript is switched off in this browser.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Cookie settings' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Accept All Cookies' })).toBeDisabled()
    expect(requested).toEqual([])
  })
})
