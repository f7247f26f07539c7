import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { brief, messages, openConsultation, say, showBrief } from './support/consultation'
import { expect, test } from './support/fixtures'

const lastAnswer = (page: Page) => messages(page).last()
const chips = (page: Page) => page.getByRole('group', { name: 'Suggested answers' }).getByRole('button')

test('answers questions, and keeps them out of the brief', async ({ page }) => {
  await openConsultation(page)

  await test.step('about the brief, pay, the role and how to finish', async () => {
    await say(page, 'The pay is £45,000 to £52,000 a year. The job is in Leeds.')
    await say(page, 'Read me the pay and the place')
    await expect(lastAnswer(page)).toContainText(/Pay: £45,000 to £52,000 a year\. Location: “[^”]*Leeds”\./)
    await say(page, 'What do others pay?')
    await expect(lastAnswer(page)).toContainText(/before tax in the tax year to April \d{4}/)
    await expect(lastAnswer(page)).toContainText('Office for National Statistics')
    await say(page, 'Is a degree over the top?')
    await expect(lastAnswer(page)).toContainText('Our guide “')
    await say(page, 'What have I forgotten?')
    await expect(lastAnswer(page)).toContainText('You can’t approve the specification without')
    await say(page, 'How do I finish?')
    await expect(lastAnswer(page)).toContainText('Select Generate Summary whenever you like')
    await expect(page.getByRole('button', { name: 'Generate Summary' }).first()).toBeVisible()

    await expect(brief(page)).toContainText('Leeds')
    await expect(brief(page)).not.toContainText(/degree|forgotten|others pay|finish/)
    await expectAccessible(page, 'answers to questions')
  })

  await test.step('in a message with facts', async () => {
    await say(page, 'They design footbridges. How far are we?')
    await expect(lastAnswer(page)).toContainText(/We’ve covered \d+ of \d+ topics/)
    await expect(brief(page)).toContainText('footbridges')
    await expect(brief(page)).not.toContainText('How far')
  })

  await test.step('that it cannot answer', async () => {
    await say(page, 'Why do they all leave?')
    await expect(lastAnswer(page)).toContainText('Ask the last few who turned you down')
    await expect(brief(page)).not.toContainText('all leave')
  })

  await test.step('about words that were left out', async () => {
    await say(page, 'We want a young man for this.')
    await say(page, 'What should I say instead?')
    await expect(lastAnswer(page)).toContainText('You could say “')
    await expect(lastAnswer(page)).not.toContainText('young')
    const asks = page.getByRole('region', { name: 'Questions to answer' })
    await expect(asks.getByRole('button').first()).toBeVisible()
  })
})

test('offers wordings of the guide as chips at 360 pixels, and sends the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConsultation(page)
  await say(page, 'How would you word the responsibilities?')
  await expect(chips(page)).toHaveCount(3)
  const hasOverflow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(hasOverflow)).toBe(false)
  await expectAccessible(page, 'wordings as chips')
  const wording = (await chips(page).first().textContent()) ?? ''
  expect(wording.length).toBeGreaterThan(10)
  await chips(page).first().press('Enter')
  await showBrief(page)
  await expect(brief(page)).toContainText(wording.replace(/\.$/, ''))
})
