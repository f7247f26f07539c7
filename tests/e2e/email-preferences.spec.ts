import { createStopToken } from '@/lib/mail/stops/token'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'

const SECRET = 'a-secret-of-the-tests-and-of-nothing-else'

test.describe('email preferences', { tag: '@embedded' }, () => {
  test.use({ javaScriptEnabled: false })

  test('stops emails by a button, and starts them again, without script', async ({ page }) => {
    await page.goto(`/email-stops?token=${createStopToken('jo@northmoor.example', SECRET)}`)
    await expect(page).toHaveURL(/\/email-preferences\?token=/)
    await expect(page.getByText('We can stop emails to j…@northmoor.example.')).toBeVisible()
    await page.getByRole('button', { name: 'Stop emails' }).click()
    await expect(page.getByText('We’ve stopped emails to j…@northmoor.example.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Emails we’ve stopped' })).toBeVisible()
    await page.getByRole('button', { name: 'Start emails again' }).click()
    await expect(page.getByRole('button', { name: 'Stop emails' })).toBeVisible()
  })
})

test('email preferences are accessible @embedded', async ({ page }) => {
  await page.goto(`/email-preferences?token=${createStopToken('jo@northmoor.example', SECRET)}`)
  await expectAccessible(page, 'email preferences')
  await page.goto('/email-preferences')
  await expectAccessible(page, 'a link that does not work')
})
