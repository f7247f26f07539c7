import type { Page } from '@playwright/test'
import { makePdf } from '@/tests/support/documents'
import {
  answerResearch,
  card,
  DETAILS,
  field,
  fill,
  open,
  researchButton,
  toast,
  writeButton,
} from './support/about-page'
import { expect, test } from './support/fixtures'
import { holdAllCalls } from './support/hold-calls'

function recordSteps(page: Page): () => Promise<string[]> {
  const recording = page.evaluate(() => {
    const steps: string[] = []
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=status]')) steps.push(status.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { steps })
  })
  return async () => {
    await recording
    return await page.evaluate(() => (window as unknown as { steps: string[] }).steps)
  }
}

test('asks for a website, and can be stopped, left or fail without losing what was typed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/50\d|ERR_FAILED/)
  await open(page)

  await test.step('without a website', async () => {
    await researchButton(page).click()
    await expect(page.getByText('Please enter a valid website URL')).toBeVisible()
    await expect(field(page, 'Company website')).toBeFocused()
    await field(page, 'Company website').pressSequentially('x')
    await expect(page.getByText('Please enter a valid website URL')).toBeHidden()
    await field(page, 'Company website').fill('')
    await writeButton(page).click()
    await expect(page.getByText('Enter your website’s address first')).toBeVisible()
    await expect(page.getByLabel(/^Company website/)).toBeFocused()
  })

  await test.step('stopped', async () => {
    await holdAllCalls(page, '**/api/company/{research,career-insights}')
    await fill(page, { 'Company website': DETAILS['Company website'] })
    await researchButton(page).click()
    await page.getByRole('button', { name: 'Stop the research' }).click()
    await expect(page.getByText('Research stopped.')).toBeVisible()
    await expect(researchButton(page)).toBeEnabled()
    await expect(field(page, 'Company description')).toHaveValue('')
    await expect(toast(page)).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('left', async () => {
    await answerResearch(page, 'We build footbridges of steel.')
    const release = await holdAllCalls(page, '**/api/company/research')
    const call = page.waitForRequest('**/api/company/research')
    const cancelled = page.waitForEvent('requestfailed')
    await writeButton(page).click()
    await call
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await cancelled
    release()
    await expect(page).toHaveURL('/register')
    await expect(toast(page)).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('failed while it writes the description', async () => {
    await page.goto('/about')
    await page.route('**/api/company/research', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await fill(page, DETAILS)
    await writeButton(page).click()
    await expect(toast(page)).toContainText('Generation failed')
    await expect(toast(page)).toContainText('Could not generate company description. Please enter manually.')
    await expect(field(page, 'Company description')).toHaveValue(DETAILS['Company description'])
    await expect(writeButton(page)).toBeEnabled()
    await page.unrouteAll()
  })

  await test.step('without a connection', async () => {
    await page.route('**/api/company/*', (route) => route.abort())
    await researchButton(page).click()
    await expect(
      page
        .getByText('We couldn’t reach the server. Anything you’ve typed is still here. Please try again.')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(field(page, 'Company description')).toHaveValue(DETAILS['Company description'])
    await page.unrouteAll()
  })

  await test.step('failed while it looks for insights', async () => {
    await page.route('**/api/company/career-insights', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    )
    await answerResearch(page, 'A description of the website, long enough.')
    await researchButton(page).click()
    await expect(toast(page)).toContainText('Research failed')
    await expect(toast(page)).toContainText(
      'Could not research company insights. Please continue with manual information.',
    )
    await expect(page.getByRole('heading', { name: 'Company Intelligence' })).toBeHidden()
    await expect(researchButton(page)).toBeEnabled()
    await page.unrouteAll()
  })

  await test.step('written, and put back', async () => {
    await fill(page, DETAILS)
    await answerResearch(page, 'We build footbridges of steel.')
    const release = await holdAllCalls(page, '**/api/company/research')
    const call = page.waitForRequest('**/api/company/research')
    await writeButton(page).click()
    expect((await call).postDataJSON()).toMatchObject({ website: DETAILS['Company website'] })
    await expect(page.getByRole('button', { name: 'Writing...' })).toBeDisabled()
    await expect(researchButton(page)).toBeDisabled()
    release()
    await expect(toast(page)).toContainText('Company description generated')
    await expect(field(page, 'Company description')).toHaveValue('We build footbridges of steel.')
    await page.getByRole('button', { name: 'Restore my text' }).click()
    await expect(field(page, 'Company description')).toHaveValue(DETAILS['Company description'])
    await expect(page.getByRole('button', { name: 'Restore my text' })).toBeHidden()
  })
})

test('researches a website with visible steps and saves the result', async ({ page, website }) => {
  const id = await open(page)
  await fill(page, { 'Company website': website })
  const release = await holdAllCalls(page, '**/api/company/career-insights')
  const readSteps = recordSteps(page)
  await researchButton(page).click()
  await expect(page.getByRole('button', { name: 'Researching...' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Reading the website' })).toBeVisible()
  release()
  await expect(toast(page)).toContainText('Company research completed')
  // A fast machine reads pages faster than they are drawn, so which steps were shown varies.
  expect((await readSteps()).length).toBeGreaterThan(1)
  await expect(field(page, 'Company description')).toHaveValue(/steel footbridges/)
  await page.getByRole('link', { name: 'See what we found' }).click()
  await expect(card(page)).toBeInViewport()
  await expect(card(page).getByRole('heading', { level: 3 })).toHaveText([
    'Company Overview',
    'Culture and Values',
    'Career Development',
    'Employee Benefits',
    'Key Strengths',
    'Mission and Vision',
  ])
  await page.getByRole('button', { name: /^Source.*27 days of holiday/ }).click()
  const link = card(page)
    .getByRole('link', { name: /^Careers/ })
    .first()
  await expect(link).toHaveAttribute('href', new RegExp(`^${website}/careers#:~:text=`))
  await page.getByRole('button', { name: /^Reject.*27 days of holiday/ }).click()
  await page.getByRole('button', { name: /^Edit.*Free lunch/ }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Lunch is on us')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => {
      const { research } = await page.evaluate(
        async (path) => await (await fetch(path)).json(),
        `/api/companies/${id}`,
      )
      return research.insights.employeeValue
    })
    .toEqual({
      benefits: expect.not.arrayContaining([expect.stringContaining('27 days')]),
      perks: expect.arrayContaining(['Lunch is on us']),
    })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Accept.*27 days of holiday/ })).toBeVisible()
  await expect(card(page).getByText('Lunch is on us').first()).toBeVisible()
})

test('explains why a website was not read and accepts a document instead', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/422/)
  await open(page)
  await fill(page, { 'Company website': 'http://10.0.0.1' })
  await researchButton(page).click()
  await expect(page.getByText('only read public websites').first()).toBeVisible()
  await expect(toast(page)).toContainText('Research failed')
  await page.getByRole('button', { name: 'Paste text or upload a document', exact: true }).click()
  const file = page.getByLabel(/^Document/)
  await expect(file).toBeFocused()
  const readButton = page.getByRole('button', { name: 'Read with AI' })
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('89504e47', 'hex') })
  await readButton.click()
  await expect(file).toHaveAccessibleDescription(/We can’t read this type of file/)
  await file.setInputFiles({
    name: 'Handbook.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf([['# Benefits', '\u0095 25 days of holiday', '\u0095 Company pension of 8 %']]),
  })
  await readButton.click()
  await expect(toast(page)).toContainText('Company research completed')
  await page.getByRole('button', { name: /^Source.*25 days of holiday/ }).click()
  await expect(card(page).getByText('Handbook.pdf').first()).toBeVisible()
  await expect(card(page).getByText('Not found in your text').first()).toBeVisible()
  await page.getByRole('button', { name: /^Remove.*Handbook/ }).click()
  await expect(card(page)).toBeHidden()
})
