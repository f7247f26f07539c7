import { expect, type Page } from '@playwright/test'

export const COMPANY = {
  name: 'Whitfield Structures Ltd',
  email: 'jane@whitfield-structures.co.uk',
  contactName: 'Jane Whitfield',
  phone: '+44 117 496 0123',
}

export const DETAILS = {
  industry: 'manufacturing',
  size: '51-200',
  website: '',
  description: 'We design and fabricate steel footbridges for councils.',
  jobTitle: 'Bridge Engineer',
}

export async function registerDescribedCompany(page: Page): Promise<string> {
  const registered = await page.request.post('/api/companies', { data: COMPANY })
  const { company } = await registered.json()
  const saved = await page.request.put(`/api/companies/${company.id}`, { data: DETAILS })
  expect(saved.ok()).toBe(true)
  return company.id
}

/** Waits for the opening message. Returns the id of the new company. */
export async function openConsultation(page: Page): Promise<string> {
  const companyId = await registerDescribedCompany(page)
  await page.goto('/consultation')
  // Waits for as long as the page does: the first conversation of a server takes longer than an assertion waits.
  await messages(page).first().waitFor()
  await expect(messages(page)).toHaveCount(1)
  return companyId
}

/** As a browser that has no company yet, with its scripts still in the cache. */
export async function startAnew(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const messages = (page: Page) => conversation(page).locator('ol > li')
export const streaming = (page: Page) => page.locator('[data-slot="streaming-answer"]')
export const brief = (page: Page) => page.getByRole('region', { name: 'The brief' })

/** On a phone the brief is behind a tab. */
export async function showBrief(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /^Brief/ })
  if (await tab.isVisible()) await tab.click()
}

/** On a phone what is not the brief is folded, and folds again after a reload. */
export async function showGuide(page: Page): Promise<void> {
  await showBrief(page)
  const fold = page.locator('summary', { hasText: 'AI training' })
  if (
    (await fold.isVisible()) &&
    (await fold.evaluate(({ parentElement }) => !parentElement?.hasAttribute('open')))
  )
    await fold.click()
}

export async function say(page: Page, text: string): Promise<void> {
  const before = await messages(page).count()
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await expect(messages(page)).toHaveCount(before + 2)
}

export async function fetchMessages(page: Page, companyId: string) {
  const answer = await page.request.get(`/api/consultations/company/${companyId}`)
  const { sessions } = await answer.json()
  return sessions[0].messages as { role: string; content: string; status: string; idempotencyKey: string }[]
}
