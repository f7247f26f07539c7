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

test('checks a business email on blur, and says what is wrong with it', async ({ page }) => {
  const calls = recordCalls(page, '/api/validate-email')
  await open(page)

  await test.step('on blur', async () => {
    await field(page, 'Business email').fill(COMPANY['Business email'])
    expect(calls).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'Business email verified')
    expect(calls).toEqual([JSON.stringify({ email: COMPANY['Business email'] })])
  })

  await test.step('not an empty one', async () => {
    await field(page, 'Business email').fill('')
    calls.length = 0
    await checkEmail(page, '')
    await checkEmail(page, '   ')
    await checkEmail(page, 'jo@whitfield-structures.co.uk')
    await expect(page.getByText('Business email verified')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  await test.step('a shared mailbox, which is accepted', async () => {
    await checkEmail(page, 'info@northmoor.example')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'This looks like a shared mailbox')
    await expect(page.getByRole('link', { name: 'Contact sales' })).toHaveCount(0)
  })

  await test.step('an invalid one', async () => {
    await checkEmail(page, 'jane at work')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Contact sales' })).toBeHidden()
  })

  await test.step('one that changes', async () => {
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    await field(page, 'Business email').pressSequentially('x')
    await expect(page.getByText('Business email verified')).toBeHidden()
    await checkEmail(page, 'jane@gmail.com')
    await expect(page.getByText('We can’t accept personal addresses')).toBeVisible()
    await field(page, 'Business email').pressSequentially('x')
    await expect(page.getByText('We can’t accept personal addresses')).toBeHidden()
  })

  await test.step('not one whose field has an error', async () => {
    await page.reload()
    calls.length = 0
    await field(page, 'Business email').fill('jane@')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await field(page, 'Business email').focus()
    await page.keyboard.press('Tab')
    await expect(field(page, 'Contact name')).toBeFocused()
    expect(calls).toEqual([])
  })
})

test('registers nobody while the check refuses, fails or runs', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED/)
  const registrations = recordCalls(page, '/api/companies')
  await open(page)
  await fill(page, COMPANY)

  await test.step('refused', async () => {
    for (const [email, reason] of [
      ['jane@gmail.com', 'We can’t accept personal addresses'],
      ['jane@mailinator.com', 'We can’t accept temporary addresses'],
    ] as const) {
      await checkEmail(page, email)
      await expect(page.getByText(reason)).toBeVisible()
      await expect(field(page, 'Business email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('link', { name: 'Contact sales' })).toHaveAttribute('href', '/contact')
      await submitButton(page).click()
      await expect(field(page, 'Business email')).toBeFocused()
      await expectDescription(field(page, 'Business email'), reason)
      await expect(page).toHaveURL('/register')
      expect(registrations).toEqual([])
    }
  })

  await test.step('of an older address', async () => {
    await page.reload()
    const heldCalls = await holdCalls(page, '/api/validate-email')
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
    await page.unrouteAll()
  })

  await test.step('running', async () => {
    const heldCalls = await holdCalls(page, '/api/validate-email')
    await checkEmail(page, 'running@whitfield-structures.co.uk')
    await expect(submitButton(page)).toBeDisabled()
    await expect(page.getByText('Checking the address')).toBeVisible()
    heldCalls.release(0)
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
    await page.unrouteAll()
  })

  await test.step('failed', async () => {
    await page.route('**/api/validate-email', (route) => route.abort())
    await fill(page, COMPANY)
    await checkEmail(page, 'failed@whitfield-structures.co.uk')
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
})
