import {
  answerInsights,
  answerResearch,
  card,
  DETAILS,
  documentButton,
  expectValues,
  field,
  fill,
  NAME,
  open,
  RESEARCH,
  register,
  researchButton,
  saveButton,
  toast,
} from './support/about-page'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { holdAllCalls } from './support/hold-calls'

test('the company details are accessible while they load, with errors and with what was researched', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/)
  await test.step('without a company', async () => {
    await page.goto('/about')
    await expect(page).toHaveURL('/register')
  })

  await test.step('while they load, and when they fail to', async () => {
    const release = await holdAllCalls(page, '**/api/companies/*')
    await register(page)
    await page.goto('/about')
    await expect(page.getByRole('status').filter({ hasText: 'Loading company information' })).toBeVisible()
    await expectAccessible(page, 'loading')
    release()
    await expect(field(page, 'Industry')).toBeVisible()
    await page.unroute('**/api/companies/*')
    await page.route('**/api/companies/*', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('We couldn’t load your company information')).toBeVisible()
    await expectAccessible(page, 'could not be loaded')
    await page.unroute('**/api/companies/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(field(page, 'Industry')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Tell Us About Your Company' })).toBeVisible()
    await expectAccessible(page, 'empty')
  })

  await test.step('with errors', async () => {
    await saveButton(page).click()
    await expect(page.getByText('There’s a problem with 4 fields')).toBeVisible()
    await expect(field(page, 'Industry')).toBeFocused()
    await documentButton(page).click()
    await page.getByRole('button', { name: 'Read with AI' }).click()
    await expect(page.getByText('Please choose a file or paste some text').first()).toBeVisible()
    await expectAccessible(page, 'with errors')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('during and after research, in both themes', async () => {
    await answerResearch(page, 'A description of the website, long enough.')
    await answerInsights(page, RESEARCH)
    const release = await holdAllCalls(page, '**/api/company/career-insights')
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
    await page.evaluate(() => scrollTo(0, 0))
    const [formBox, foundBox] = await Promise.all([
      page.getByRole('region', { name: NAME }).boundingBox(),
      card(page).boundingBox(),
    ])
    expect(foundBox?.y).toBe(formBox?.y)
    expect(foundBox?.x).toBeGreaterThan((formBox?.x ?? 0) + (formBox?.width ?? 0))
  })
})

test('keeps a draft of company details over a reload, saves them, and shows newer ones instead of it', async ({
  page,
}) => {
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

  await test.step('saved', async () => {
    await fill(page, { 'Company website': 'www.whitfield-structures.co.uk' })
    await saveButton(page).click()
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
