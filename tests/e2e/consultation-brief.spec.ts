import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { chooseOption } from './support/choose-option'
import { brief, composer, conversation, messages, openConsultation, say } from './support/consultation'
import { expect, test } from './support/fixtures'

const DRIVER = 'Graham retires in the spring and we need somebody to lead our bridge assessments.'
const MUSTS = 'They must have AutoCAD. Experience with Midas Civil would be nice to have.'

const entry = (page: Page, value: string | RegExp) =>
  brief(page).locator('[data-slot="brief-fact"]').filter({ hasText: value })

test('fills in the brief, and links each fact to its evidence and back', async ({ page }) => {
  await openConsultation(page)
  await expect(brief(page)).toContainText('Your answers will appear here')
  await expectAccessible(page, 'opening')
  await say(page, DRIVER)
  await say(page, MUSTS)

  await test.step('an accessible brief', async () => {
    await say(page, 'Bristol, three days in the office and two from home. £48,000 to £55,000 a year.')
    await entry(page, 'AutoCAD').getByRole('button').first().click()
    await expectAccessible(page, 'brief')
    await page.reload()
    await expect(messages(page)).toHaveCount(7)
  })

  await test.step('evidence', async () => {
    for (const answer of ['Skip', 'Skip', 'Skip']) await say(page, answer)
    await expect(entry(page, 'AutoCAD')).toContainText('Must have')
    await expect(entry(page, 'Midas Civil')).toContainText('Nice to have')
    // Content scrolled out of the transcript must not make the page longer.
    const foot = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(Math.round(foot))

    await entry(page, 'AutoCAD').getByRole('button').first().click()
    const evidence = conversation(page).locator('mark[data-selected]')
    await expect(evidence).toContainText('AutoCAD')
    await expect(evidence).toBeInViewport()
    await entry(page, 'AutoCAD').getByRole('button', { name: 'Show in the conversation' }).press('Enter')
    await expect(evidence).toBeFocused()
    await expect(entry(page, 'AutoCAD').locator('q')).toContainText('AutoCAD')

    const mark = messages(page)
      .filter({ hasText: MUSTS })
      .getByRole('button', { name: /Technical skills/ })
    await mark.press('Enter')
    await expect(entry(page, 'AutoCAD').getByRole('button').first()).toBeFocused()

    // In forced colours, evidence is as legible as the text around it.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const unselected = conversation(page).locator('mark:not([data-selected])').first()
    const ink = (element: Element) => getComputedStyle(element).color
    const text = await unselected.locator('..').evaluate(ink)
    // A mark takes 150 ms to change colour.
    await expect.poll(() => unselected.evaluate(ink)).toBe(text)
  })
})

