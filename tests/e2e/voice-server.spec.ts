import type { Page } from '@playwright/test'
import type { OpenAiServer } from '@/tests/support/openai-server'
import { expectAccessible } from './support/accessibility'
import { composer, messages, openConsultation } from './support/consultation'
import { test as base, expect } from './support/fixtures'

// The server transcribes and speaks. The browser's own recorder records a tone or silence.
const test = base.extend({
  appEnv: [
    async ({ openAi }, use) =>
      use({ OPENAI_AUDIO: 'on', OPENAI_BASE_URL: openAi.url, OPENAI_API_KEY: 'test' }),
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

const start = (page: Page) => page.getByRole('button', { name: 'Start voice input' })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop voice input' })
const audio = (openAi: OpenAiServer, path: string) =>
  openAi.requests.filter((request) => request.path === `/v1/audio/${path}`)

const withoutSpeech = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis'])
      Object.defineProperty(window, name, { value: undefined })
  })

/** Replaces the microphone with a steady tone. `loudness` is from 0 to 1. */
const withMicrophone = (page: Page, loudness: number) =>
  page.addInitScript((gain) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const tone = new OscillatorNode(context)
      const microphone = context.createMediaStreamDestination()
      tone.connect(new GainNode(context, { gain })).connect(microphone)
      tone.start()
      return microphone.stream
    }
  }, loudness)

async function speakUp(page: Page) {
  await start(page).click()
  await expect(page.getByText('Listening. I can hear you.')).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await withoutSpeech(page)
  await withMicrophone(page, 0.5)
})

test.describe('with a muted consultant', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('spanwright.muted', 'true'))
  })

  test('puts the server’s transcript into the composer, and says when there is none', async ({
    page,
    openAi,
    consoleGuard,
  }) => {
    consoleGuard.allow(/502/)

    await test.step('a transcript', async () => {
      await openConsultation(page)
      await expect(page.getByText('Your speech is sent to a transcription service')).toBeVisible()
      openAi.script({ kind: 'text', text: 'We need a bridge engineer.' })
      await speakUp(page)
      await expectAccessible(page, 'recording')
      await stop(page).click()
      await expect(composer(page)).toHaveValue('We need a bridge engineer.')
      expect(audio(openAi, 'transcriptions')).toMatchObject([{ body: { file: { type: 'audio/webm' } } }])
      await expect(messages(page)).toHaveCount(1)
      await speakUp(page)
      await page.keyboard.press('Escape')
      await expect(composer(page)).toHaveValue('We need a bridge engineer. We need a bridge engineer.')
    })

    await test.step('a failure', async () => {
      await composer(page).fill('')
      openAi.script({ kind: 'status', status: 500 }, { kind: 'status', status: 401 })
      await speakUp(page)
      await stop(page).click()
      await expect(page.getByText('Transcribing...')).toBeVisible()
      await expect(start(page)).toBeVisible()
      await expect(
        page.getByText('Voice recognition failed. Please try again or use the keyboard'),
      ).toBeVisible()
      await expect(page.getByText('Transcribing...')).toBeHidden()
      await expect(composer(page)).toHaveValue('')
    })
  })

  test('stops recording after a minute and transcribes it', async ({ page, openAi }) => {
    await page.clock.install()
    await openConsultation(page)
    openAi.script({ kind: 'text', text: 'We need a bridge engineer.' })
    await speakUp(page)
    for (let second = 0; second < 60; second += 12) {
      await expect(page.getByText('Listening. I can hear you.')).toBeVisible()
      await page.clock.fastForward(12_000)
    }
    await expect(composer(page)).toHaveValue('We need a bridge engineer.')
    await expect(start(page)).toBeVisible()
  })

  test('stops after 15 seconds of silence and sends no audio', async ({ page, openAi }) => {
    await page.clock.install()
    await withMicrophone(page, 0)
    await openConsultation(page)
    openAi.script({ kind: 'text', text: 'Words that nobody said.' })
    await start(page).click()
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    await page.clock.fastForward(14_000)
    await expect(stop(page)).toBeVisible()
    await page.clock.fastForward(1_500)
    await expect(page.getByText('Speech recognition timeout. Please try speaking again.')).toBeVisible()
    await expect(start(page)).toBeVisible()
    expect(audio(openAi, 'transcriptions')).toEqual([])
  })

  test('alerts without permission, and reports a failure without a microphone', async ({ page }) => {
    const alerts: string[] = []
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message())
      await dialog.accept()
    })
    await openConsultation(page)
    for (const name of ['NotAllowedError', 'NotFoundError']) {
      alerts.length = 0
      await page.addInitScript((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', error))
      }, name)
      // The page that is open still has its microphone.
      await page.reload()
      await expect(messages(page)).toHaveCount(1)
      await start(page).click()
      const failed = page.getByText('Voice recognition failed. Please try again or use the keyboard')
      await expect.poll(async () => alerts.length + (await failed.count())).toBe(1)
      expect(alerts).toEqual(name === 'NotAllowedError' ? [expect.stringContaining('permission')] : [])
      await expect(start(page)).toBeVisible()
    }
  })
})

// The server has to be ready first: the introduction can be spoken as soon as it is there.
test('plays server speech until Escape is pressed', async ({ page, openAi }) => {
  openAi.script({ kind: 'text', text: '' })
  await openConsultation(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  const opening = await messages(page).first().locator('p').last().innerText()
  expect(audio(openAi, 'speech')).toMatchObject([{ body: { input: opening.replace(/\s+/g, ' ') } }])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
})

test('keeps working silently when the server cannot speak', async ({ page, openAi, consoleGuard }) => {
  consoleGuard.allow(/502/)
  openAi.script({ kind: 'status', status: 401 })
  const answer = page.waitForResponse('**/api/ai/speech')
  await openConsultation(page)
  await page.getByRole('heading', { level: 1 }).click()
  expect((await answer).status()).toBe(502)
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await expect(start(page)).toBeVisible()
})
