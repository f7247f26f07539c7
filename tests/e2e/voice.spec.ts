import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { chooseOption } from './support/choose-option'
import { composer, messages, openConsultation, say as send } from './support/consultation'
import { failRecognition, hearPhrase, installFakeSpeech, readSpoken } from './support/fake-speech'
import { expect, test } from './support/fixtures'
import { saveScreenshots } from './support/screenshots'

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

test.describe('speech recognition', () => {
  test.beforeEach(async ({ page }) => {
    await installFakeSpeech(page)
    await openConsultation(page)
  })

  test('puts recognised speech into the composer without sending it', async ({ page }) => {
    await listen(page)
    await hearPhrase(page, 'we need a bridge', false)
    await expect(page.getByText('we need a bridge')).toBeVisible()
    await expect(composer(page)).toHaveValue('')
    await expectAccessible(page, 'listening')
    await saveScreenshots(page, 'consultation-listening')
    await hearPhrase(page, 'we need a bridge engineer')
    await hearPhrase(page, 'in Bristol')
    await expect(composer(page)).toHaveValue('we need a bridge engineer in Bristol')
    await expect(messages(page)).toHaveCount(1)
    await composer(page).press('Enter')
    await expect(messages(page)).toHaveCount(3)
    await expect(start(page)).toBeVisible()
  })

  test('stops listening by button and by Escape', async ({ page }) => {
    await listen(page)
    await stop(page).click()
    await expect(start(page)).toHaveAttribute('aria-pressed', 'false')
    await listen(page)
    await page.keyboard.press('Escape')
    await expect(start(page)).toBeVisible()
    expect(await page.evaluate(() => window.fakeSpeech.recognisers.at(-1)?.running)).toBe(false)
  })

  test('accepts typing while listening', async ({ page }) => {
    await listen(page)
    await composer(page).fill('Typed meanwhile')
    await hearPhrase(page, 'and said')
    await expect(composer(page)).toHaveValue('Typed meanwhile and said')
  })

  test('recognises British English in a British browser and remembers another choice', async ({ page }) => {
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
  })

  test('reports failed recognition and can be restarted', async ({ page }) => {
    await listen(page)
    await failRecognition(page, 'network')
    const notice = page.getByText('Voice recognition failed. Please try again or use the keyboard')
    await expect(notice).toBeVisible()
    await listen(page)
    await expect(notice).toBeHidden()
  })

  test('alerts when microphone permission is denied while listening', async ({ page }) => {
    await listen(page)
    const alert = nextAlert(page)
    await failRecognition(page, 'not-allowed')
    expect(await alert).toContain('microphone permission')
    await expect(start(page)).toBeVisible()
  })

  test('alerts before listening when microphone permission is denied', async ({ page }) => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    })
    const alert = nextAlert(page)
    await start(page).click()
    expect(await alert).toContain('microphone permission')
    await expect(start(page)).toBeVisible()
  })
})

test.describe('listening timeout', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await installFakeSpeech(page)
    await openConsultation(page)
    await listen(page)
  })
  const notice = (page: Page) => page.getByText('Speech recognition timeout. Please try speaking again.')

  test('stops listening after 15 seconds of silence', async ({ page }) => {
    await page.clock.fastForward(14_000)
    await expect(stop(page)).toBeVisible()
    await page.clock.fastForward(1_500)
    await expect(notice(page)).toBeVisible()
    await expect(start(page)).toBeVisible()
  })

  test('restarts the listening timeout with each result', async ({ page }) => {
    await page.clock.fastForward(14_000)
    await hearPhrase(page, 'we need', false)
    await page.clock.fastForward(14_000)
    await expect(stop(page)).toBeVisible()
    await page.clock.fastForward(1_500)
    await expect(notice(page)).toBeVisible()
  })
})

async function openWithPausedClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await installFakeSpeech(page)
  await openConsultation(page)
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
}

/** Makes the page report no user activation before the first click. */
const withoutUserActivation = (page: Page) =>
  page.addInitScript(() => {
    const activation = { hasBeenActive: false, isActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation })
    addEventListener('pointerdown', () => Object.assign(activation, { hasBeenActive: true }), true)
  })

test.describe('speech output', () => {
  test('speaks the opening once per visit, sentence by sentence, after the first gesture', async ({
    page,
  }) => {
    await withoutUserActivation(page)
    await installFakeSpeech(page)
    await openConsultation(page)
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

  test('shows that it is speaking and stops on Escape', async ({ page }) => {
    await openWithPausedClock(page)
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
    expect((await readSpoken(page)).at(-1)).toEqual({ cancel: true })
    await page.clock.runFor(20_000)
    expect(await sentences(page)).toHaveLength(1)
  })

  test('pauses 300 ms between sentences', async ({ page }) => {
    await openWithPausedClock(page)
    await page.clock.runFor(30 + 299)
    expect(await sentences(page)).toHaveLength(1)
    await page.clock.runFor(1)
    expect(await sentences(page)).toHaveLength(2)
  })

  test('stays muted after a reload', async ({ page }) => {
    await installFakeSpeech(page)
    await openConsultation(page)
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Muted' })).toHaveAttribute('aria-pressed', 'true')
    await expect(messages(page)).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).click()
    await send(page, 'We are growing.')
    expect(await sentences(page)).toEqual([])
  })

  test('speaks the answer to a spoken message', async ({ page }) => {
    await installFakeSpeech(page)
    await openConsultation(page)
    await listen(page)
    await hearPhrase(page, 'we are growing')
    await composer(page).press('Enter')
    await expect(messages(page)).toHaveCount(3)
    const answer = await messages(page).nth(2).locator('p').nth(1).innerText()
    await expect.poll(() => sentences(page)).toContain(answer.split(/(?<=[.?])\s/).at(0))
  })
})

test('advises Chrome or Edge when speech recognition is missing and accepts typing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: undefined })
  })
  await openConsultation(page)
  const alert = nextAlert(page)
  await start(page).click()
  expect(await alert).toMatch(/Chrome or Edge/)
  await send(page, 'We are growing.')
  await expect(messages(page)).toHaveCount(3)
})
