import {
  answerInsights,
  answerResearch,
  DETAILS,
  documentButton,
  expectValues,
  type Field,
  field,
  fill,
  NAME,
  open,
  RESEARCH,
  register,
  researchButton,
  saveButton,
  toast,
  writeButton,
} from './support/about-page'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { holdAllCalls } from './support/hold-calls'

const INDUSTRIES = [
  ['', 'Select an industry'],
  ['technology', 'Technology'],
  ['finance', 'Finance'],
  ['healthcare', 'Healthcare'],
  ['manufacturing', 'Manufacturing'],
  ['retail', 'Retail'],
  ['consulting', 'Consulting'],
  ['education', 'Education'],
  ['other', 'Other'],
]
const SIZES = ['', '1-10', '11-50', '51-200', '201-500', '500+']

test.describe('company details screen', () => {
  test('redirects from company details to registration without a company', async ({ page }) => {
    await page.goto('/about')
    await expect(page).toHaveURL('/register')
  })

  test('shows the company details form with all its options', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Tell Us About Your Company' })).toBeVisible()
    await expect(page.getByRole('region', { name: NAME })).toBeVisible()
    const options = field(page, 'Industry').locator('option')
    await expect(options).toHaveText(INDUSTRIES.map(([, label]) => label ?? ''))
    expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual(
      INDUSTRIES.map(([key]) => key),
    )
    const sizes = field(page, 'Company size').locator('option')
    expect(await sizes.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual(SIZES)
    await expect(field(page, 'Company website')).toHaveAttribute('type', 'text')
    await expect(field(page, 'Company description')).toHaveJSProperty('tagName', 'TEXTAREA')
    await expect(saveButton(page)).toBeEnabled()
    await expect(page.getByRole('heading', { name: 'Company Intelligence' })).toBeHidden()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/register')
  })

  test('shows a spinner while the company details load', async ({ page }) => {
    const release = await holdAllCalls(page, '**/api/companies/*')
    await register(page)
    await page.goto('/about')
    await expect(page.getByRole('status').filter({ hasText: 'Loading company information' })).toBeVisible()
    await expectAccessible(page, 'loading')
    release()
    await expect(field(page, 'Industry')).toBeVisible()
    await expect(page.getByText('Loading company information')).toBeHidden()
  })

  test('offers to retry when the company details fail to load', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED/)
    await page.route('**/api/companies/*', (route) => route.abort())
    await register(page)
    await page.goto('/about')
    await expect(page.getByText('We couldn’t load your company information')).toBeVisible()
    await expectAccessible(page, 'could not be loaded')
    await page.unroute('**/api/companies/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(field(page, 'Industry')).toBeVisible()
  })

  test('moves through the company details by keyboard in visual order', async ({ page }) => {
    await open(page)
    await field(page, 'Industry').focus()
    for (const next of [
      field(page, 'Company size'),
      field(page, 'Company website'),
      researchButton(page),
      documentButton(page),
      field(page, 'Company description'),
      writeButton(page),
      field(page, 'Job title to recruit for'),
      page.getByRole('link', { name: 'Back', exact: true }),
      saveButton(page),
    ]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
  })

  // Accessibility does not depend on the database engine.
  test('company details are accessible when empty, with errors and with the document form @embedded', async ({
    page,
  }) => {
    await open(page)
    await expectAccessible(page, 'empty')
    await saveButton(page).click()
    await expect(page.getByText('There’s a problem with 4 fields')).toBeVisible()
    await documentButton(page).click()
    await page.getByRole('button', { name: 'Read with AI' }).click()
    await expect(page.getByText('Please choose a file or paste some text').first()).toBeVisible()
    await expectAccessible(page, 'with errors')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme })

      test(`company details are accessible during and after research, ${colorScheme} @embedded`, async ({
        page,
      }) => {
        await answerResearch(page, 'A description of the website, long enough.')
        await answerInsights(page, RESEARCH)
        const release = await holdAllCalls(page, '**/api/company/career-insights')
        await open(page)
        await fill(page, DETAILS)
        await researchButton(page).click()
        await expect(page.getByRole('button', { name: 'Stop the research' })).toBeVisible()
        await expect(toast(page)).toHaveCSS('opacity', '1')
        await expectAccessible(page, 'researching')
        release()
        await page.getByRole('button', { name: /^Source.*Candour/ }).click()
        await page.getByRole('button', { name: /^Edit.*Care/ }).click()
        await expect(toast(page)).toHaveCSS('opacity', '1')
        await expectAccessible(page, 'with the findings')
      })
    })
  }
})

