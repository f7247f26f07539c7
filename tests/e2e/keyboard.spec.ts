import type { Locator, Page } from '@playwright/test'
import { brief, composer, conversation, messages } from './support/consultation'
import { expect, test } from './support/fixtures'

const TABS_MAX = 150

/** Presses Tab until the control has the focus. */
async function reach(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${control} can’t be reached with the Tab key.`)
}

async function press(page: Page, control: Locator, key = 'Enter') {
  await reach(page, control)
  await page.keyboard.press(key)
}

async function type(page: Page, control: Locator, text: string) {
  await reach(page, control)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
}

async function say(page: Page, text: string) {
  const before = await messages(page).count()
  await type(page, composer(page), text)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(before + 2)
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })

test('registers, consults, shares, approves and invites with the keyboard alone', async ({ page }) => {
  await test.step('registering', async () => {
    await page.goto('/register')
    await type(page, page.getByLabel('Company name'), 'Whitfield Structures Ltd')
    await type(page, page.getByLabel('Business email'), 'jane@whitfield-structures.co.uk')
    await type(page, page.getByLabel('Contact name'), 'Jane Whitfield')
    await type(page, page.getByLabel('Phone number'), '+44 117 496 0123')
    await expect(page.getByText('Business email verified')).toBeVisible()
    await press(page, button(page, 'Continue to Company Details'))
    await page.waitForURL('**/about')
    for (const label of ['Industry', 'Company size']) {
      await reach(page, page.getByLabel(label))
      await page.keyboard.press('ArrowDown')
    }
    await type(page, page.getByLabel('Company description'), 'We design steel footbridges for councils.')
    await type(page, page.getByLabel('Job title to recruit for'), 'Bridge engineer')
    await press(page, button(page, 'Meet Your AI Consultant'))
    await page.waitForURL('**/consultation')
    await expect(messages(page)).toHaveCount(1)
  })

  await test.step('a suggested answer', async () => {
    await press(page, button(page, /^Replacement$/))
    await expect(messages(page)).toHaveCount(3)
  })

  await test.step('an old job description', async () => {
    await say(
      page,
      'Bridge Engineer\n\nRequirements:\n- AutoCAD\n- Five years of steel bridges\n- A driving licence would be an advantage\n\nWhat you will do:\n- Check steel footbridges\n- Write inspection reports\n\nBenefits:\n- 25 days of holiday\n\nLocation: Bristol',
    )
    await press(page, button(page, 'Use these'))
    await expect(page.getByText('Check them again')).toBeVisible()
    await expect(brief(page)).toContainText('AutoCAD')
  })

  await test.step('an entry of the brief', async () => {
    await press(page, brief(page).getByRole('button', { name: /\bAutoCAD$/ }))
    await press(page, button(brief(page), 'Show in the conversation'))
    await expect(conversation(page).locator('mark[data-selected]')).toBeInViewport()
  })

  await test.step('words to settle', async () => {
    await say(page, 'Graham retires in the spring. No women, please.')
    const asks = page.getByRole('region', { name: 'Questions to answer' })
    const before = await messages(page).count()
    await press(page, button(asks, 'Leave it out'))
    await expect(messages(page)).toHaveCount(before + 2)
    await expect(asks).toHaveCount(0)
    await expect(brief(page)).not.toContainText('women')
  })

  await test.step('a card', async () => {
    const opener = button(page, /^Use the .* form instead/)
    for (let turns = 0; turns < 8 && !(await opener.isVisible()); turns += 1)
      await say(page, 'Skip this one.')
    await press(page, opener)
    const card = page.locator('[data-slot="card-form"]')
    await expect(card.locator(':focus')).toHaveCount(1)
    await press(page, button(card, 'Cancel'))
    await expect(opener).toBeFocused()
    await say(page, 'Permanent, £48,000 to £55,000 a year, three days in the office.')
    await expect(conversation(page)).toContainText('£48,000')
  })

  await test.step('the summary', async () => {
    await press(page, button(page, 'Generate Summary').first())
    await page.waitForURL(/\/summary/)
    await expect(page.getByText('Generated', { exact: true })).toBeVisible()
    await press(page, page.getByRole('checkbox', { name: /terms/i }), 'Space')
    await press(page, button(page, 'Proceed to Find Candidates'))
    await page.waitForURL('**/job-specification/*')
  })

  await test.step('sharing', async () => {
    const opener = button(page, 'Share')
    await press(page, opener)
    const dialog = page.getByRole('dialog', { name: 'Share this version' })
    await type(page, dialog.getByLabel('Their name'), 'Priya Shah')
    await press(page, button(dialog, 'Make a link'))
    await expect(dialog.getByText('Send this link to Priya Shah.')).toBeVisible()
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/^http.*\/shared\/[\w-]{43}$/)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await press(page, page.locator('summary', { hasText: 'Download' }))
    await expect(page.getByRole('link', { name: 'PDF', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'PDF', exact: true })).toBeHidden()
  })

  await test.step('approval', async () => {
    await press(page, page.getByRole('checkbox', { name: /agree to the terms/ }), 'Space')
    await press(page, button(page, 'Approve and Launch'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Approved$/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('people', async () => {
    await press(page, page.getByRole('link', { name: 'Your vacancies' }))
    await press(page, page.getByRole('link', { name: /People, house rules and data/ }))
    await type(page, page.getByLabel('Email'), 'priya@whitfield-structures.co.uk')
    await reach(page, page.getByLabel('Role'))
    await page.keyboard.press('ArrowDown')
    await press(page, button(page, 'Invite'))
    const invited = page.getByRole('region', { name: 'Invited' })
    await expect(invited).toContainText('Viewer')
    await press(page, button(invited, /^Withdraw/))
    await expect(invited).toHaveCount(0)
  })
})
