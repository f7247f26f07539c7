import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { consult, generate } from './support/vacancy'

test('makes an interview kit, edits it, takes a change back and fits a phone', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/422/)
  const id = await generate(page.request, await consult(page.request))
  await page.goto(`/job-specification/${id}/interview-kit`)
  const questions = page.getByRole('region', { name: 'Questions', exact: true }).getByRole('listitem')

  await test.step('made from the lines, with how to be fair', async () => {
    await page.getByRole('button', { name: 'Make a 60-minute kit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('interview kit, 60 minutes')
    await expect(page.getByRole('region', { name: 'Before you begin' })).toContainText('Age')
    await expect(questions.filter({ hasText: 'hydraulic' }).first()).toBeVisible()
    const facts = page.getByRole('region', { name: 'Facts to confirm' }).getByRole('listitem')
    await expect(facts.first()).toContainText('Let me run through the terms')
    await expect(facts.filter({ hasText: 'LocationDerby' }).first()).toBeVisible()
    await expectAccessible(page, 'interview kit')
  })

  await test.step('edited, and kept over a reload', async () => {
    await page.getByRole('button', { name: 'Edit question 1' }).first().click()
    await page.getByLabel('Question', { exact: true }).fill('Which pump of yours are you proudest of?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Which pump of yours are you proudest of?')).toBeVisible()
  })

  await test.step('moved down, with what was typed', async () => {
    await page.getByRole('button', { name: 'Edit question 1' }).first().click()
    await page.getByLabel('Question', { exact: true }).fill('Which pump taught you most?')
    await page.getByRole('button', { name: 'Move down question 1' }).click()
    const edit = page.getByRole('button', { name: 'Edit question 2' })
    await expect(edit).toBeFocused()
    await expect(questions.filter({ has: edit })).toContainText('Which pump taught you most?')
    await expect(page.getByRole('status').filter({ hasText: 'Moved down.' })).toBeVisible()
  })

  await test.step('no question about a protected characteristic', async () => {
    await page.getByRole('button', { name: 'Edit question 1' }).first().click()
    await page.getByLabel('Question', { exact: true }).fill('Are you planning to have children?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/could exclude people unlawfully.*such as “Can you .*\?”/)).toBeVisible()
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('removed, listed as not asked, and taken back', async () => {
    const before = await questions.count()
    await page.getByRole('button', { name: 'Edit question 1' }).first().click()
    await page.getByRole('button', { name: 'Remove question 1' }).click()
    await expect(page.getByRole('region', { name: 'Removed by you' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(questions).toHaveCount(before)
  })

  await test.step('behind the specification, and made again from it', async () => {
    const { jobSpecification } = await (await page.request.get(`/api/job-specifications/${id}`)).json()
    const { lineId } = jobSpecification.evidence.find(
      ({ path }: { path: string }) => path === 'keyRequirements.technical.0',
    )
    const edit = { text: 'Seal design to API 682', revision: jobSpecification.revision }
    const saved = await page.request.patch(`/api/job-specifications/${id}/lines/${lineId}`, { data: edit })
    expect(saved.ok()).toBe(true)
    await page.reload()
    const notice = page.getByText('The specification has changed since this kit was made.')
    await expect(notice).toBeVisible()
    await expect(page.getByText('Seal design to API 682')).toBeVisible()
    await expectAccessible(page, 'interview kit that is behind')
    await page.getByRole('button', { name: 'Make it again from the new lines' }).click()
    await expect(questions.filter({ hasText: /\bseals?\b/ }).first()).toBeVisible()
    await expect(notice).toBeHidden()
  })

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
