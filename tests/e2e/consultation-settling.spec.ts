import { expectAccessible } from './support/accessibility'
import { chooseOption } from './support/choose-option'
import {
  brief,
  composer,
  conversation,
  messages,
  openConsultation,
  say,
  startAnew,
} from './support/consultation'
import { expect, test } from './support/fixtures'

test('what a message leaves open is settled, undone or edited where it stands', async ({ page }) => {
  await openConsultation(page)

  await test.step('a contradiction, after a reload too', async () => {
    await say(page, 'The salary is £40,000 a year.')
    await say(page, 'We pay £50,000 a year.')
    const asks = page.getByRole('region', { name: 'Questions to answer' })
    await expect(asks).toContainText('Which is right?')
    await expectAccessible(page, 'an ask')
    await page.reload()
    await asks.getByRole('button', { name: '£50,000 a year' }).press('Enter')
    await expect(asks).toHaveCount(0)
    await expect(
      conversation(page).locator('[data-role=user]').filter({ hasText: '£50,000 a year' }),
    ).toHaveCount(2)
    await expect(brief(page)).not.toContainText('£40,000')
    await expect(messages(page)).toHaveCount(7)
  })

  await test.step('words that were left out', async () => {
    await say(page, 'The job is in Leeds. No women, please.')
    const asks = page.getByRole('region', { name: 'Questions to answer' })
    await expect(asks).toContainText('women')
    await expect(brief(page)).not.toContainText('women')
    await asks.getByRole('button', { name: 'Leave it out' }).press('Enter')
    await expect(asks).toHaveCount(0)
    await expect(messages(page)).toHaveCount(11)
  })

  await test.step('the last message, undone', async () => {
    await say(page, 'They must have AutoCAD.')
    await say(page, 'They must have Tekla.')
    await expect(brief(page)).toContainText('Tekla')
    await expect(page.getByRole('button', { name: 'Undo this message' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo this message' }).press('Enter')
    await expect(brief(page)).not.toContainText('Tekla')
    await expect(brief(page)).toContainText('AutoCAD')
    await expect(composer(page)).toHaveValue('They must have Tekla.')
    await expect(messages(page).filter({ hasText: 'Tekla' })).toHaveCount(0)
  })

  await test.step('the last message, edited', async () => {
    await say(page, 'They must have Tekla.')
    await expect(brief(page)).toContainText('Tekla')
    const before = await messages(page).count()
    const edit = page.getByRole('button', { name: 'Edit this message' })
    await expect(edit).toHaveCount(1)
    await edit.press('Enter')
    const field = conversation(page).getByRole('textbox', { name: 'Your message' })
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()
    await edit.press('Enter')
    await field.fill('They must have Revit.')
    await expectAccessible(page, 'a message being edited')
    await field.press('Enter')
    await expect(brief(page)).toContainText('Revit')
    await expect(brief(page)).not.toContainText('Tekla')
    await expect(brief(page)).toContainText('AutoCAD')
    await expect(messages(page)).toHaveCount(before)
  })
})

test('an advert, as a file or pasted, is reviewed before it enters the brief', async ({ page }) => {
  await test.step('as a file', async () => {
    await openConsultation(page)
    const advert =
      'Controls Engineer\n\nRequirements:\n- Siemens TIA Portal\n- Commissioning\n\nLocation: Leeds'
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from(advert) })
    await expect(conversation(page).getByRole('region', { name: 'Lines from the advert' })).toContainText(
      'TIA Portal',
    )
    await expect(brief(page)).not.toContainText('TIA Portal')
  })

  await test.step('pasted', async () => {
    await startAnew(page)
    await openConsultation(page)
    await say(
      page,
      'Controls Engineer\n\nRequirements:\n- Siemens TIA Portal\n- Five years of commissioning\n\nLocation: Leeds',
    )
    const review = conversation(page).getByRole('region', { name: 'Lines from the advert' })
    await expect(review).toContainText('TIA Portal')
    await expect(brief(page)).not.toContainText('TIA Portal')
    await expectAccessible(page, 'an advert under review')
    await chooseOption(review.getByLabel(/What to do with: .*commissioning/), 'Leave out')
    await page.reload()
    await chooseOption(review.getByLabel(/What to do with: .*commissioning/), 'Leave out')
    await review.getByRole('button', { name: 'Use these' }).press('Enter')
    await expect(review).toHaveCount(0)
    await expect(brief(page)).toContainText('TIA Portal')
    await expect(brief(page)).not.toContainText('commissioning')
    await conversation(page).getByRole('button', { name: 'Check them again' }).press('Enter')
    await expect(review.getByRole('heading', { name: /^Check these/ })).toBeFocused()
    await expect(brief(page)).not.toContainText('TIA Portal')
  })
})

test('a place and pay can be entered in a form', async ({ page }) => {
  await test.step('the place, at 360 pixels', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openConsultation(page)
    const open = page.getByRole('button', { name: 'Use the location form instead' })
    for (let skips = 0; skips < 20 && !(await open.isVisible()); skips += 1) await say(page, 'Skip')
    await open.press('Enter')
    const card = page.getByRole('form', { name: 'Location and days on site' })
    await expect(card.getByLabel('Town or site')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card).toContainText('Enter a town or site')
    await expect(card.getByLabel('Town or site')).toBeFocused()
    await page.keyboard.type('Leeds')
    await chooseOption(card.getByLabel('Working pattern'), 'Hybrid')
    await card.getByLabel('Days a week on site').fill('3')
    await expectAccessible(page, 'the card for the place')
    const hasOverflow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(hasOverflow)).toBe(false)
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: /^Brief/ }).click()
    await expect(brief(page)).toContainText('Hybrid, 3 days a week on site')
    await expect(brief(page)).toContainText('Leeds')
  })

  await test.step('pay', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await startAnew(page)
    await openConsultation(page)
    await say(page, 'What do you need to know about the salary?')
    const open = page.getByRole('button', { name: 'Use the pay form instead' })
    for (let skips = 0; skips < 9 && !(await open.isVisible()); skips += 1) await say(page, 'Skip')
    await open.press('Enter')
    const card = page.getByRole('form', { name: 'Pay' })
    await card.getByRole('button', { name: 'Use this' }).click()
    await expect(card).toContainText('Enter a figure')
    await card.getByLabel('From (£)').fill('48k')
    await card.getByLabel('To (£)').fill('56,000')
    await card.getByLabel('Keep this out of the advert').check()
    await expectAccessible(page, 'a card')
    await card.getByRole('button', { name: 'Use this' }).click()
    await expect(brief(page)).toContainText('£48,000 to £56,000 a year')
    await expect(brief(page)).toContainText('Agency only')
  })
})
