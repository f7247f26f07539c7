import type { Page } from '@playwright/test'
import { makePdf } from '@/tests/support/documents'
import { card, field, fill, open, researchButton, toast } from './support/about-page'
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
