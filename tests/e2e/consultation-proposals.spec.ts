import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { chooseOption } from './support/choose-option'
import { brief, COMPANY, DETAILS, messages, say, showGuide, startAnew } from './support/consultation'
import { expect, test } from './support/fixtures'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 800 }
const card = (page: Page) => page.getByRole('region', { name: 'What companies usually ask for in this role' })
const rows = (page: Page) => card(page).locator('[data-slot="proposal"]')
const entry = (page: Page, value: string) =>
  brief(page).locator('[data-slot="brief-fact"]').filter({ hasText: value })

async function openFor(page: Page, jobTitle: string): Promise<void> {
  const registered = await page.request.post('/api/companies', { data: COMPANY })
  const { company } = await registered.json()
  const saved = await page.request.put(`/api/companies/${company.id}`, { data: { ...DETAILS, jobTitle } })
  expect(saved.ok()).toBe(true)
  await page.goto('/consultation')
  await expect(messages(page)).toHaveCount(1)
}

test.use({ viewport: DESKTOP })

test('takes lines of the guide into the brief by keyboard, over a reload, on a desk and a phone', async ({
  page,
}) => {
  await openFor(page, 'Structural Engineer')
  await showGuide(page)
  await expect(card(page)).toContainText('From our guide, “Structural engineer”, reviewed')
  await expect(rows(page)).toHaveCount(6)
  await card(page).getByRole('button', { name: 'Show more requirements' }).press('Enter')
  await expect(rows(page)).toHaveCount(9)

  const first = rows(page).first()
  const line = (await first.locator('p').first().textContent()) ?? ''
  const why = first.getByRole('button', { name: 'Why?' })
  await why.press('Enter')
  await expect(why).toHaveAttribute('aria-expanded', 'true')
  await expect(first.locator('p').nth(1)).toBeVisible()
  await expectAccessible(page, 'proposals')

  const importance = first.getByLabel(`Importance of: ${line}`)
  await expect(importance).toHaveText('Must have')
  await chooseOption(importance, 'Can be learned')
  await first.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(entry(page, line)).toContainText('Can be learned')
  await expect(card(page).getByRole('status')).toHaveText(`Added to the brief: ${line}`)
  await expect(rows(page).filter({ hasText: line })).toHaveCount(0)
  await expect(rows(page).first().getByRole('button', { name: 'Add' })).toBeFocused()

  await page.setViewportSize(PHONE)
  await page.reload()
  await expect(messages(page)).toHaveCount(1)
  await showGuide(page)
  await entry(page, line).getByRole('button').first().click()
  await expect(entry(page, line)).toContainText(
    /From our guide, “Structural engineer”, reviewed \d+ \w+ \d{4}\. You added it\./,
  )
  await expect(rows(page)).toHaveCount(6)
  await expect(rows(page).filter({ hasText: line })).toHaveCount(0)
  await rows(page).first().getByRole('button', { name: 'Why?' }).press('Enter')
  await expectAccessible(page, 'a line that was taken over, on a phone')
  await page.setViewportSize(DESKTOP)

  await entry(page, line).getByRole('button', { name: 'Remove' }).click()
  await expect(rows(page).filter({ hasText: line })).toHaveCount(1)
  await brief(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(entry(page, line)).toHaveCount(1)
  await expect(rows(page).filter({ hasText: line })).toHaveCount(0)
})

test('asks which role is closest, remembers the answer, and leaves out what was said', async ({ page }) => {
  await test.step('none of them, also over a reload', async () => {
    await openFor(page, 'Surveyor')
    await card(page).getByRole('button', { name: 'None of these' }).press('Enter')
    await expect(card(page)).toHaveCount(0)
    await expect(brief(page).getByRole('heading', { name: 'The brief' })).toBeFocused()
    const listed = page.waitForResponse(/\/proposals/)
    await page.reload()
    await listed
    await expect(card(page)).toHaveCount(0)
  })

  await test.step('one of them', async () => {
    await startAnew(page)
    await openFor(page, 'Surveyor')
    await showGuide(page)
    const question = card(page).getByRole('group', { name: 'Which is closest?' })
    await expect(question).toBeVisible()
    await page.setViewportSize(PHONE)
    await showGuide(page)
    await expectAccessible(page, 'closest role, on a phone')
    await question.getByRole('button', { name: 'Quantity surveyor' }).press('Enter')
    await expect(card(page)).toContainText('From our guide, “Quantity surveyor”')
    await expect(card(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.reload()
    await expect(messages(page)).toHaveCount(1)
    await showGuide(page)
    await expect(card(page)).toContainText('From our guide, “Quantity surveyor”')
  })

  await test.step('what the conversation has brought, and an unknown title', async () => {
    await page.setViewportSize(DESKTOP)
    await startAnew(page)
    await openFor(page, 'Structural Engineer')
    const degree = rows(page).filter({ hasText: 'A degree or degree apprenticeship' })
    await card(page).getByRole('button', { name: 'Show more requirements' }).click()
    await expect(degree).toHaveCount(1)
    await say(page, 'They must have a degree in civil engineering.')
    await expect(degree).toHaveCount(0)

    const listed = page.waitForResponse(/\/proposals/)
    await startAnew(page)
    await openFor(page, 'Wizard of light bulbs')
    expect((await (await listed).json()).guide).toBeNull()
    await expect(card(page)).toHaveCount(0)
  })
})
