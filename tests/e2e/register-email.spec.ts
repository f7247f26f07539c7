import { expect, test } from './support/fixtures'
import { holdCalls } from './support/hold-calls'
import {
  COMPANY,
  checkEmail,
  expectDescription,
  field,
  fill,
  open,
  recordCalls,
  submitButton,
} from './support/register-page'

test.describe('business email check', () => {
  test('verifies a business email on blur', async ({ page }) => {
    const calls = recordCalls(page, '/api/validate-email')
    await open(page)
    await field(page, 'Business email').fill(COMPANY['Business email'])
    expect(calls).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'Business email verified')
    expect(calls).toEqual([JSON.stringify({ email: COMPANY['Business email'] })])
  })

  test('does not check an empty email', async ({ page }) => {
    const calls = recordCalls(page, '/api/validate-email')
    await open(page)
    await checkEmail(page, '')
    await checkEmail(page, '   ')
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('does not check an email while the field has an error', async ({ page }) => {
    const calls = recordCalls(page, '/api/validate-email')
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
    ['free mail', 'jane@gmail.com', 'We can’t accept personal addresses'],
    ['disposable', 'jane@mailinator.com', 'We can’t accept temporary addresses'],
  ] as const) {
    test(`explains why a ${kind} address is refused and blocks the submit`, async ({ page }) => {
      const calls = recordCalls(page, '/api/companies')
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

  test('warns about a shared mailbox but accepts it', async ({ page }) => {
    await open(page)
    await checkEmail(page, 'info@northmoor.example')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'This looks like a shared mailbox')
    await expect(page.getByRole('link', { name: 'Contact sales' })).toHaveCount(0)
  })

  test('reports an invalid email address', async ({ page }) => {
    await open(page)
    await checkEmail(page, 'jane at work')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Contact sales' })).toBeHidden()
  })

  test('clears the email check when the address changes', async ({ page }) => {
    await open(page)
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    await field(page, 'Business email').pressSequentially('x')
    await expect(page.getByText('Business email verified')).toBeHidden()
    await checkEmail(page, 'jane@gmail.com')
    await expect(page.getByText('We can’t accept personal addresses')).toBeVisible()
    await field(page, 'Business email').pressSequentially('x')
    await expect(page.getByText('We can’t accept personal addresses')).toBeHidden()
  })

  test('reports a failed email check, blocks the submit and offers to check again', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED/)
    const registrations = recordCalls(page, '/api/companies')
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

  test('ignores the check of an older address', async ({ page }) => {
    const heldCalls = await holdCalls(page, '/api/validate-email')
    await open(page)
    await checkEmail(page, 'jane@gmail.com')
    await expect.poll(() => heldCalls.waiting.length).toBe(1)
    await checkEmail(page, COMPANY['Business email'])
    await expect.poll(() => heldCalls.waiting.length).toBe(2)
    heldCalls.release(1)
    await expect(page.getByText('Business email verified')).toBeVisible()
    heldCalls.release(0)
    await field(page, 'Company name').fill('Whitfield')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expect(page.getByText('We can’t accept personal addresses')).toBeHidden()
  })

  test('disables the submit while the email check runs', async ({ page }) => {
    const heldCalls = await holdCalls(page, '/api/validate-email')
    await open(page)
    await checkEmail(page, COMPANY['Business email'])
    await expect(submitButton(page)).toBeDisabled()
    await expect(page.getByText('Checking the address')).toBeVisible()
    heldCalls.release(0)
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
  })
})
