import { QUOTAS } from '@/lib/quotas/limits'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { holdCalls } from './support/hold-calls'
import {
  COMPANY,
  checkEmail,
  expectDescription,
  type Field,
  field,
  fill,
  open,
  recordCalls,
  registerCompany,
  submitButton,
} from './support/register-page'

test.describe('registration screen', () => {
  test('shows the registration form with its texts and placeholders', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible()
    await expect(page.getByText('Start with four details.')).toBeVisible()
    const card = page.getByRole('region', { name: 'Company Registration' })
    await expect(card.getByText('Enter your company details to get started')).toBeVisible()
    await expect(card.getByText('Secure Registration')).toBeVisible()
    await expect(
      card.getByText('We validate business domains only - no personal email addresses'),
    ).toBeVisible()
    await expect(field(page, 'Company name')).toHaveAttribute('placeholder', 'Whitfield Structures Ltd')
    await expect(field(page, 'Business email')).toHaveAttribute('placeholder', /@yourcompany\.co\.uk$/)
    await expect(field(page, 'Contact name')).toHaveAttribute('placeholder', 'Jane Whitfield')
    await expect(field(page, 'Phone number')).toHaveAttribute('placeholder', '+44 117 496 0123')
    await expect(submitButton(page)).toBeEnabled()
    await expect(page.getByRole('listitem').filter({ hasText: 'Company registration' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await page.getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page).toHaveURL('/')
  })

  test('moves the onboarding session from landing to registration', async ({ page }) => {
    await open(page)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('spanwright.onboarding') ?? ''))
      .toContain('"step":"registration"')
  })

  test('moves through the registration by keyboard in visual order', async ({ page }) => {
    await open(page)
    await field(page, 'Company name').focus()
    for (const label of ['Business email', 'Contact name', 'Phone number'] as const) {
      await page.keyboard.press('Tab')
      await expect(field(page, label)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(submitButton(page)).toBeFocused()
    for (const name of ['terms of service', 'privacy policy', 'Back to homepage']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    }
  })

  test('registration is accessible in every state of the form', async ({ page }) => {
    await open(page)
    await expectAccessible(page, 'empty')
    await submitButton(page).click()
    await expect(page.getByText('There’s a problem with 4 fields')).toBeVisible()
    await expectAccessible(page, 'with errors')
    await checkEmail(page, 'jane@gmail.com')
    await expect(page.getByText('We can’t accept personal addresses')).toBeVisible()
    await expectAccessible(page, 'refused')
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectAccessible(page, 'verified')
    await registerCompany(page, 'Whitfield Structures Ltd')
    await open(page)
    await expect(
      page.getByText('You’ve already registered Whitfield Structures Ltd in this browser'),
    ).toBeVisible()
    await expectAccessible(page, 'with a registered company')
  })
})

test.describe('registration validation', () => {
  const MESSAGES: [Field, string][] = [
    ['Company name', 'Company name must be at least 2 characters'],
    ['Business email', 'Invalid email address'],
    ['Contact name', 'Contact name must be at least 2 characters'],
    ['Phone number', 'Phone number must be at least 10 characters'],
  ]

  test('validates the registration on submit and focuses the first error', async ({ page }) => {
    const calls = recordCalls(page, '/api/companies')
    await open(page)
    await fill(page, { 'Company name': 'A', 'Contact name': 'B', 'Phone number': '123456789' })
    await expect(page.getByText('must be at least')).toHaveCount(0)
    await submitButton(page).click()
    for (const [label, message] of MESSAGES) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expectDescription(field(page, label), message)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(page.getByText('There’s a problem with 4 fields')).toBeVisible()
    await expect(field(page, 'Company name')).toBeFocused()
    expect(calls).toEqual([])
  })

  test('revalidates the registration on every change after a submit', async ({ page }) => {
    await open(page)
    await submitButton(page).click()
    const message = page.getByText('Company name must be at least 2 characters')
    await expect(message).toBeVisible()
    await field(page, 'Company name').pressSequentially('Wh')
    await expect(message).toBeHidden()
    await page.keyboard.press('Backspace')
    await expect(message).toBeVisible()
  })

  test('rejects letters in a phone number', async ({ page }) => {
    await open(page)
    await fill(page, { ...COMPANY, 'Phone number': 'ask reception' })
    await submitButton(page).click()
    await expect(page.getByText('Please enter a phone number')).toBeVisible()
  })
})

test.describe('registering a company', () => {
  test('registers a company, updates the session and continues to company details', async ({
    page,
    context,
  }) => {
    const heldCalls = await holdCalls(page, '/api/companies')
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).click()
    const registeringButton = page.getByRole('button', { name: 'Registering...' })
    await expect(registeringButton).toBeDisabled()
    await expect(registeringButton.locator('[data-slot=spinner]')).toBeVisible()
    const answer = page.waitForResponse('**/api/companies')
    heldCalls.release(0)
    const { company } = await (await answer).json()
    await expect(page).toHaveURL('/about')
    await expect(page.getByText('Registration successful')).toBeVisible()
    await expect(page.getByText('Your company has been registered successfully.')).toBeVisible()
    const session = await page.evaluate(() => sessionStorage.getItem('spanwright.onboarding') ?? '{}')
    expect(JSON.parse(session)).toMatchObject({ step: 'about', companyId: company.id })
    const cookie = (await context.cookies()).find(({ name }) => name.endsWith('spanwright_owner'))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  test('registers on a click straight from the email field', async ({ page }) => {
    await open(page)
    await fill(page, COMPANY)
    await field(page, 'Business email').focus()
    await submitButton(page).click()
    await expect(page).toHaveURL('/about')
  })

  test('registers once on a double click', async ({ page }) => {
    const calls = recordCalls(page, '/api/companies')
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).dblclick()
    await expect(page).toHaveURL('/about')
    expect(calls).toHaveLength(1)
  })

  test('shows the server’s reason when the email was not checked before', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/422/)
    await open(page)
    await fill(page, { ...COMPANY, 'Business email': '' })
    await field(page, 'Business email').fill('jane@gmail.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Registration failed')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'We can’t accept personal addresses')
    await expect(field(page, 'Business email')).toBeFocused()
    await expect(submitButton(page)).toBeEnabled()
  })

  test('shows the server’s message when the registration fails', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/503/)
    await page.route('**/api/companies', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Unavailable', status: 503, detail: 'The service is resting.' },
      }),
    )
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('Registration failed')
    await expect(toast).toContainText('503: The service is resting.')
    await expect(toast).toHaveAttribute('data-type', 'error')
    await expect(submitButton(page)).toBeEnabled()
    await expect(field(page, 'Company name')).toHaveValue(COMPANY['Company name'])
  })

  test('asks to retry when the registration fails without a message', async ({ page }) => {
    await page.route('**/api/companies', (route) => route.fulfill({ status: 200, body: 'no json' }))
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).click()
    await expect(page.locator('[data-sonner-toast]')).toContainText(/please try again/i)
  })
})

