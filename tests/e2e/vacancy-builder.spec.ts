import { expect as baseExpect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
import { startAnew } from './support/consultation'
import { openForm } from './support/enquiries'
import { expect, test } from './support/fixtures'
import { registerCompany } from './support/register-page'

const PATH = '/ai-consultation'
const CALL = '**/api/companies/*/vacancy-builder'

const INDUSTRIES = [
  'Aerospace & Defence',
  'Automotive',
  'Construction & Civil Engineering',
  'Electronics & Technology',
  'Energy & Utilities',
  'Manufacturing',
  'Oil & Gas',
  'Pharmaceuticals',
  'Railways & Transport',
  'Telecommunications',
  'Other',
]
const REASONS = ['Growth and expansion', 'Replacement', 'New project', 'Increased workload', 'Reorganization']
const BANDS = ['£25-35k', '£35-45k', '£45-55k', '£55-70k', '£70-90k', '£90-120k', '£120k+']
const SUCCESS = 'Take over the footbridges and have two approved.'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const radios = (page: Page) =>
  page.getByRole('radio').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))

async function answerAll(page: Page) {
  await page.getByRole('radio', { name: 'Railways & Transport' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await baseExpect(page.getByLabel('What is the job title?')).toBeFocused()
  await page.keyboard.type('Senior bridge engineer')
  await page.keyboard.press('Enter')
  await baseExpect(page.getByRole('radio', { name: 'Growth and expansion' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await baseExpect(page.getByRole('radio', { name: '£25-35k' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await baseExpect(page.getByLabel('What should this person achieve')).toBeFocused()
  await page.keyboard.type(SUCCESS)
  await page.keyboard.press('Control+Enter')
  await baseExpect(page.getByRole('heading', { level: 1, name: 'Consultation Complete' })).toBeFocused()
}

test('asks five required questions and keeps the answers over a reload', async ({ page }) => {
  await openForm(page, PATH)
  const step = page.getByRole('progressbar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Vacancy Builder')
  await expect(page.getByText('Five questions, about 10 minutes.')).toBeVisible()
  await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
  await expect(step).toHaveAttribute('aria-valuenow', '1')
  expect(await radios(page)).toEqual(INDUSTRIES)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await expectAccessible(page, 'first step')
  await page.getByRole('radio', { name: 'Oil & Gas' }).check()
  await next(page).click()

  await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible()
  await page.getByLabel('What is the job title?').fill('   ')
  await expect(next(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.getByLabel('What is the job title?').fill('Pipeline engineer')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'second step, dark')
  await next(page).click()

  await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible()
  await expect(step).toHaveAttribute('aria-valuenow', '3')
  expect(await radios(page)).toEqual(REASONS)
  await page.reload()
  await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('What is the job title?')).toHaveValue('Pipeline engineer')
  await next(page).click()
  await page.getByRole('radio', { name: 'Replacement' }).check()
  await next(page).click()
  expect(await radios(page)).toEqual(BANDS)
  await page.getByRole('radio', { name: '£120k+' }).check()
  await next(page).click()
  await expect(page.getByText('Step 5 of 5', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled()
})

test('carries the answers through registration into the consultation', async ({ page }) => {
  await openForm(page, PATH)
  await answerAll(page)
  const main = page.getByRole('main')
  for (const text of [
    '24 hours',
    'AI processing',
    '3-5 days',
    'Candidate sourcing',
    '1 week',
    'Shortlist delivery',
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Pre-interviewed candidates' })).toHaveText(
    /^3-5/,
  )
  await expect(main.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Register Interest' })).toHaveAttribute('href', '/interest')
  await expectAccessibleInBothThemes(page, 'complete')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultation Complete')

  await main.getByRole('link', { name: 'Register your company' }).click()
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByLabel('Company name').fill('Whitfield Structures Ltd')
  await page.getByLabel('Business email').fill('jane@whitfield-structures.co.uk')
  await page.getByLabel('Contact name').fill('Jane Whitfield')
  await page.getByLabel('Phone number').fill('+44 117 496 0123')
  await page.getByRole('button', { name: 'Continue to Company Details' }).click()
  await expect(page.getByLabel('Job title to recruit for')).toHaveValue('Senior bridge engineer')
  await page.getByLabel('Industry').selectOption('other')
  await page.getByLabel('Company size').selectOption('11-50')
  await page.getByLabel('Company description').fill('Designs and mends bridges.')
  await page.getByRole('button', { name: 'Meet Your AI Consultant' }).click()

  await expect(
    page.getByText(/I already have the reason for hiring \(“Replacement”\), pay \(£45-55k\)/),
  ).toBeVisible()
  await page.getByRole('button', { name: '£45-55k' }).click()
  await expect(page.getByRole('list', { name: 'Where this comes from' })).toHaveText('Vacancy Builder£45-55k')
})

test('archives a consultation only on request, and keeps answers that cannot be sent', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|Failed to load/)

  await test.step('not sent', async () => {
    await registerCompany(page, 'Whitfield Structures Ltd')
    await openForm(page, PATH)
    await page.route(CALL, (route) => route.abort())
    await page.getByRole('radio', { name: 'Other' }).check()
    await next(page).click()
    await page.getByLabel('What is the job title?').fill('Welder')
    await next(page).click()
    await page.getByRole('radio', { name: 'New project' }).check()
    await next(page).click()
    await page.getByRole('radio', { name: '£25-35k' }).check()
    await next(page).click()
    await page.getByLabel('What should this person achieve').fill('Weld.')
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('We couldn’t save your answers')).toBeVisible()
    await page.unroute(CALL)
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByRole('link', { name: 'Continue to the consultation' })).toBeVisible()
  })

  await test.step('a second consultation', async () => {
    await startAnew(page)
    const response = await registerCompany(page, 'Whitfield Structures Ltd')
    const { company } = await response.json()
    const details = { industry: 'other', size: '1-10', description: 'Mends bridges.', jobTitle: 'Welder' }
    await page.request.put(`/api/companies/${company.id}`, { data: details })
    const say = { companyId: company.id, message: 'A welder in Hull.' }
    await page.request.post('/api/ai/chat', { data: say })
    await openForm(page, PATH)
    await answerAll(page)
    await expect(page.getByText('You already have a consultation for Welder.')).toBeVisible()
    const sessions = async () => {
      const answer = await page.request.get(`/api/consultations/company/${company.id}`)
      const body: { sessions: { status: string }[] } = await answer.json()
      return body.sessions.map(({ status }) => status)
    }
    expect(await sessions()).toEqual(['active'])
    await page.getByRole('button', { name: 'Start a new consultation' }).click()
    await expect(page.getByText(/your Senior bridge engineer vacancy at Whitfield/)).toBeVisible()
    expect(await sessions()).toEqual(['active', 'archived'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every vacancy builder question and links to both forms without JavaScript', async ({
    page,
  }) => {
    await page.goto(PATH)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Vacancy Builder')
    for (const text of [...INDUSTRIES, ...REASONS, ...BANDS, 'What should this person achieve', '24 hours'])
      await expect(main.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
    await expect(main.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact')
    await main.getByRole('link', { name: 'Register Interest' }).click()
    await expect(page.getByRole('button', { name: 'Register Interest' })).toBeVisible()
  })
})
