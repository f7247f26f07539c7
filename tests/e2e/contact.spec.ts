import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
import { findEnquiries, notification, openForm, optionsOf } from './support/enquiries'
import { expect, test } from './support/fixtures'

const PRODUCTS = {
  starter: 'Starter: 1-3 vacancies annually',
  growth: 'Growth: 4-6 vacancies annually',
  scale: 'Scale: 7-10 vacancies annually',
  professional: 'Professional: 11-15 vacancies annually',
  enterprise: 'Enterprise: 16+ vacancies annually',
  'success-based': 'Success-based',
  general: 'General enquiry',
}

const LISTS = {
  'Company size': [
    'Select company size',
    ...['1-10', '11-50', '51-200', '201-500', '500+', '501-1000', '1000+'].map((size) => `${size} employees`),
  ],
  Industry: [
    'Select an industry',
    'Technology',
    'Finance',
    'Healthcare',
    'Manufacturing',
    'Retail',
    'Consulting',
    'Education',
    'Other',
  ],
  'Product interest': ['Select a plan', ...Object.values(PRODUCTS)],
  Timeline: ['Select a timeline', 'Immediate', '1-3 months', '3-6 months', '6-12 months', 'Exploring'],
  Budget: [
    'Select a budget',
    'Under £5k per month',
    '£5-15k per month',
    '£15-50k per month',
    '£50k+ per month',
    'Success-based',
  ],
}

test('shows every field, its errors and a notification once a request is stored', async ({ page }) => {
  await test.step('every field and option in both themes', async () => {
    await openForm(page, '/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Sales')
    await expect(page.getByText(/reply within 24 hours/i).first()).toBeVisible()
    for (const label of [
      'Name',
      'Email',
      'Company',
      'Role',
      'Phone (optional)',
      'How do you hire at the moment? (optional)',
    ])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Message (optional)')).toHaveValue('')
    for (const [label, options] of Object.entries(LISTS)) {
      expect(await optionsOf(page, label)).toEqual(options)
      await expect(page.getByLabel(label)).toHaveValue('')
    }
    await expectAccessibleInBothThemes(page, 'empty')
  })

  await test.step('errors, and a double submit that is stored once', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openForm(page, '/contact?plan=success-based')
    const submit = page.getByRole('button', { name: 'Send request' })
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await submit.click()
    await expect(page.getByRole('alert').getByText('There’s a problem with 4 fields')).toBeVisible()
    await expect(field('Name')).toBeFocused()
    for (const label of ['Name', 'Company', 'Role'])
      await expect(field(label)).toHaveAccessibleDescription('Required')
    await field('Email').fill('jane')
    await expect(field('Email')).toHaveAccessibleDescription(/^Invalid input/)
    await expectAccessibleInBothThemes(page, 'with errors')

    await field('Name').fill('Jane Whitfield')
    await field('Email').fill('jane@contact.example')
    await field('Company').fill('Whitfield Structures Ltd')
    await field('Role').fill('Head of Engineering')
    await expect(page.getByRole('alert').getByText('There is a problem')).toBeHidden()
    await page.getByLabel('Phone').fill('0117 496 0123')
    await page.getByLabel('Company size').selectOption('501-1000')
    await page.getByLabel('Industry').selectOption('manufacturing')
    await page.getByLabel('How do you hire at the moment?').fill('Two agencies')
    await page.getByLabel('Timeline').selectOption('3-6 months')
    await page.getByLabel('Budget').selectOption('£15-50k per month')
    await page.getByLabel('Message').fill('Please call in the morning.')
    await submit.dblclick()
    await expect(page).toHaveURL('/')
    await expect(notification(page)).toHaveText(/^Contact request sent/)
    const notice = page.getByRole('region', { name: 'Your request' })
    await expect(notice).toContainText('We’ll reply to jane@contact.example within 24 hours.')
    await expectAccessible(page, 'sent')
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
    expect(await findEnquiries(page.request, 'contact-sales', 'jane@contact.example')).toMatchObject([
      {
        name: 'Jane Whitfield',
        company: 'Whitfield Structures Ltd',
        role: 'Head of Engineering',
        phone: '0117 496 0123',
        companySize: '501-1000',
        industry: 'manufacturing',
        productInterest: 'success-based',
        timeline: '3-6-months',
        budget: '15-50k',
        currentSolution: 'Two agencies',
        message: 'Please call in the morning.',
        status: 'new',
      },
    ])
  })
})

test('keeps what was typed after a failure, a reload and a link to another plan', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/503|Failed to load|ERR_/)

  await test.step('not sent', async () => {
    await openForm(page, '/contact')
    const values = { Name: 'Jo', Email: 'jo@contact.example', Company: 'Northmoor', Role: 'Director' }
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value)
    const detail = 'The database does not answer.'
    await page.route(
      '**/api/contact-sales',
      (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ detail }),
        }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Send request' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'What you typed is still here' })
    await expect(failure).toBeFocused()
    await expect(failure).toContainText('Error sending request')
    await expect(failure).toContainText(`503: ${detail}`)
    await expect(notification(page)).toHaveCount(0)
    await expectAccessible(page, 'not sent')
    await page.route('**/api/contact-sales', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server.' })).toBeFocused()
    for (const [label, value] of Object.entries(values))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  })

  await test.step('a plan chosen by hand', async () => {
    await openForm(page, '/contact?plan=growth')
    await page.getByLabel('Product interest').selectOption('enterprise')
    await page.getByLabel('Name', { exact: true }).fill('Jo')
    await page.reload()
    await expect(page.getByLabel('Product interest')).toHaveValue('enterprise')
    await openForm(page, '/contact?plan=starter')
    await expect(page.getByLabel('Product interest')).toHaveValue('starter')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows errors, keeps the values and stores a contact request without script', async ({ page }) => {
    await page.goto('/contact?plan=scale')
    await page.getByLabel('Name', { exact: true }).fill('Jo Bloggs')
    await page.getByLabel('Email', { exact: true }).fill('jo@plain.example')
    await page.getByLabel('Timeline').selectOption('Exploring')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByLabel('Company', { exact: true })).toHaveAccessibleDescription('Required')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo Bloggs')
    await expect(page.getByLabel('Timeline')).toHaveValue('exploring')
    await expect(page.getByLabel('Product interest')).toHaveValue('scale')
    await page.getByLabel('Company', { exact: true }).fill('Northmoor')
    await page.getByLabel('Role', { exact: true }).fill('Director')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('heading', { name: 'Contact request sent' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/')
    expect(await findEnquiries(page.request, 'contact-sales', 'jo@plain.example')).toMatchObject([
      { company: 'Northmoor', role: 'Director', productInterest: 'scale', timeline: 'exploring' },
    ])
  })
})