test.describe('registration draft', () => {
  test('restores the entered registration after a reload and after navigation', async ({ page }) => {
    await open(page)
    await fill(page, COMPANY)
    await page.reload()
    for (const [label, value] of Object.entries(COMPANY))
      await expect(field(page, label as Field)).toHaveValue(value)
    await page.getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    for (const [label, value] of Object.entries(COMPANY))
      await expect(field(page, label as Field)).toHaveValue(value)
  })

  test('submits a registration that was typed before hydration', async ({ page }) => {
    const waiting: (() => void)[] = []
    await page.route('**/*.js*', async (route) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      await route.continue().catch(() => undefined)
    })
    await page.goto('/register', { waitUntil: 'commit' })
    await fill(page, COMPANY)
    await submitButton(page).click()
    await page.unroute('**/*.js*')
    for (const release of waiting) release()
    await expect(page).toHaveURL('/about')
  })
})

test.describe('with a registered company', () => {
  test('continues with the registered company', async ({ page }) => {
    await registerCompany(page, 'Severn Fabrications')
    await open(page)
    await page.getByRole('link', { name: 'Continue with Severn Fabrications' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { name: 'Severn Fabrications' })).toBeVisible()
  })

  test('registers a second company', async ({ page }) => {
    const first = await (await registerCompany(page, 'Severn Fabrications')).json()
    await open(page)
    await fill(page, COMPANY)
    const answer = page.waitForResponse('**/api/companies')
    await submitButton(page).click()
    const second = await (await answer).json()
    expect(second.company.id).not.toBe(first.company.id)
    await expect(page.getByRole('heading', { name: COMPANY['Company name'] })).toBeVisible()
  })

  test('says that a browser has registered as many companies as it may, and keeps the text', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/409/)
    for (let count = 0; count < QUOTAS.companiesPerOwner; count += 1)
      await registerCompany(page, 'Severn Fabrications')
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('You’ve registered 50 companies in this browser')
    for (const [label, value] of Object.entries(COMPANY))
      await expect(field(page, label as Field)).toHaveValue(value)
    await expect(submitButton(page)).toBeEnabled()
  })

  for (const from of ['/register', '/vacancies'])
    test(`continues with the same company when the form was not changed, opened from ${from}`, async ({
      page,
    }) => {
      const calls = recordCalls(page, '/api/companies')
      await page.goto(from)
      // The router keeps a static page that it has opened itself.
      if (from !== '/register') await page.getByRole('link', { name: 'Register your company' }).click()
      await expect(page.locator('form[data-ready]')).toBeVisible()
      await fill(page, COMPANY)
      await submitButton(page).click()
      await expect(page).toHaveURL('/about')
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(
        page.getByText('You’ve already registered Whitfield Structures Ltd in this browser'),
      ).toBeVisible()
      await expect(field(page, 'Company name')).toHaveValue(COMPANY['Company name'])
      await submitButton(page).click()
      await expect(page).toHaveURL('/about')
      expect(calls).toHaveLength(1)
    })
})
