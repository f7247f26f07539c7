import { holdCalls } from '@/tests/e2e/support/hold-calls'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import {
  COMPANY,
  callsTo,
  checkEmail,
  expectDescription,
  type Field,
  field,
  fill,
  open,
  registerCompany,
  submitButton,
} from './support/register-page'

test.describe('the screen', () => {
  test('shows what the specification asks for', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible()
    await expect(page.getByText('Getting started takes four details.')).toBeVisible()
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

  test('moves the session from landing to registration', async ({ page }) => {
    await open(page)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('spanwright.onboarding') ?? ''))
      .toContain('"step":"registration"')
  })

  test('walks by keyboard in the order of the screen', async ({ page }) => {
    await open(page)
    await field(page, 'Company name').focus()
    for (const label of ['Business email', 'Contact name', 'Phone number'] as const) {
      await page.keyboard.press('Tab')
      await expect(field(page, label)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(submitButton(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeFocused()
  })

  test('is accessible empty, with errors, refused, verified and with a company under way', async ({
    page,
  }) => {
    await open(page)
    await expectAccessible(page, 'empty')
    await submitButton(page).click()
    await expect(page.getByText('There is a problem with 4 fields')).toBeVisible()
    await expectAccessible(page, 'with errors')
    await checkEmail(page, 'jane@gmail.com')
    await expect(page.getByText("We can't accept personal addresses")).toBeVisible()
    await expectAccessible(page, 'refused')
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectAccessible(page, 'verified')
    await registerCompany(page, 'Whitfield Structures Ltd')
    await open(page)
    await expect(page.getByText('Whitfield Structures Ltd is under way')).toBeVisible()
    await expectAccessible(page, 'with a company under way')
  })
})

test.describe('validation', () => {
  const MESSAGES: [Field, string][] = [
    ['Company name', 'Company name must be at least 2 characters'],
    ['Business email', 'Invalid email address'],
    ['Contact name', 'Contact name must be at least 2 characters'],
    ['Phone number', 'Phone number must be at least 10 characters'],
  ]

  test('comes on submit, at the first wrong field', async ({ page }) => {
    const calls = callsTo(page, '/api/companies')
    await open(page)
    await fill(page, { 'Company name': 'A', 'Contact name': 'B', 'Phone number': '123456789' })
    await expect(page.getByText('must be at least')).toHaveCount(0)
    await submitButton(page).click()
    for (const [label, message] of MESSAGES) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expectDescription(field(page, label), message)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(page.getByText('There is a problem with 4 fields')).toBeVisible()
    await expect(field(page, 'Company name')).toBeFocused()
    expect(calls).toEqual([])
  })

  test('is repeated on every change after that', async ({ page }) => {
    await open(page)
    await submitButton(page).click()
    const message = page.getByText('Company name must be at least 2 characters')
    await expect(message).toBeVisible()
    await field(page, 'Company name').pressSequentially('Wh')
    await expect(message).toBeHidden()
    await page.keyboard.press('Backspace')
    await expect(message).toBeVisible()
  })

  test('refuses letters in a telephone number', async ({ page }) => {
    await open(page)
    await fill(page, { ...COMPANY, 'Phone number': 'ask reception' })
    await submitButton(page).click()
    await expect(page.getByText('Please enter a phone number')).toBeVisible()
  })
})

test.describe('registering', () => {
  test('says so, keeps the company in the session and goes to the details', async ({ page, context }) => {
    const held = await holdCalls(page, '/api/companies')
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).click()
    const running = page.getByRole('button', { name: 'Registering...' })
    await expect(running).toBeDisabled()
    await expect(running.locator('[data-slot=spinner]')).toBeVisible()
    const answer = page.waitForResponse('**/api/companies')
    held.release(0)
    const { company } = await (await answer).json()
    await expect(page).toHaveURL('/about')
    await expect(page.getByText('Registration successful')).toBeVisible()
    await expect(page.getByText('Your company has been registered successfully.')).toBeVisible()
    const session = await page.evaluate(() => sessionStorage.getItem('spanwright.onboarding') ?? '{}')
    expect(JSON.parse(session)).toMatchObject({ step: 'about', companyId: company.id })
    const cookie = (await context.cookies()).find(({ name }) => name.endsWith('spanwright_owner'))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  test('takes a press on the button straight from the e-mail', async ({ page }) => {
    await open(page)
    await fill(page, COMPANY)
    await field(page, 'Business email').focus()
    await submitButton(page).click()
    await expect(page).toHaveURL('/about')
  })

  test('registers once on a double press', async ({ page }) => {
    const calls = callsTo(page, '/api/companies')
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).dblclick()
    await expect(page).toHaveURL('/about')
    expect(calls).toHaveLength(1)
  })

  test('shows the reason of the server where the check was not made', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/422/)
    await open(page)
    await fill(page, { ...COMPANY, 'Business email': '' })
    await field(page, 'Business email').fill('jane@gmail.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Registration failed')).toBeVisible()
    await expectDescription(field(page, 'Business email'), "We can't accept personal addresses")
    await expect(field(page, 'Business email')).toBeFocused()
    await expect(submitButton(page)).toBeEnabled()
  })

  test('tells of a failure of the server with its message', async ({ page, consoleGuard }) => {
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
    await expect(toast).toHaveClass(/notification-destructive/)
    await expect(submitButton(page)).toBeEnabled()
    await expect(field(page, 'Company name')).toHaveValue(COMPANY['Company name'])
  })

  test('asks to try again where the failure has no words', async ({ page }) => {
    await page.route('**/api/companies', (route) => route.fulfill({ status: 200, body: 'no json' }))
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).click()
    await expect(page.locator('[data-sonner-toast]')).toContainText(/please try again/i)
  })
})

test.describe('what was entered', () => {
  test('is there again after a reload, and after going away and back', async ({ page }) => {
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

  test('counts when it was typed before the page became interactive', async ({ page }) => {
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

test.describe('with a company under way', () => {
  test('leads on with it', async ({ page }) => {
    await registerCompany(page, 'Severn Fabrications')
    await open(page)
    await page.getByRole('link', { name: 'Continue with Severn Fabrications' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { name: 'Severn Fabrications' })).toBeVisible()
  })

  test('registers another company', async ({ page }) => {
    const first = await (await registerCompany(page, 'Severn Fabrications')).json()
    await open(page)
    await fill(page, COMPANY)
    const answer = page.waitForResponse('**/api/companies')
    await submitButton(page).click()
    const second = await (await answer).json()
    expect(second.company.id).not.toBe(first.company.id)
    await expect(page.getByRole('heading', { name: COMPANY['Company name'] })).toBeVisible()
  })

  test('goes on with the same company when nothing was changed, and makes no second one', async ({
    page,
  }) => {
    const calls = callsTo(page, '/api/companies')
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).click()
    await expect(page).toHaveURL('/about')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByText('Whitfield Structures Ltd is under way')).toBeVisible()
    await expect(field(page, 'Company name')).toHaveValue(COMPANY['Company name'])
    await submitButton(page).click()
    await expect(page).toHaveURL('/about')
    expect(calls).toHaveLength(1)
  })
})