test.describe('company details validation', () => {
  const MESSAGES: [Field, string][] = [
    ['Industry', 'Please select an industry'],
    ['Company size', 'Please select company size'],
    ['Company description', 'Description must be at least 10 characters'],
    ['Job title to recruit for', 'Job title must be at least 2 characters'],
  ]

  test('validates company details on submit, focuses the first error and revalidates on change', async ({
    page,
  }) => {
    await open(page)
    await fill(page, { 'Company description': 'Too short', 'Job title to recruit for': 'E' })
    await expect(page.getByText('must be at least')).toHaveCount(0)
    await saveButton(page).click()
    for (const [label, message] of MESSAGES) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message))
    }
    await expect(field(page, 'Industry')).toBeFocused()
    await field(page, 'Industry').selectOption('retail')
    await expect(page.getByText('Please select an industry')).toBeHidden()
    await field(page, 'Industry').selectOption('')
    await expect(page.getByText('Please select an industry')).toBeVisible()
  })

  for (const [typed, shown] of [
    ['www.example.com', 'https://www.example.com'],
    ['example.com/careers', 'https://example.com/careers'],
    ['http://example.com', 'http://example.com'],
    ['  https://example.com ', 'https://example.com'],
    ['', ''],
  ] as const) {
    test(`changes the website "${typed}" to "${shown}" on blur`, async ({ page }) => {
      await open(page)
      await field(page, 'Company website').fill(typed)
      await field(page, 'Company description').focus()
      await expect(field(page, 'Company website')).toHaveValue(shown)
    })
  }

  test('rejects an invalid website URL', async ({ page }) => {
    await open(page)
    await fill(page, { ...DETAILS, 'Company website': 'not a website' })
    await saveButton(page).click()
    await expect(page.getByText('Please enter a valid website URL')).toBeVisible()
    await expect(field(page, 'Company website')).toBeFocused()
    await field(page, 'Company website').fill('whitfield-structures.co.uk')
    await expect(page.getByText('Please enter a valid website URL')).toBeHidden()
  })
})

test.describe('saving company details', () => {
  test('saves company details, updates the session and continues to the consultation', async ({ page }) => {
    const id = await open(page)
    await fill(page, { ...DETAILS, 'Company website': 'www.whitfield-structures.co.uk' })
    const release = await holdAllCalls(page, '**/api/companies/*')
    const call = page.waitForRequest((request) => request.method() === 'PUT')
    await saveButton(page).click()
    const savingButton = page.getByRole('button', { name: 'Saving...' })
    await expect(savingButton).toBeDisabled()
    await expect(savingButton.locator('[data-slot=spinner]')).toBeVisible()
    expect((await call).url()).toContain(`/api/companies/${id}`)
    release()
    await expect(page).toHaveURL('/consultation')
    await expect(toast(page)).toContainText('Company details updated')
    const session = await page.evaluate(() => sessionStorage.getItem('spanwright.onboarding') ?? '{}')
    expect(JSON.parse(session)).toMatchObject({
      step: 'consultation',
      companyId: id,
      jobTitle: DETAILS['Job title to recruit for'],
    })
    await page.goto('/about')
    await expectValues(page, DETAILS)
  })

  test('saves company details without a website', async ({ page }) => {
    await open(page)
    await fill(page, { ...DETAILS, 'Company website': '' })
    await saveButton(page).click()
    await expect(page).toHaveURL('/consultation')
  })

  test('shows the server’s message and field error when saving company details fails', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/422/)
    await open(page)
    await fill(page, DETAILS)
    await page.route('**/api/companies/*', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: '/problems/invalid',
          title: 'Invalid input',
          status: 422,
          detail: 'That title is taken.',
          errors: [{ field: 'jobTitle', message: 'That title is taken.' }],
        },
      }),
    )
    await saveButton(page).click()
    await expect(toast(page)).toContainText('Update failed')
    await expect(toast(page)).toContainText('422: That title is taken.')
    await expect(toast(page)).toHaveAttribute('data-type', 'error')
    await expect(field(page, 'Job title to recruit for')).toBeFocused()
    await expect(field(page, 'Job title to recruit for')).toHaveAccessibleDescription(/That title is taken/)
    await expect(saveButton(page)).toBeEnabled()
    await expectValues(page, DETAILS)
  })

  test('asks to retry when saving company details fails without a message', async ({ page }) => {
    await open(page)
    await fill(page, DETAILS)
    await page.route('**/api/companies/*', (route) => route.fulfill({ status: 200, body: 'no json' }))
    await saveButton(page).click()
    await expect(toast(page)).toContainText(/please try again/i)
  })
})

test.describe('company details draft', () => {
  test('restores entered company details after Back and a reload', async ({ page }) => {
    await open(page)
    await fill(page, DETAILS)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/register')
    await page.getByRole('link', { name: `Continue with ${NAME}` }).click()
    await expectValues(page, DETAILS)
    await page.reload()
    await expectValues(page, DETAILS)
  })

  test('shows newer saved company details instead of an old draft', async ({ page }) => {
    const id = await open(page)
    await fill(page, DETAILS)
    await saveButton(page).click()
    await expect(page).toHaveURL('/consultation')
    await page.request.put(`/api/companies/${id}`, {
      data: {
        industry: 'other',
        size: '1-10',
        website: null,
        description: 'Saved in another window of the same browser.',
        jobTitle: 'Welder',
      },
    })
    await page.goto('/about')
    await expectValues(page, {
      Industry: 'other',
      'Company size': '1-10',
      'Company website': '',
      'Company description': 'Saved in another window of the same browser.',
      'Job title to recruit for': 'Welder',
    })
  })
})
