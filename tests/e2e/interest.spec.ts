import { expectAccessibleInBothThemes } from './support/accessibility'
import { findEnquiries, notification, openForm } from './support/enquiries'
import { expect, test } from './support/fixtures'

const WHO = "Please select if you're a hiring manager or candidate"

test('interest is registered with only the keyboard, kept over a failure and a reload, accessibly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/500/)
  await test.step('with errors', async () => {
    await openForm(page, '/interest?plan=scale')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register Interest')
    await page.getByRole('button', { name: 'Register Interest' }).click()
    await expect(page.getByRole('radio', { name: 'Hiring manager' })).toBeFocused()
    await expectAccessibleInBothThemes(page, 'with errors')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('not sent, and kept over a reload', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Jo Bloggs')
    await page.keyboard.press('Tab')
    await page.keyboard.type('jo@keys.example')
    await page.getByRole('checkbox', { name: 'AI job specification' }).focus()
    await page.keyboard.press('Space')
    await page.getByLabel('Email', { exact: true }).focus()
    await page.route('**/api/interest', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Registration failed' })).toBeVisible()
    await page.unroute('**/api/interest')
    await page.reload()
    await expect(page.locator('form[data-ready]')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo Bloggs')
    await expect(page.getByRole('radio', { name: 'Candidate' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'AI job specification' })).toBeChecked()
  })

  await test.step('thanks', async () => {
    await page.getByLabel('Email', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.locator('[data-slot="thanks"]')).toBeFocused()
    await expect(notification(page)).toHaveText(/^Interest registered successfully/)
    await expectAccessibleInBothThemes(page, 'thanks')
    await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/')
    expect(await findEnquiries(page.request, 'interest-registrations', 'jo@keys.example')).toMatchObject([
      { userType: 'candidate', interestedIn: ['AI job specification'], pricingPlan: 'scale' },
    ])
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  })
})

test('lets the end of the page be scrolled clear of a notification on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openForm(page, '/interest')
  await page.getByRole('radio', { name: 'Candidate' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Jo Bloggs')
  await page.getByLabel('Email', { exact: true }).fill('jo@phone.example')
  await page.getByRole('button', { name: 'Register Interest' }).click()
  await notification(page).hover()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const last = await page.getByRole('contentinfo').getByRole('button').last().boundingBox()
  const covering = await notification(page).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(covering?.y ?? 0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows errors, keeps the values and stores a registration without script', async ({ page }) => {
    await page.goto('/interest?plan=growth')
    await page.getByLabel('Name', { exact: true }).fill('Jo Bloggs')
    await page.getByLabel('Email', { exact: true }).fill('jo')
    await page.getByRole('checkbox', { name: 'Recruitment analytics' }).check()
    await page.getByLabel('How did you hear').selectOption('Other')
    await page.getByRole('button', { name: 'Register Interest' }).click()
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(WHO)
    const email = page.getByLabel('Email', { exact: true })
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toHaveValue('jo')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo Bloggs')
    await expect(page.getByRole('checkbox', { name: 'Recruitment analytics' })).toBeChecked()
    await expect(page.getByLabel('Pricing plan')).toHaveValue('growth')
    await email.fill('jo@scriptless.example')
    await page.getByRole('radio', { name: 'Candidate' }).check()
    await page.getByRole('button', { name: 'Register Interest' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(
      await findEnquiries(page.request, 'interest-registrations', 'jo@scriptless.example'),
    ).toMatchObject([
      {
        userType: 'candidate',
        interestedIn: ['Recruitment analytics'],
        howDidYouHear: 'Other',
        pricingPlan: 'growth',
      },
    ])
  })
})
