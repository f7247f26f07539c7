import { holdCalls } from '@/tests/e2e/support/hold-calls'
import { expect, test } from './support/fixtures'
import {
  COMPANY,
  callsTo,
  checkEmail,
  expectDescription,
  field,
  fill,
  open,
  submitButton,
} from './support/register-page'

test.describe('the business e-mail check', () => {
  test('verifies a business address when the field is left', async ({ page }) => {
    const calls = callsTo(page, '/api/validate-email')
    await open(page)
    await field(page, 'Business email').fill(COMPANY['Business email'])
    expect(calls).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'Business email verified')
    expect(calls).toEqual([JSON.stringify({ email: COMPANY['Business email'] })])
  })

  test('is not made of an empty field', async ({ page }) => {
    const calls = callsTo(page, '/api/validate-email')
    await open(page)
    await checkEmail(page, '')
    await checkEmail(page, '   ')
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('is not made while the field has an error', async ({ page }) => {
    const calls = callsTo(page, '/api/validate-email')
    await open(page)
    await field(page, 'Business email').fill('jane@')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await field(page, 'Business email').focus()
    await page.keyboard.press('Tab')
    await expect(field(page, 'Contact name')).toBeFocused()
    expect(calls).toEqual([])
  })

  for (const [kind, email, reason] of [
    ['free mail', 'jane@gmail.com', "We can't accept personal addresses"],
    ['disposable', 'jane@mailinator.com', "We can't accept temporary addresses"],
  ] as const) {
    test(`says why a ${kind} address is refused, and blocks the submit`, async ({ page }) => {
      const calls = callsTo(page, '/api/companies')
      await open(page)
      await fill(page, COMPANY)
      await checkEmail(page, email)
      await expect(page.getByText(reason)).toBeVisible()
      await expect(field(page, 'Business email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('link', { name: 'Contact sales' })).toHaveAttribute('href', '/contact')
      await submitButton(page).click()
      await expect(field(page, 'Business email')).toBeFocused()
      await expectDescription(field(page, 'Business email'), reason)
      await expect(page).toHaveURL('/register')
      expect(calls).toEqual([])
    })
  }

  test('advises against a shared mailbox, and lets it pass', async ({ page }) => {
    await open(page)
    await checkEmail(page, 'info@northmoor.example')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'This looks like a shared mailbox')
    await expect(page.getByRole('link', { name: 'Contact sales' })).toHaveCount(0)
  })

  test('says what is wrong with an address that is none', async ({ page }) => {
    await open(page)
    await checkEmail(page, 'jane at work')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Contact sales' })).toBeHidden()
  })

  test('returns to unknown when the address changes', async ({ page }) => {
    await open(page)
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    await field(page, 'Business email').pressSequentially('x')
    await expect(page.getByText('Business email verified')).toBeHidden()
    await checkEmail(page, 'jane@gmail.com')
    await expect(page.getByText("We can't accept personal addresses")).toBeVisible()
    await field(page, 'Business email').pressSequentially('x')
    await expect(page.getByText("We can't accept personal addresses")).toBeHidden()
  })

  test('fails with its message, blocks the submit, and can be made again', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED/)
    const registrations = callsTo(page, '/api/companies')
    await page.route('**/api/validate-email', (route) => route.abort())
    await open(page)
    await fill(page, COMPANY)
    await expect(page.getByText('Email validation failed')).toBeVisible()
    await submitButton(page).click()
    await expect(field(page, 'Business email')).toBeFocused()
    await expectDescription(field(page, 'Business email'), 'Email validation failed')
    expect(registrations).toEqual([])
    await page.unroute('**/api/validate-email')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Business email verified')).toBeVisible()
    await submitButton(page).click()
    await expect(page).toHaveURL('/about')
  })

  test('forgets an answer to an older address', async ({ page }) => {
    const held = await holdCalls(page, '/api/validate-email')
    await open(page)
    await checkEmail(page, 'jane@gmail.com')
    await expect.poll(() => held.waiting.length).toBe(1)
    await checkEmail(page, COMPANY['Business email'])
    await expect.poll(() => held.waiting.length).toBe(2)
    held.release(1)
    await expect(page.getByText('Business email verified')).toBeVisible()
    held.release(0)
    await field(page, 'Company name').fill('Whitfield')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expect(page.getByText("We can't accept personal addresses")).toBeHidden()
  })

  test('disables the submit while it runs', async ({ page }) => {
    const held = await holdCalls(page, '/api/validate-email')
    await open(page)
    await checkEmail(page, COMPANY['Business email'])
    await expect(submitButton(page)).toBeDisabled()
    await expect(page.getByText('Checking the address')).toBeVisible()
    held.release(0)
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
  })
})