test('changes the brief by hand', async ({ page }) => {
  await openConsultation(page)

  await test.step('what is open starts an answer', async () => {
    const needed = brief(page).getByRole('region', { name: 'Needed to approve' })
    const open = brief(page).getByRole('region', { name: 'Still open' })
    // As many as the progress counts.
    await expect(needed.getByRole('listitem')).toHaveCount(4)
    await expect(open.getByRole('listitem')).toHaveCount(14)
    await expect(page.getByText('0 of 18 settled')).toBeVisible()
    await expect(
      brief(page).getByRole('region', { name: 'Also needed by law' }).getByRole('listitem'),
    ).toHaveCount(2)
    const isByLaw = { hasText: 'needed by law' }
    await expect(needed.getByRole('listitem').filter(isByLaw).filter({ hasText: 'Location' })).toHaveCount(1)
    await expect(open.getByRole('listitem').filter(isByLaw).filter({ hasText: 'Soft skills' })).toHaveCount(0)
    await needed.getByRole('button', { name: 'Add Location' }).click()
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue('Location: ')
    await composer(page).pressSequentially('Bristol')
    await composer(page).press('Enter')
    await expect(needed.getByRole('listitem').filter({ hasText: 'Location' })).toHaveCount(0)
    await expect(entry(page, 'Bristol')).toBeVisible()
    await expect(messages(page)).toHaveCount(3)
  })

  await say(page, MUSTS)

  await test.step('edited, over a reload', async () => {
    const fact = entry(page, 'AutoCAD')
    await fact.getByRole('button').first().click()
    await chooseOption(fact.getByLabel('Importance'), 'Can be learned')
    await expect(fact).toContainText('Locked')
    await fact.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Entry text').fill('AutoCAD 2026')
    await page.keyboard.press('Enter')
    await expect(entry(page, 'AutoCAD 2026')).toContainText('Your edit')
    await expect(entry(page, 'AutoCAD 2026').getByRole('button', { name: 'Edit' })).toBeFocused()
    await entry(page, 'AutoCAD 2026').getByRole('button', { name: 'Unlock' }).click()
    await expect(entry(page, 'AutoCAD 2026').getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
    await page.reload()
    const edited = entry(page, 'AutoCAD 2026')
    await expect(edited).toContainText('Can be learned')
    await edited.getByRole('button').first().click()
    await expect(edited.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
  })

  await test.step('moved and kept from candidates, over a reload', async () => {
    await page.reload()
    const fact = entry(page, 'AutoCAD')
    await fact.getByRole('button').first().click()
    await chooseOption(fact.getByLabel('Topic'), 'Travel')
    await expect(fact.getByLabel('Topic')).toHaveText('Travel')
    await chooseOption(fact.getByLabel('Who can see this'), 'Agency only')
    await expect(fact.getByRole('listitem').filter({ hasText: 'Agency only' })).toBeVisible()
    await expectAccessible(page, 'an open entry of the brief')
    await page.reload()
    await fact.getByRole('button').first().click()
    await expect(fact.getByLabel('Topic')).toHaveText('Travel')
    await expect(fact.getByLabel('Who can see this')).toHaveText('Agency only')
  })

  await test.step('removed and restored', async () => {
    await page.reload()
    await entry(page, 'AutoCAD').getByRole('button').first().click()
    await entry(page, 'AutoCAD').getByRole('button', { name: 'Remove' }).click()
    await expect(entry(page, 'AutoCAD')).toHaveCount(0)
    const undo = brief(page).getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(entry(page, 'AutoCAD').getByRole('button').first()).toBeFocused()
  })

  await test.step('dragged to another section', async () => {
    await page.reload()
    const fact = entry(page, 'Midas Civil')
    await fact.hover()
    await fact.locator('[data-slot="move-handle"]').hover()
    await page.mouse.down()
    await page.mouse.move(10, 10)
    await page.locator('[data-drop="travel"]').hover()
    await page.locator('[data-drop="travel"]').hover()
    await page.mouse.up()
    await fact.getByRole('button').first().click()
    await expect(fact.getByLabel('Topic')).toHaveText('Travel')
    await expect(page.locator('[data-drop]')).toHaveCount(0)
  })

  await test.step('not applicable, and still shown', async () => {
    await page.reload()
    const fact = entry(page, 'Midas Civil')
    await fact.getByRole('button').first().click()
    await chooseOption(fact.getByLabel('Importance'), 'Not applicable')
    await expect(fact).toHaveAttribute('data-strength', 'notApplicable')
  })

  await test.step('two that conflict', async () => {
    await say(page, 'The salary is £50,000 a year.')
    // Later messages do not change a locked entry.
    await entry(page, '£50,000').getByRole('button').first().click()
    await entry(page, '£50,000').getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(entry(page, '£50,000')).toContainText('Locked')
    await say(page, 'The salary is £60,000 a year.')
    const conflict = brief(page).getByRole('group').filter({ hasText: 'These conflict' })
    await expect(conflict.locator('[data-slot="brief-fact"]')).toHaveCount(2)
    await expect(conflict.locator('q')).toHaveText(['£50,000 a year', '£60,000 a year'])
    await expectAccessible(page, 'conflict')
    await brief(page).getByRole('button', { name: '1 conflict' }).press('Enter')
    await expect(conflict).toBeFocused()
    await conflict.getByRole('button', { name: /Keep this £60,000/ }).press('Enter')
    await expect(conflict).toHaveCount(0)
    await expect(entry(page, '£60,000').getByRole('button').first()).toBeFocused()
    await expect(entry(page, '£50,000')).toHaveCount(0)
  })

  await test.step('house rules', async () => {
    const openButton = page.getByRole('button', { name: 'Train AI Agent' })
    await openButton.click()
    const dialog = page.getByRole('dialog', { name: 'Train AI Agent' })
    await expect(dialog.getByText('No rules yet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    await expect(dialog.getByText('Enter a rule')).toBeVisible()
    await chooseOption(dialog.getByLabel('Type'), 'Standard benefit')
    await dialog.getByLabel('Rule', { exact: true }).fill('27 days of holiday')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Standard benefit' })).toBeVisible()
    await expectAccessible(page, 'house rules')

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(openButton).toBeFocused()
    await openButton.click()
    await dialog.getByRole('button', { name: 'Edit “27 days of holiday”' }).click()
    await expect(dialog.getByLabel('Rule', { exact: true }).last()).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('28 days of holiday')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('28 days of holiday', { exact: true })).toBeVisible()
    await expect(dialog.getByText('27 days of holiday', { exact: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: /Delete/ }).click()
    await expect(dialog.getByText('No rules yet.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Delete “28 days of holiday”' })).toBeVisible()
  })
})
