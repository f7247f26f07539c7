import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { composer, conversation } from './support/consultation'
import { expect, test } from './support/fixtures'
import { approve, say, writeSpecification } from './support/journey'
import { registerDescribedCompany } from './support/vacancy'

const list = (page: Page) => page.getByRole('main').getByRole('listitem')
const vacancyOf = (page: Page) => new URL(page.url()).searchParams.get('vacancy')

async function startVacancy(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Job title' }).fill(title)
  await page.getByRole('textbox', { name: 'Job title' }).press('Enter')
  await page.waitForURL(/\/consultation\?vacancy=/)
}

test('keeps two vacancies in two tabs apart, through to approval', async ({ page, context }) => {
  await registerDescribedCompany(page.request, 'Welder')
  await page.goto('/consultation')
  await expect(conversation(page)).toContainText('Welder vacancy')
  await say(page, 'We need a welder in Hull, because two people retire.')
  expect(vacancyOf(page)).toBeNull()

  const second = await context.newPage()
  await second.goto('/consultation')
  await second.getByRole('link', { name: 'Your vacancies' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Your vacancies')
  await expect(list(second)).toHaveText([/Welder.*Continue the consultation.*In consultation/])
  await expectAccessible(second, 'the list of vacancies')
  await second.locator('summary', { hasText: 'Start another vacancy' }).click()
  await second.getByRole('button', { name: 'Start vacancy' }).click()
  await expect(second.getByRole('textbox', { name: 'Job title' })).toHaveAccessibleDescription(
    /Enter the job title/,
  )
  await startVacancy(second, 'Payroll clerk')
  const id = vacancyOf(second)
  await expect(conversation(second)).toContainText('Payroll clerk')

  await say(
    second,
    'We need a payroll clerk for a new office. We are in Leeds. They will run the monthly payroll. It is permanent. The salary is £30,000 a year.',
  )
  await say(page, 'They must know TIG welding.')
  await say(second, 'They must know Sage.')
  await composer(page).fill('Half a sentence about welding')
  // A reload, too, stays with the tab's vacancy, which is not the current one any more.
  await page.reload()
  await expect(conversation(page)).toContainText('TIG welding')
  await expect(composer(page)).toHaveValue('Half a sentence about welding')
  await page.waitForURL(/\/consultation\?vacancy=/)
  expect(vacancyOf(page)).not.toBe(id)
  await second.reload()
  await expect(conversation(second)).toContainText('Sage')
  expect(vacancyOf(second)).toBe(id)
  for (const [tab, other] of [
    [page, /Leeds|\bSage\b|[Pp]ayroll/],
    [second, /Hull|\bTIG\b|[Ww]elder/],
  ] as const)
    await expect(tab.getByRole('main')).not.toContainText(other)

  await writeSpecification(second, 'Sage')
  expect(vacancyOf(second)).toBeNull()
  await second.getByRole('link', { name: 'Back to the summary' }).click()
  await second.waitForURL((url) => url.pathname === '/summary' && url.searchParams.get('vacancy') === id)
  await second.goBack()
  await approve(second)

  await page.getByRole('button', { name: 'Generate Summary' }).click()
  await page.waitForURL(/\/summary\?vacancy=/)
  await expect(page.getByRole('main')).toContainText('TIG welding')
  await expect(page.getByRole('main')).not.toContainText(/Leeds|\bSage\b|[Pp]ayroll/)
  await page.goto('/vacancies')
  await expect(list(page).filter({ hasText: /Payroll clerk/i })).toContainText('Approved')
  await expect(list(page).filter({ hasText: /Welder/i })).toContainText('Read and approve the draft')
})

test('says how to begin without a company, and fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.goto('/vacancies')
  await expect(page.getByRole('main').getByRole('link', { name: 'Register your company' })).toHaveAttribute(
    'href',
    '/register',
  )
  await expect(page.getByRole('link', { name: 'Your vacancies' })).toHaveCount(0)
  expect(await overflow()).toBe(0)
  await registerDescribedCompany(page.request, `Principal ${'structural '.repeat(15)}engineer`)
  await registerDescribedCompany(page.request, 'Fitter')
  await page.reload()
  await expect(list(page)).toHaveCount(2)
  await page.locator('summary', { hasText: 'Start another vacancy' }).click()
  await expect(page.getByRole('combobox', { name: 'Company' })).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('starts a vacancy from another one and from an advert, archives it and opens its page', async ({
  page,
}) => {
  await registerDescribedCompany(page.request, 'Welder')
  await page.goto('/consultation')
  await expect(conversation(page)).toContainText('Welder vacancy')
  await say(page, 'We need a welder in Hull, because two people retire.')
  await page.goto('/vacancies')
  await page.locator('summary', { hasText: 'Start another vacancy' }).click()
  await page.getByRole('textbox', { name: 'Job title' }).fill('Senior welder')
  await page.getByLabel('From another vacancy').check()
  await expect(page.getByLabel('Vacancy to copy')).toBeVisible()
  await expectAccessible(page, 'starting a vacancy from another one')
  await page.getByRole('button', { name: 'Start vacancy' }).click()
  await page.waitForURL(/\/consultation\?vacancy=/)
  const copy = vacancyOf(page)
  await expect(page.locator('[data-slot=brief]')).toContainText('Hull')
  await page.goto('/vacancies')
  await page.locator('summary', { hasText: 'Start another vacancy' }).click()
  await page.getByRole('textbox', { name: 'Job title' }).fill('Controls engineer')
  await page.getByLabel('From an advert').check()
  await page.getByRole('button', { name: 'Start vacancy' }).click()
  await expect(page.getByRole('textbox', { name: 'Advert or job description' })).toHaveAccessibleDescription(
    /Paste the advert/,
  )
  await page
    .getByRole('textbox', { name: 'Advert or job description' })
    .fill('Controls Engineer\n\nRequirements:\n- Siemens TIA Portal\n- Five years of commissioning')
  await page.getByRole('button', { name: 'Start vacancy' }).click()
  await page.waitForURL(/\/consultation\?vacancy=/)
  await expect(conversation(page)).toContainText('Siemens TIA Portal')

  await page.goto('/vacancies')
  await list(page).getByRole('link', { name: 'Senior welder' }).click()
  await page.waitForURL(`/vacancies/${copy}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior welder')
  await expect(page.getByText('The vacancy was started')).toBeVisible()
  await expectAccessible(page, 'the page of a vacancy')
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Take out of the archive' })).toBeVisible()
  await page.goto('/vacancies')
  await expect(list(page).filter({ hasText: 'Senior welder' })).toBeHidden()
  await page.getByText('Archived (1)').click()
  await list(page).getByRole('link', { name: 'Senior welder' }).click()
  await page.getByRole('button', { name: 'Take out of the archive' }).click()
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
})
