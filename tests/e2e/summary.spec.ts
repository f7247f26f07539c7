import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { startAnew } from './support/consultation'
import { expect, test } from './support/fixtures'
import { holdAllCalls } from './support/hold-calls'
import { consult, generate, registerDescribedCompany, SKILL, say } from './support/vacancy'

const toast = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"][data-visible="true"]')
const line = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ has: page.getByText(text) })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const PROBLEM = {
  status: 502,
  contentType: 'application/problem+json',
  body: JSON.stringify({ title: 'x', status: 502, detail: 'The consultant could not answer.' }),
}

test('generates the specification, which can be stopped, fail and be asked for twice', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/502/)

  await test.step('not before the first message', async () => {
    await registerDescribedCompany(page.request)
    await page.goto('/summary')
    await expect(page).toHaveURL(/\/consultation$/)
  })

  await test.step('stopped', async () => {
    await startAnew(page)
    await consult(page.request)
    const release = await holdAllCalls(page, '**/api/ai/generate-summary')
    await page.goto('/summary')
    await button(page, 'Generate Job Specification').click()
    await expect(page.getByText('Writing the specification...')).toBeVisible()
    await expect(page.getByText(/^ ?\d+ seconds?$/)).toBeVisible()
    await expectAccessible(page, 'writing')
    await button(page, 'Cancel').click()
    await expect(button(page, 'Generate Job Specification')).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
    release()
    await page.unrouteAll()
  })

  await test.step('failed', async () => {
    await page.route('**/api/ai/generate-summary', (route) => route.fulfill(PROBLEM))
    await page.goto('/summary')
    await button(page, 'Generate Job Specification').click()
    await expect(toast(page)).toContainText('Failed to generate summary')
    const failure = page.getByRole('region', { name: 'We couldn’t write the specification' })
    await expect(failure).toBeFocused()
    await expect(failure).toContainText('Your conversation is saved.')
    await expectAccessible(page, 'failed')
    await page.unroute('**/api/ai/generate-summary')
  })

  await test.step('every section', async () => {
    await page.goto('/summary')
    await expect(page.getByRole('heading', { level: 1, name: 'Job Specification Summary' })).toBeVisible()
    await expectAccessible(page, 'before generation')
    await button(page, 'Generate Job Specification').click()
    await expect(toast(page)).toContainText('Summary generated successfully')
    await expect(page.getByRole('heading', { name: 'Hydraulics engineer' })).toBeFocused()
    await expect(page.getByText('Generated', { exact: true })).toBeVisible()
    for (const name of [
      'Job Overview',
      'Key Requirements',
      'Why Join Castle Pumps Ltd',
      'Practical Details',
      'AI Recommendations',
      'Terms and Conditions',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const name of ['Technical Skills', 'Nice to Have', 'Benefits and Rewards', 'Pay', 'Start'])
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${name}$`) })
          .first(),
      ).toBeVisible()
    const open = page.getByRole('region', { name: /^Still to be confirmed \(\d+\)$/ })
    for (const part of await open.locator('details > summary').all()) await part.click()
    for (const name of [
      'Experience and qualifications',
      'Soft skills',
      'Organisation and culture',
      'Progression',
    ])
      await expect(open.getByText(name, { exact: true })).toBeVisible()
    await expect(line(page, SKILL)).toBeVisible()
    await expectAccessible(page, 'after generation')

    const session = await page.evaluate(() => sessionStorage.getItem('spanwright.onboarding'))
    expect(JSON.parse(session ?? '{}')).toMatchObject({
      step: 'specification',
      currentJobSpecId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Job Overview' })).toBeVisible()
  })

  await test.step('at once, when it was asked for in the consultation', async () => {
    await startAnew(page)
    await consult(page.request)
    await page.goto('/consultation')
    await button(page, 'Generate Summary').click()
    await expect(toast(page)).toContainText('Summary generated successfully')
    await expect(page.getByRole('heading', { name: 'Hydraulics engineer' })).toBeFocused()
  })
})

test('shows sources, saves the draft, follows the conversation and asks for the terms', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/502/)
  const vacancy = await consult(page.request)
  await generate(page.request, vacancy)

  await test.step('that cannot be loaded', async () => {
    await page.route('**/api/job-specifications/*', (route) => route.fulfill(PROBLEM))
    await page.goto('/summary')
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t load the specification' })).toBeVisible()
    await page.unroute('**/api/job-specifications/*')
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { name: 'Job Overview' })).toBeVisible()
  })

  await test.step('the source of a line', async () => {
    const skill = line(page, SKILL)
    await skill.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(skill.locator('mark')).toContainText('hydraulic design from first principles')
    await expect(skill.getByText('You said')).toBeVisible()
    await expectAccessible(page, 'evidence')
  })

  await test.step('a line that is edited, refused and added here', async () => {
    const edit = () => line(page, /^Creo/).getByRole('button', { name: 'Edit Nice to Have' })
    await edit().click()
    await page.getByRole('textbox', { name: 'Nice to Have' }).fill('Creo or SolidWorks')
    await page.keyboard.press('Enter')
    await expect(line(page, /^Creo or SolidWorks$/)).toBeVisible()
    await expect(edit()).toBeFocused()
    await page.route('**/lines/*', (route) => route.fulfill(PROBLEM))
    await edit().click()
    await page.getByRole('textbox', { name: 'Nice to Have' }).fill('Creo 10')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Nice to Have' })).toHaveValue('Creo 10')
    await expect(page.getByText('The consultant could not answer.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute('**/lines/*')
    await page
      .getByText(/details we need by law/)
      .filter({ visible: true })
      .click()
    await page.getByRole('button', { name: /^Fill this in ?: Hours$/ }).click()
    await page.getByRole('textbox', { name: 'Hours' }).fill('37.5 hours a week')
    await page.keyboard.press('Enter')
    await expect(line(page, /37.5 hours/)).toBeVisible()
    await expect(line(page, /^Creo or SolidWorks$/)).toBeVisible()
    await expect(page.locator('#row-hours')).toBeFocused()
    await expectAccessible(page, 'edited here')
  })

  await test.step('saved, and not saved', async () => {
    await button(page, 'Save Draft').click()
    await expect(toast(page)).toContainText('Job specification saved')
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    await page.route('**/api/job-specifications/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(PROBLEM) : route.continue(),
    )
    await button(page, 'Save Draft').click()
    await expect(toast(page)).toContainText('Save failed')
    await page.unrouteAll()
  })

  await test.step('newer messages', async () => {
    await say(page.request, vacancy.companyId, 'They must have used SolidWorks as well.')
    await page.goto('/summary')
    await expect(page.getByText('You’ve added to the conversation since')).toBeVisible()
    await button(page, 'Update from the conversation').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'SolidWorks' }).first()).toBeVisible()
    await expect(page.getByText('You’ve added to the conversation since')).toBeHidden()
  })

  await test.step('the terms', async () => {
    await page.goto('/summary')
    await button(page, 'Proceed to Find Candidates').click()
    await expect(toast(page)).toContainText('Terms and conditions required')
    await expect(toast(page)).toContainText('Please agree to the terms and conditions before proceeding.')
    await expect(page).toHaveURL(/\/summary$/)
    const terms = page.getByRole('region', { name: 'Terms and Conditions' })
    await expect(terms.getByText('Please agree to the terms and conditions before proceeding.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
    await button(page, 'Proceed to Find Candidates').click()
    await expect(page).toHaveURL(/\/job-specification\/[0-9a-f-]{36}$/)
  })

  await test.step('proceeding without a specification', async () => {
    await startAnew(page)
    await consult(page.request)
    await page.goto('/summary')
    await page.getByRole('checkbox').check()
    await button(page, 'Proceed to Find Candidates').click()
    await expect(page).toHaveURL(/\/job-specification\/[0-9a-f-]{36}$/)
    await expect(page.getByText(/^Section 3/)).toBeVisible()
  })
})
