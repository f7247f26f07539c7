import { expectAccessibleInBothThemes } from './support/accessibility'
import { openAdmin, REGISTRATIONS, register } from './support/admin-page'
import { expect } from './support/fixtures'
import { test } from './support/mail'

const { full } = REGISTRATIONS
const SUBJECT = 'We’ve received your registration'

test.describe('the Email tab', { tag: '@embedded' }, () => {
  test('shows why a message failed, and resends it once the address is accepted', async ({ page, smtp }) => {
    smtp.behaviour.refused = [full.email]
    await register(page, full)
    await openAdmin(page, '/admin')
    await page.getByRole('tab', { name: 'Email' }).click()
    await expect(page).toHaveURL('/admin?tab=emails')
    await page.getByLabel('State').selectOption('Failed')
    await page.getByRole('button', { name: SUBJECT }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('550 No such user')).toBeVisible()
    await expect(dialog.getByText('A specialist recruiter will reply by email.')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'an email')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Copied the email.' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${SUBJECT}\n\nHello,`)

    smtp.behaviour.refused = []
    await dialog.getByRole('button', { name: 'Resend' }).click()
    await expect(dialog.getByText('It will be sent again in a moment.')).toBeVisible()
    await expect.poll(() => smtp.mails.length).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByLabel('State').selectOption('Sent')
    await expect(page.getByRole('button', { name: SUBJECT })).toBeVisible()
  })
})
