import type { Page } from '@playwright/test'
import { readCases } from '@/tests/evals/cases'
import { expect } from './fixtures'

export async function findCase(id: string) {
  const evalCase = (await readCases()).find((entry) => entry.id === id)
  if (!evalCase) throw new Error(`There is no case ${id}.`)
  return evalCase
}
type Case = Awaited<ReturnType<typeof findCase>>

/** From the home page to the company details. */
export async function register(page: Page, company: Case['company']) {
  await page.getByRole('link', { name: 'Register your company' }).first().click()
  await page.getByLabel('Company name').fill(company.name)
  await page.getByLabel('Business email').fill(company.email)
  await page.getByLabel('Contact name').fill(company.contactName)
  await page.getByLabel('Phone number').fill(company.phone)
  await expect(page.getByText('Business email verified')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Company Details' }).click()
  await page.waitForURL('**/about')
}

/** From the company details to the consultation. */
export async function describeCompany(page: Page, { company, jobTitle }: Case) {
  await page.getByLabel('Industry').selectOption(company.industry)
  await page.getByLabel('Company size').selectOption(company.size)
  await page.getByLabel('Company description').fill(company.description)
  await page.getByLabel('Job title to recruit for').fill(jobTitle)
  await page.getByRole('button', { name: 'Meet Your AI Consultant' }).click()
  await page.waitForURL('**/consultation')
  await expect(page.getByRole('log')).toContainText('driving this hire')
}

export async function say(page: Page, message: string) {
  const answers = page.getByRole('log').getByText('Consultant', { exact: true })
  const before = await answers.count()
  const composer = page.getByRole('textbox', { name: /answer|message/i })
  await composer.fill(message)
  await composer.press('Enter')
  await expect(page.getByRole('log')).toContainText(message.slice(0, 60))
  await expect(answers).toHaveCount(before + 1)
  await expect(composer).toHaveValue('')
}

/** From the consultation to the specification. `content` is text that the summary must have. */
export async function writeSpecification(page: Page, content: string) {
  await page
    .getByRole('button', { name: 'Generate Summary' })
    .or(page.getByRole('link', { name: 'Generate Summary' }))
    .click()
  await page.waitForURL(/\/summary(\?|$)/)
  await expect(page.getByText('Generated', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(content)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Proceed to Find Candidates' }).click()
  await page.waitForURL('**/job-specification/*')
}

/** On the specification's page. Fills in the contract where nobody named it. Resolves with the heading of an approved specification. */
export async function approve(page: Page) {
  const button = page.getByRole('button', { name: 'Approve and Launch' })
  await expect(button).toBeDisabled()
  const contract = page.getByLabel('Contract', { exact: true })
  if (await contract.isVisible()) {
    await contract.fill('Permanent')
    await page.getByRole('button', { name: 'Add contract' }).click()
    await expect(page.getByRole('heading', { name: 'Needed to approve' })).toHaveCount(0)
  }
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await button.click()
  const heading = page.getByRole('heading', {
    name: 'Vacancy Summary and Employee Value Proposition Approved',
  })
  await expect(heading).toBeVisible()
  return heading
}
