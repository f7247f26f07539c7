import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { chooseOption } from './support/choose-option'
import { composer, messages, openConsultation, say as send } from './support/consultation'
import { failRecognition, hearPhrase, installFakeSpeech, readSpoken } from './support/fake-speech'
import { expect, test } from './support/fixtures'

const start = (page: Page) => page.getByRole('button', { name: 'Start voice input' })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop voice input' })

async function listen(page: Page) {
  await start(page).click()
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
}

const sentences = async (page: Page) =>
  (await readSpoken(page)).flatMap(({ text }) => (text === undefined ? [] : [text]))

function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message())
      await dialog.accept()
    })
  })
}

test('recognises speech, and says why it cannot', async ({ page }) => {
  await installFakeSpeech(page)
  await openConsultation(page)

  await test.step('in British English, or another language that is remembered', async () => {
    const language = page.getByLabel('Language you speak')
    await expect(language).toHaveText('English (UK)')
    await chooseOption(language, 'English (Ireland)')
    await page.reload()
    await expect(language).toHaveText('English (Ireland)')
    await listen(page)
    const recognisedLanguage = await page.evaluate(() => {
      const recogniser = window.fakeSpeech.recognisers.at(-1)
      return recogniser && 'lang' in recogniser ? recogniser.lang : ''
    })
    expect(recognisedLanguage).toBe('en-IE')
    await stop(page).click()
  })

  await test.step('into the composer, without sending it', async () => {
    await listen(page)
    await hearPhrase(page, 'we need a bridge', false)
    await expect(page.getByText('we need a bridge')).toBeVisible()
    await expect(composer(page)).toHaveValue('')
    await expectAccessible(page, 'listening')
    await hearPhrase(page, 'we need a bridge engineer')
    await hearPhrase(page, 'in Bristol')
    await expect(composer(page)).toHaveValue('we need a bridge engineer in Bristol')
    await expect(messages(page)).toHaveCount(1)
    await composer(page).press('Enter')
    await expect(messages(page)).toHaveCount(3)
    await expect(start(page)).toBeVisible()
  })

  await test.step('until a button or Escape is pressed', async () => {
    await listen(page)
    await stop(page).click()
    await expect(start(page)).toHaveAttribute('aria-pressed', 'false')
    await listen(page)
    await page.keyboard.press('Escape')
    await expect(start(page)).toBeVisible()
    expect(await page.evaluate(() => window.fakeSpeech.recognisers.at(-1)?.running)).toBe(false)
  })

  await test.step('while something is typed', async () => {
    await listen(page)
    await composer(page).fill('Typed meanwhile')
    await hearPhrase(page, 'and said')
    await expect(composer(page)).toHaveValue('Typed meanwhile and said')
    await composer(page).fill('')
  })

  await test.step('failed, and restarted', async () => {
    await listen(page)
    await failRecognition(page, 'network')
    const notice = page.getByText('Voice recognition failed. Please try again or use the keyboard')
    await expect(notice).toBeVisible()
    await listen(page)
    await expect(notice).toBeHidden()
    await stop(page).click()
  })

  await test.step('without permission, while listening', async () => {
    await listen(page)
    const alert = nextAlert(page)
    await failRecognition(page, 'not-allowed')
    expect(await alert).toContain('microphone permission')
    await expect(start(page)).toBeVisible()
  })
})

/** Makes the page report no user activation before the first click. */
const withoutUserActivation = (page: Page) =>
  page.addInitScript(() => {
    const activation = { hasBeenActive: false, isActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation })
    addEventListener('pointerdown', () => Object.assign(activation, { hasBeenActive: true }), true)
  })

test('speaks the opening after the first gesture, and the answer to what was spoken, until it is muted', async ({
  page,
}) => {
  await withoutUserActivation(page)
  await installFakeSpeech(page)
  await openConsultation(page)

  await test.step('the opening, once per visit, sentence by sentence', async () => {
    await page.keyboard.press('Escape')
    expect(await sentences(page)).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => sentences(page).then((all) => all.at(-1))).toContain('driving this hire')
    const spoken = await sentences(page)
    expect(spoken.length).toBeGreaterThan(1)
    const opening = await messages(page).first().locator('p').last().textContent()
    expect(spoken.join(' ').replace(/\s+/g, ' ')).toBe(opening?.replace(/\s+/g, ' '))
    for (const { rate } of (await readSpoken(page)).filter(({ text }) => text))
      expect(rate).toBeCloseTo(0.95, 2)
    await page.getByRole('heading', { level: 1 }).click()
    await page.getByRole('heading', { level: 2 }).first().click()
    expect(await sentences(page)).toHaveLength(spoken.length)
  })

  await test.step('the answer to a spoken message', async () => {
    await listen(page)
    await hearPhrase(page, 'we are growing')
    await composer(page).press('Enter')
    await expect(messages(page)).toHaveCount(3)
    const answer = await messages(page).nth(2).locator('p').nth(1).innerText()
    await expect.poll(() => sentences(page)).toContain(answer.split(/(?<=[.?])\s/).at(0))
  })

  await test.step('muted, after a reload too', async () => {
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Muted' })).toHaveAttribute('aria-pressed', 'true')
    await expect(messages(page)).toHaveCount(3)
    await page.getByRole('heading', { level: 1 }).click()
    await send(page, 'We are growing.')
    expect(await sentences(page)).toEqual([])
  })
})
