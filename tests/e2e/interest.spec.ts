import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
import { findEnquiries, notification, openForm, optionsOf } from './support/enquiries'
import { expect, test } from './support/fixtures'
import { holdCalls } from './support/hold-calls'

const PLANS = {
  starter: 'Starter: 1-5 vacancies annually',
  growth: 'Growth: 6-15 vacancies annually',
  scale: 'Scale: 16-30 vacancies annually',
  professional: 'Professional: 31-50 vacancies annually',
  enterprise: 'Enterprise: 50+ vacancies annually',
  'success-based': 'Success-based: paid only on successful hire',
}
const SERVICES = [
  'AI job specification',
  'Candidate sourcing and matching',
  'AI interview screening',
  'Employee value proposition',
  'Diversity and bias reduction',
  'Recruitment analytics',
]
const HEARD = [
  'Search engine (Google, Bing, etc.)',
  'Social media (LinkedIn, Twitter, etc.)',
  'Industry publication or blog',
  'Word of mouth/referral',
  'Conference or event',
  'Direct outreach',
  'Other',
]
const WHO = "Please select if you're a hiring manager or candidate"

test('shows every field, its errors and thanks once a registration is stored', async ({ page }) => {
  await test.step('every field and option in both themes', async () => {
    await openForm(page, '/interest')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register Interest')
    for (const label of ['Name', 'Email', 'Phone (optional)', 'Company (optional)', 'Role (optional)'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Message (optional)')).toHaveValue('')
    const kind = page.getByRole('radiogroup', { name: 'I am a' }).getByRole('radio')
    await expect(kind).toHaveCount(2)
    for (const name of ['Hiring manager', 'Candidate'])
      await expect(page.getByRole('radio', { name })).not.toBeChecked()
    await expect(page.getByRole('checkbox')).toHaveCount(SERVICES.length)
    for (const name of SERVICES) await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
    expect(await optionsOf(page, 'Pricing plan')).toEqual(['Select a plan', ...Object.values(PLANS)])
    expect(await optionsOf(page, 'How did you hear')).toEqual(['Select an answer', ...HEARD])
    await expectAccessibleInBothThemes(page, 'empty')
  })

  await test.step('errors, and a double submit that is stored once', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openForm(page, '/interest?plan=scale')
    const submit = page.getByRole('button', { name: 'Register Interest' })
    await submit.click()
    await expect(page.getByRole('alert').getByText('There’s a problem with 3 fields')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Hiring manager' })).toBeFocused()
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(WHO)
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Required$/)
    const email = page.getByLabel('Email', { exact: true })
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expectAccessibleInBothThemes(page, 'with errors')

    await email.fill('jane@interest.example')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await page.getByLabel('Name', { exact: true }).fill('J')
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Invalid input$/)
    await page.getByLabel('Name', { exact: true }).fill('Jane Whitfield')
    await page.getByRole('radio', { name: 'Hiring manager' }).check()
    await page.getByLabel('Company').fill('Whitfield Structures Ltd')
    await page.getByLabel('Role').fill('Head of Engineering')
    await page.getByLabel('Phone').fill('+44 117 496 0123')
    await page.getByRole('checkbox', { name: 'Recruitment analytics' }).check()
    await page.getByRole('checkbox', { name: 'AI interview screening' }).check()
    await page.getByLabel('How did you hear').selectOption('Conference or event')
    await page.getByLabel('Message').fill('Two engineers by spring.')
    const held = await holdCalls(page, '/api/interest')
    await submit.dblclick()
    await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled()
    await expect.poll(() => held.waiting.length).toBe(1)
    held.release(0)
    await expect(notification(page)).toHaveText(/^Interest registered successfully/)
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expectAccessible(page, 'thanks, dark')
    await page.getByRole('link', { name: 'Return to Homepage' }).click()
    await expect(page).toHaveURL('/')
    expect(
      await findEnquiries(page.request, 'interest-registrations', 'jane@interest.example'),
    ).toMatchObject([
      {
        name: 'Jane Whitfield',
        company: 'Whitfield Structures Ltd',
        role: 'Head of Engineering',
        userType: 'hiring_manager',
        phone: '+44 117 496 0123',
        message: 'Two engineers by spring.',
        interestedIn: ['AI interview screening', 'Recruitment analytics'],
        howDidYouHear: 'Conference or event',
        pricingPlan: 'scale',
      },
    ])
  })
})

test('keeps the interest form after a failure and a reload, and sends it with only the keyboard', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/500/)
  await openForm(page, '/interest')
  await page.getByRole('radio', { name: 'Hiring manager' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Jo Bloggs')
  await page.keyboard.press('Tab')
  await page.keyboard.type('jo@keys.example')
  await page.getByRole('checkbox', { name: 'AI job specification' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.route('**/api/interest', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Registration failed' })).toHaveText(
    'Registration failedPlease try again or contact us directly. What you typed is still here.',
  )
  await expect(notification(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo Bloggs')
  await expect(page.getByRole('radio', { name: 'Candidate' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'AI job specification' })).toBeChecked()
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.locator('[data-slot="thanks"]')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
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
