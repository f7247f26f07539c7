import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { chooseOption } from './support/choose-option'
import {
  brief,
  openConsultation,
  say as sayOnScreen,
  showBrief,
  showGuide,
  startAnew,
} from './support/consultation'
import { expect, test } from './support/fixtures'
import { consult, generate } from './support/vacancy'

const SAID =
  'Our chief engineer retires in spring. They will design footbridges in Leeds. Permanent. £20,000 a year.'
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 800 }
const payNote = (page: Page) => page.getByRole('complementary', { name: 'Official pay figures' })
const REFUSED = 'Only men need apply'

async function openLawCard(page: Page) {
  const card = page.getByRole('group').filter({ hasText: 'What the law says: Sex' })
  await card.locator('summary').first().press('Enter')
  await expect(card).toContainText('You can’t reserve a job for men or for women')
  await expect(card.getByRole('link', { name: /Equality Act 2010/ })).toHaveAttribute(
    'href',
    /legislation\.gov\.uk/,
  )
  await expect(card).toContainText(/Reviewed \d+ \w+ \d{4}/)
}

test.use({ viewport: DESKTOP })

test('shows what the occupation pays beside the pay, and in no specification', async ({ page }) => {
  await test.step('in the brief', async () => {
    await openConsultation(page)
    await sayOnScreen(page, 'We pay £20,000 a year.')
    await showBrief(page)
    const note = brief(page).getByRole('complementary', { name: 'Official pay figures' })
    await expect(note).toContainText(/earned more than £[\d,]+ before tax in the tax year to April \d{4}/)
    await expect(note).toContainText(/margin of error is about ±\d+%/)
    await expect(note).toContainText(/Your figure is below £[\d,]+\./)
    await expect(note).toContainText('These ONS figures come from a third-party copy of the table')
    await expect(note.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.ons\.gov\.uk\//)
    await expectAccessible(page, 'pay note in the brief')
    await page.setViewportSize(PHONE)
    await showBrief(page)
    await expect(note).toBeVisible()
  })

  await test.step('on the summary', async () => {
    await startAnew(page)
    await page.setViewportSize(DESKTOP)
    const id = await generate(page.request, await consult(page.request, SAID, 'Structural Engineer'))
    await page.goto('/summary')
    await expect(payNote(page)).toContainText(/Your figure is below £[\d,]+\./)
    await expect(page.getByRole('article')).not.toContainText('earned more than')
    await page.goto(`/job-specification/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(payNote(page)).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText('National Statistics')
  })

  await test.step('for an unsure occupation', async () => {
    await startAnew(page)
    await page.setViewportSize(PHONE)
    await generate(page.request, await consult(page.request, SAID, 'Mechanical Engineer'))
    await page.goto('/summary')
    await expect(payNote(page)).toContainText('more than one occupation')
    await expect(payNote(page).getByText('earned more than').first()).toBeHidden()
    await payNote(page).locator('summary', { hasText: 'Mechanical engineers' }).first().press('Enter')
    await expect(payNote(page).getByText('earned more than').first()).toBeVisible()
    await expectAccessible(page, 'pay note on the summary on a phone')
  })
})

test('offers the law card behind what was refused', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/422/)

  await test.step('an edit and a house rule', async () => {
    await openConsultation(page)
    await sayOnScreen(page, 'They must have AutoCAD.')
    await showBrief(page)
    const fact = brief(page).locator('[data-slot="brief-fact"]').filter({ hasText: 'AutoCAD' })
    await fact.getByRole('button').first().click()
    await fact.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Entry text').fill(REFUSED)
    await page.keyboard.press('Enter')
    await openLawCard(page)
    await page.setViewportSize(PHONE)
    await showBrief(page)
    await expectAccessible(page, 'law card of an edit on a phone')

    await showGuide(page)
    await page.getByRole('button', { name: 'Train AI Agent' }).click()
    const dialog = page.getByRole('dialog')
    await chooseOption(dialog.getByLabel('Type'), 'Company fact')
    await dialog.getByLabel('Rule', { exact: true }).fill(REFUSED)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('What the law says: Sex')).toBeVisible()
  })

  await test.step('a line, and what keeps a draft from approval', async () => {
    await startAnew(page)
    const vacancy = await consult(page.request, `${SAID} No women, please.`, 'Structural Engineer')
    const id = await generate(page.request, vacancy)
    await page.goto(`/job-specification/${id}`)
    await openLawCard(page)
    await page.setViewportSize(DESKTOP)
    await expectAccessible(page, 'law card of a held sentence')
    await page
      .getByRole('button', { name: /^Edit line/ })
      .first()
      .click()
    await page.getByLabel(/^Line /).fill(REFUSED)
    await page.keyboard.press('Enter')
    await expect(page.getByText('What the law says: Sex')).toHaveCount(2)
  })
})
