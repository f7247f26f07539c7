import type { Page } from '@playwright/test'
import { saveScreenshots } from '@/tests/e2e/support/screenshots'
import { expectAccessible } from './support/accessibility'
import { brief, composer, conversation, messages, openConsultation, say } from './support/consultation'
import { expect, test } from './support/fixtures'

const DRIVER = 'Graham retires in the spring and we need somebody to lead our bridge assessments.'
const MUSTS = 'They must have AutoCAD. Experience with Midas Civil would be nice to have.'

const entry = (page: Page, value: string | RegExp) =>
  brief(page).locator('[data-slot="brief-fact"]').filter({ hasText: value })

test('is accessible and looks right from the opening to a full brief', async ({ page }) => {
  await openConsultation(page)
  await expectAccessible(page, 'opening')
  await saveScreenshots(page, 'consultation-opening')
  await say(page, DRIVER)
  await say(page, MUSTS)
  await say(page, 'Bristol, three days in the office and two from home. £48,000 to £55,000 a year.')
  await entry(page, 'AutoCAD').getByRole('button').first().click()
  await expectAccessible(page, 'brief')
  await saveScreenshots(page, 'consultation-brief')
})

test.describe('the brief', () => {
  test('fills in, and leads from a fact to its words and back', async ({ page }) => {
    await openConsultation(page)
    await expect(brief(page)).toContainText('Nothing has been noted yet')
    await say(page, DRIVER)
    await say(page, MUSTS)
    for (const answer of ['Skip', 'Skip', 'Skip']) await say(page, answer)
    await expect(entry(page, 'AutoCAD')).toContainText('Must have')
    await expect(entry(page, 'Midas Civil')).toContainText('Nice to have')
    // What the transcript hides by scrolling adds nothing to the page.
    const foot = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(Math.round(foot))

    await entry(page, 'AutoCAD').getByRole('button').first().click()
    const words = conversation(page).locator('mark[data-selected]')
    await expect(words).toContainText('AutoCAD')
    await expect(words).toBeInViewport()
    await entry(page, 'AutoCAD').getByRole('button', { name: 'Show in the conversation' }).press('Enter')
    await expect(words).toBeFocused()
    await expect(entry(page, 'AutoCAD').locator('q')).toContainText('AutoCAD')

    const mark = messages(page)
      .filter({ hasText: MUSTS })
      .getByRole('button', { name: /Technical skills/ })
    await mark.press('Enter')
    await expect(entry(page, 'AutoCAD').getByRole('button').first()).toBeFocused()

    // Where the system gives the colours, the words of a fact are as legible as those beside them.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const other = conversation(page).locator('mark:not([data-selected])').first()
    const ink = (element: Element) => getComputedStyle(element).color
    expect(await other.evaluate(ink)).toBe(await other.locator('..').evaluate(ink))
  })

  test('is changed by hand, and keeps that over a reload', async ({ page }) => {
    await openConsultation(page)
    await say(page, MUSTS)
    const fact = entry(page, 'AutoCAD')
    await fact.getByRole('button').first().click()
    await fact.getByLabel('How strongly it is wanted').selectOption('Can be learned')
    await expect(fact).toContainText('Locked')
    await fact.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('What the brief says').fill('AutoCAD 2026')
    await page.keyboard.press('Enter')
    await expect(entry(page, 'AutoCAD 2026')).toContainText('Changed by you in the brief')
    await expect(entry(page, 'AutoCAD 2026').getByRole('button', { name: 'Edit' })).toBeFocused()
    await entry(page, 'AutoCAD 2026').getByRole('button', { name: 'Unlock' }).click()
    await expect(entry(page, 'AutoCAD 2026').getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
    await page.reload()
    const kept = entry(page, 'AutoCAD 2026')
    await expect(kept).toContainText('Can be learned')
    await kept.getByRole('button').first().click()
    await expect(kept.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
  })

  test('takes an entry out, and back in', async ({ page }) => {
    await openConsultation(page)
    await say(page, MUSTS)
    await entry(page, 'AutoCAD').getByRole('button').first().click()
    await entry(page, 'AutoCAD').getByRole('button', { name: 'Remove' }).click()
    await expect(entry(page, 'AutoCAD')).toHaveCount(0)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(entry(page, 'AutoCAD').getByRole('button').first()).toBeFocused()
  })

  test('marks an entry as not applicable and keeps it on show', async ({ page }) => {
    await openConsultation(page)
    await say(page, MUSTS)
    const fact = entry(page, 'Midas Civil')
    await fact.getByRole('button').first().click()
    await fact.getByLabel('How strongly it is wanted').selectOption('Not applicable')
    await expect(fact).toHaveAttribute('data-strength', 'notApplicable')
  })

  test('shows a contradiction side by side until it is settled', async ({ page }) => {
    await openConsultation(page)
    await say(page, 'The salary is £50,000 a year.')
    // What was locked by hand is not corrected by what is said later.
    await entry(page, '£50,000').getByRole('button').first().click()
    await entry(page, '£50,000').getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(entry(page, '£50,000')).toContainText('Locked')
    await say(page, 'The salary is £60,000 a year.')
    const conflict = brief(page).getByRole('group', { name: /contradict each other/ })
    await expect(conflict.locator('[data-slot="brief-fact"]')).toHaveCount(2)
    await expectAccessible(page, 'contradiction')
    await saveScreenshots(page, 'consultation-contradiction')
    await brief(page).getByRole('button', { name: '1 contradiction' }).press('Enter')
    await expect(conflict).toBeFocused()
    await conflict.getByRole('button', { name: /Keep this £60,000/ }).press('Enter')
    await expect(conflict).toHaveCount(0)
    await expect(entry(page, '£60,000').getByRole('button').first()).toBeFocused()
    await expect(entry(page, '£50,000')).toHaveCount(0)
  })

  test('shows what is open before an advert, and leads to its answer', async ({ page }) => {
    await openConsultation(page)
    const checklist = page.getByRole('region', { name: 'Before we advertise' })
    await expect(checklist.getByRole('listitem')).toHaveCount(10)
    await expect(checklist.getByRole('listitem').filter({ hasText: 'Hirer' })).toContainText('Known')
    await checklist.getByRole('button', { name: 'Answer Location' }).click()
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue('Location: ')
    await composer(page).pressSequentially('Bristol')
    await composer(page).press('Enter')
    await expect(checklist.getByRole('listitem').filter({ hasText: 'Location' })).toContainText('Known')
  })
})

test.describe('house rules', () => {
  test('are added, listed by kind and deleted', async ({ page }) => {
    await openConsultation(page)
    const open = page.getByRole('button', { name: 'Train AI Agent' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Train AI Agent' })
    await expect(dialog.getByText('There are no rules yet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    await expect(dialog.getByText('Enter at least 2 characters')).toBeVisible()
    await dialog.getByLabel('Kind').selectOption('Standard benefit')
    await dialog.getByLabel('Rule', { exact: true }).fill('27 days of holiday')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Standard benefit' })).toBeVisible()
    await expectAccessible(page, 'house rules')
    await saveScreenshots(page, 'consultation-house-rules')

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await dialog.getByRole('button', { name: /Delete/ }).click()
    await expect(dialog.getByText('There are no rules yet.')).toBeVisible()
  })
})

test('works by keyboard alone', async ({ page }) => {
  await openConsultation(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await focused()) === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${name}`)
  }
  await tabTo('Replacement')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(3)
  await tabTo('message')
  await page.keyboard.type(MUSTS)
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(5)
  await tabTo('AutoCAD')
  await page.keyboard.press('Enter')
  await tabTo('Show in the conversation')
  await page.keyboard.press('Enter')
  await expect(conversation(page).locator('mark[data-selected]')).toBeInViewport()
  await page.evaluate(() => document.body.focus())
  await tabTo('Generate Summary')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/summary')
})
