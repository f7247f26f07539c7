import { devices } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { firstCells, openAdmin, REGISTRATIONS, register, row } from './support/admin-page'
import { expect, test } from './support/fixtures'

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7']
const { full, bare, hostile } = REGISTRATIONS

test.use(PHONE)

test.describe('the admin centre on a phone', () => {
  test('shows rows as cards on a phone, sorts them, and opens a message on tap', async ({ page }) => {
    await register(page, full, bare, hostile)
    await openAdmin(page, '/admin?search=hexham')
    const card = row(page, full.name)
    await expect(card).toBeVisible()
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(width[0]).toBe(width[1])
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    const email = card.getByRole('cell', { name: full.email })
    expect(await email.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Email"')
    await page.getByLabel('Sort by').selectOption('Email, A-Z')
    await expect(firstCells(page)).toHaveText([full.name, bare.name, hostile.name])
    await expectAccessible(page, 'the centre on a phone')
    await card.getByRole('button', { name: `Message from ${full.name}` }).tap()
    await expect(page.getByRole('tooltip')).toHaveText(full.message)
  })
})
