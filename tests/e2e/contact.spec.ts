import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
import { findEnquiries, notification, openForm } from './support/enquiries'
import { expect, test } from './support/fixtures'

test('a contact request keeps the plan chosen by hand and is sent once, accessibly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/)
  const submit = page.getByRole('button', { name: 'Send request' })
  const field = (label: string) => page.getByLabel(label, { exact: true })

  await test.step('a plan chosen by hand, over a reload and a link to another plan', async () => {
    await openForm(page, '/contact?plan=growth')
    await page.getByLabel('Product interest').selectOption('enterprise')
    await field('Name').fill('Jo')
    await page.reload()
    await expect(page.getByLabel('Product interest')).toHaveValue('enterprise')
    await openForm(page, '/contact?plan=success-based')
    await expect(page.getByLabel('Product interest')).toHaveValue('success-based')
    await expect(field('Name')).toHaveValue('Jo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Sales')
    await expect(page.getByText(/reply within 24 hours/i).first()).toBeVisible()
  })

  await test.step('with errors, and not sent', async () => {
    await field('Name').fill('')
    await submit.click()
    await expect(page.getByRole('alert').getByText('There’s a problem with 4 fields')).toBeVisible()
    await expect(field('Name')).toBeFocused()
    await expectAccessibleInBothThemes(page, 'with errors')
    await page.emulateMedia({ colorScheme: 'light' })
    await field('Name').fill('Jane Whitfield')
    await field('Email').fill('jane@contact.example')
    await field('Company').fill('Whitfield Structures Ltd')
    await field('Role').fill('Head of Engineering')
    await page.route('**/api/contact-sales', (route) => route.fulfill({ status: 503, body: 'no' }))
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeFocused()
    await page.unroute('**/api/contact-sales')
    await expectAccessible(page, 'not sent')
  })

  await test.step('sent by a double click', async () => {
    await page.getByLabel('Company size').selectOption('501-1000')
    await submit.dblclick()
    await expect(page).toHaveURL('/')
    await expect(notification(page)).toHaveText(/^Contact request sent/)
    const notice = page.getByRole('region', { name: 'Your request' })
    await expect(notice).toContainText('We’ll reply to jane@contact.example within 24 hours.')
    await expectAccessible(page, 'sent')
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
    expect(await findEnquiries(page.request, 'contact-sales', 'jane@contact.example')).toMatchObject([
      { name: 'Jane Whitfield', companySize: '501-1000', productInterest: 'success-based', status: 'new' },
    ])
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
