import {
  answerInsights,
  answerResearch,
  card,
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
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
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
const MESSAGES: [Field, string][] = [
  ['Industry', 'Please select an industry'],
  ['Company size', 'Please select company size'],
  ['Company description', 'Description must be at least 10 characters'],
  ['Job title to recruit for', 'Job title must be at least 2 characters'],
]
/** What is typed, and what it becomes on blur. */
const WEBSITES = [
  ['www.example.com', 'https://www.example.com'],
  ['example.com/careers', 'https://example.com/careers'],
  ['http://example.com', 'http://example.com'],
  ['  https://example.com ', 'https://example.com'],
  ['', ''],
] as const
const SIZES = ['', '1-10', '11-50', '51-200', '201-500', '500+']

test('shows the company details form once the company has loaded', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED/)
  await test.step('without a company', async () => {
    await page.goto('/about')
    await expect(page).toHaveURL('/register')
  })

  await test.step('while they load', async () => {
    const release = await holdAllCalls(page, '**/api/companies/*')
    await register(page)
    await page.goto('/about')
    await expect(page.getByRole('status').filter({ hasText: 'Loading company information' })).toBeVisible()
    await expectAccessible(page, 'loading')
    release()
    await expect(field(page, 'Industry')).toBeVisible()
    await expect(page.getByText('Loading company information')).toBeHidden()
    await page.unroute('**/api/companies/*')
  })

  await test.step('when they fail to load', async () => {
    await page.route('**/api/companies/*', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('We couldn’t load your company information')).toBeVisible()
    await expectAccessible(page, 'could not be loaded')
    await page.unroute('**/api/companies/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(field(page, 'Industry')).toBeVisible()
  })

  await test.step('every field and option', async () => {
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
    await expectAccessible(page, 'empty')
  })

  await test.step('by keyboard in visual order', async () => {
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

  await test.step('back to the registration', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/register')
  })
})

test('validates company details on submit, focuses the first error and revalidates on change', async ({
  page,
}) => {
  await open(page)
  await test.step('the address of the website on blur', async () => {
    for (const [typed, shown] of WEBSITES) {
      await field(page, 'Company website').fill(typed)
      await field(page, 'Company description').focus()
      await expect(field(page, 'Company website'), typed).toHaveValue(shown)
    }
  })

  await test.step('every field', async () => {
    await fill(page, { 'Company description': 'Too short', 'Job title to recruit for': 'E' })
    await expect(page.getByText('must be at least')).toHaveCount(0)
    await saveButton(page).click()
    for (const [label, message] of MESSAGES) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message))
    }
    await expect(page.getByText('There’s a problem with 4 fields')).toBeVisible()
    await expect(field(page, 'Industry')).toBeFocused()
    await field(page, 'Industry').selectOption('retail')
    await expect(page.getByText('Please select an industry')).toBeHidden()
    await field(page, 'Industry').selectOption('')
    await expect(page.getByText('Please select an industry')).toBeVisible()
  })

  await test.step('the document', async () => {
    await documentButton(page).click()
    await page.getByRole('button', { name: 'Read with AI' }).click()
    await expect(page.getByText('Please choose a file or paste some text').first()).toBeVisible()
    await expectAccessible(page, 'with errors')
  })

  await test.step('a website that is none', async () => {
    await fill(page, { ...DETAILS, 'Company website': 'not a website' })
    await saveButton(page).click()
    await expect(page.getByText('Please enter a valid website URL')).toBeVisible()
    await expect(field(page, 'Company website')).toBeFocused()
    await field(page, 'Company website').fill('whitfield-structures.co.uk')
    await expect(page.getByText('Please enter a valid website URL')).toBeHidden()
  })
})

test('is accessible during and after research in both themes', async ({ page }) => {
  await answerResearch(page, 'A description of the website, long enough.')
  await answerInsights(page, RESEARCH)
  const release = await holdAllCalls(page, '**/api/company/career-insights')
  await open(page)
  await fill(page, DETAILS)
  await researchButton(page).click()
  await expect(page.getByRole('button', { name: 'Stop the research' })).toBeVisible()
  await expect(toast(page)).toHaveCSS('opacity', '1')
  await expectAccessibleInBothThemes(page, 'researching')
  release()
  await page.getByRole('button', { name: /^Source.*Candour/ }).click()
  await page.getByRole('button', { name: /^Edit.*Care/ }).click()
  await expect(toast(page)).toHaveCSS('opacity', '1')
  await expectAccessibleInBothThemes(page, 'with the findings')
  const [formBox, foundBox] = await Promise.all([
    page.getByRole('region', { name: NAME }).boundingBox(),
    card(page).boundingBox(),
  ])
  expect(foundBox?.y).toBe(formBox?.y)
  expect(foundBox?.x).toBeGreaterThan((formBox?.x ?? 0) + (formBox?.width ?? 0))
})

test('saves company details, keeps them when that fails, and shows newer ones instead of a draft', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/422/)
  const id = await open(page)
  await fill(page, DETAILS)

  await test.step('a draft survives Back and a reload', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/register')
    await page.getByRole('link', { name: `Continue with ${NAME}` }).click()
    await expectValues(page, DETAILS)
    await page.reload()
    await expectValues(page, DETAILS)
  })

  await test.step('the server’s message at its field', async () => {
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
    await page.unroute('**/api/companies/*')
  })

  await test.step('an answer without a message', async () => {
    await page.route('**/api/companies/*', (route) => route.fulfill({ status: 200, body: 'no json' }))
    await saveButton(page).click()
    await expect(toast(page)).toContainText(/please try again/i)
    await page.unroute('**/api/companies/*')
  })

  await test.step('saved', async () => {
    await fill(page, { 'Company website': 'www.whitfield-structures.co.uk' })
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

  await test.step('without a website', async () => {
    await fill(page, { 'Company website': '' })
    await saveButton(page).click()
    await expect(page).toHaveURL('/consultation')
  })

  await test.step('newer details than the draft', async () => {
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
