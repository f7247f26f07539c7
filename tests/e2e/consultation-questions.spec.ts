import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { brief, openConsultation, say, showBrief } from './support/consultation'
import { expect, test } from './support/fixtures'

const chips = (page: Page) => page.getByRole('group', { name: 'Suggested answers' }).getByRole('button')

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
