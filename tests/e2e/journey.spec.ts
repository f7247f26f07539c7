import type { Page } from '@playwright/test'
import { readCases } from '@/tests/evals/cases'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'

async function findCase(id: string) {
  const evalCase = (await readCases()).find((entry) => entry.id === id)
  if (!evalCase) throw new Error(`There is no case ${id}.`)
  return evalCase
}

async function register(
  page: Page,
  company: { name: string; email: string; contactName: string; phone: string },
) {
  await page.getByRole('link', { name: 'Register your company' }).first().click()
  await page.getByLabel('Company name').fill(company.name)
  await page.getByLabel('Business email').fill(company.email)
  await page.getByLabel('Contact name').fill(company.contactName)
  await page.getByLabel('Phone number').fill(company.phone)
  await expect(page.getByText('Business email verified')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Company Details' }).click()
  await page.waitForURL('**/about')
}

async function say(page: Page, message: string) {
  const answers = page.getByRole('log').getByText('Consultant', { exact: true })
  const before = await answers.count()
  const composer = page.getByRole('textbox', { name: /answer|message/i })
  await composer.fill(message)
  await composer.press('Enter')
  await expect(page.getByRole('log')).toContainText(message.slice(0, 60))
  await expect(answers).toHaveCount(before + 1)
  await expect(composer).toHaveValue('')
}

test.describe.configure({ timeout: 120_000 })

test('registers, consults and approves a vacancy without data loss over two server kills', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|ERR_CONNECTION_REFUSED/)
  const { company, jobTitle, turns } = await findCase('dev-01-bridge-engineer')
  await page.goto('/')
  await register(page, company)

  await page.getByLabel('Industry').selectOption(company.industry)
  await page.getByLabel('Company size').selectOption(company.size)
  await page.getByLabel('Company description').fill(company.description)
  await page.getByLabel('Job title to recruit for').fill(jobTitle)
  await page.getByRole('button', { name: 'Meet Your AI Consultant' }).click()
  await page.waitForURL('**/consultation')
  await expect(page.getByRole('log')).toContainText('driving this hire')

  const half = Math.ceil(turns.length / 2)
  for (const turn of turns.slice(0, half)) await say(page, turn)
  await app.kill()
  await app.restart()
  await page.reload()
  for (const turn of turns.slice(0, half))
    await expect(page.getByRole('log')).toContainText(turn.slice(0, 60))
  for (const turn of turns.slice(half)) await say(page, turn)
  await expectAccessible(page, 'the consultation after the last answer')

  await page
    .getByRole('button', { name: 'Generate Summary' })
    .or(page.getByRole('link', { name: 'Generate Summary' }))
    .click()
  await page.waitForURL('**/summary')
  await page.getByRole('button', { name: 'Generate Job Specification' }).click()
  await expect(page.getByText('Generated', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('MIDAS Civil')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Proceed to Find Candidates' }).click()

  await page.waitForURL('**/job-specification/*')
  await expect(
    page.getByRole('heading', { name: 'Section 3: Your Employee Value Proposition' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('£58,000')
  const approve = page.getByRole('button', { name: 'Approve and Launch' })
  await expect(approve).toBeDisabled()
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await approve.click()
  const approved = page.getByRole('heading', {
    name: 'Vacancy Summary and Employee Value Proposition Approved',
  })
  await expect(approved).toBeVisible()

  await app.kill()
  await app.restart()
  await page.reload()
  await expect(approved).toBeVisible()
  await expect(page.getByRole('main')).toContainText(company.contactName)
})

test('redirects screens opened out of order to the earlier step', async ({ page }) => {
  for (const path of ['/about', '/consultation', '/summary']) {
    await page.goto(path)
    await page.waitForURL('**/register')
  }
  const { company } = await findCase('dev-02-correction')
  await page.goto('/')
  await register(page, company)
  for (const path of ['/consultation', '/summary']) {
    await page.goto(path)
    await page.waitForURL('**/about')
  }
})
