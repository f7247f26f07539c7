import { expectAccessible } from './support/accessibility'
import { startAnew } from './support/consultation'
import { expect, test } from './support/fixtures'
import { holdCalls } from './support/hold-calls'
import { expectFormReady } from './support/hydration'
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

test('shows the registration form and what is wrong with it, accessibly and by keyboard', async ({
  page,
}) => {
  await open(page)

  await test.step('every field', async () => {
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
    await expectAccessible(page, 'empty')
  })

  await test.step('the session', async () => {
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('spanwright.onboarding') ?? ''))
      .toContain('"step":"registration"')
  })

  await test.step('by keyboard in visual order', async () => {
    await field(page, 'Company name').focus()
    for (const label of ['Business email', 'Contact name', 'Phone number'] as const) {
      await page.keyboard.press('Tab')
      await expect(field(page, label)).toBeFocused()
    }
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const others = [
      link('terms of service'),
      link('privacy policy'),
      submitButton(page),
      link('sign in'),
      link('Back to homepage'),
    ]
    for (const control of others) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
  })

  await test.step('a draft, after a reload and after navigation', async () => {
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

  await test.step('every change after a submit', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await open(page)
    await submitButton(page).click()
    // Also in the summary, as the link to the field.
    const message = page.getByText('Company name must be at least 2 characters').last()
    await expect(message).toBeVisible()
    await field(page, 'Company name').pressSequentially('Wh')
    await expect(message).toBeHidden()
    await page.keyboard.press('Backspace')
    await expect(message).toBeVisible()
  })

  await test.step('accessible in every state', async () => {
    await submitButton(page).click()
    await expect(page.getByText('There’s a problem with 4 fields')).toBeVisible()
    await expectAccessible(page, 'with errors')
    await checkEmail(page, 'jane@gmail.com')
    await expect(page.getByText('We can’t accept personal addresses').last()).toBeVisible()
    await expectAccessible(page, 'refused')
    await checkEmail(page, COMPANY['Business email'])
    await expect(page.getByText('Business email verified')).toBeVisible()
    await expectAccessible(page, 'verified')
  })

  await test.step('with a registered company', async () => {
    await registerCompany(page, 'Whitfield Structures Ltd')
    await open(page)
    await expect(
      page.getByText('You’ve already registered Whitfield Structures Ltd in this browser'),
    ).toBeVisible()
    await fill(page, { 'Company name': 'whitfield structures ltd' })
    await expect(page.getByText('You’ve already registered this company.')).toBeVisible()
    await expectAccessible(page, 'with a registered company')
  })
})

test('keeps what was typed when a registration fails, registers once, and continues', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/422/)

  await test.step('the server’s reason at its field', async () => {
    await open(page)
    await fill(page, { ...COMPANY, 'Business email': '' })
    await field(page, 'Business email').fill('jane@gmail.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Registration failed')).toBeVisible()
    await expectDescription(field(page, 'Business email'), 'We can’t accept personal addresses')
    await expect(field(page, 'Business email')).toBeFocused()
    await expect(submitButton(page)).toBeEnabled()
  })

  await test.step('registered', async () => {
    await fill(page, COMPANY)
    const heldCalls = await holdCalls(page, '/api/companies')
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
    await page.unrouteAll()
  })

  await test.step('continued', async () => {
    await open(page)
    await page.getByRole('link', { name: 'Continue with Whitfield Structures Ltd' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { name: 'Whitfield Structures Ltd' })).toBeVisible()
  })

  await test.step('a second company', async () => {
    await startAnew(page)
    const first = await (await registerCompany(page, 'Severn Fabrications')).json()
    await open(page)
    await fill(page, COMPANY)
    const answer = page.waitForResponse('**/api/companies')
    await submitButton(page).click()
    const second = await (await answer).json()
    expect(second.company.id).not.toBe(first.company.id)
    await expect(page.getByRole('heading', { name: COMPANY['Company name'] })).toBeVisible()
  })
})

test('registers one company however the form is sent', async ({ page }) => {
  const calls = recordCalls(page, '/api/companies')

  await test.step('on a click straight from the email field', async () => {
    await open(page)
    await fill(page, COMPANY)
    await field(page, 'Business email').focus()
    await submitButton(page).click()
    await expect(page).toHaveURL('/about')
  })

  await test.step('on a double click', async () => {
    await startAnew(page)
    calls.length = 0
    await open(page)
    await fill(page, COMPANY)
    await submitButton(page).dblclick()
    await expect(page).toHaveURL('/about')
    expect(calls).toHaveLength(1)
  })

  for (const from of ['/register', '/vacancies'])
    await test.step(`not again when the form was not changed, opened from ${from}`, async () => {
      calls.length = 0
      await startAnew(page)
      await page.goto(from)
      if (from !== '/register') await page.getByRole('link', { name: 'Register your company' }).click()
      await expectFormReady(page)
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
