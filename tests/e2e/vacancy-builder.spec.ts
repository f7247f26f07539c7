import { expect as baseExpect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
import { openForm } from './support/enquiries'
import { expect, test } from './support/fixtures'

const PATH = '/ai-consultation'

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

async function answerAll(page: Page) {
  await page.getByRole('radio', { name: 'Railways & Transport' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await baseExpect(page.getByLabel('What is the job title?')).toBeFocused()
  await page.keyboard.type('Senior bridge engineer')
  await expectAccessible(page, 'second step, dark')
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

test('carries the answers through registration into the consultation', async ({ page }) => {
  await openForm(page, PATH)
  await expectAccessibleInBothThemes(page, 'first step')
  await answerAll(page)
  const main = page.getByRole('main')
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
