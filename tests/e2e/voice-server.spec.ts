import type { Page } from '@playwright/test'
import type { OpenAiServer } from '@/tests/support/openai-server'
import { expectAccessible } from './support/accessibility'
import { composer, messages, openConsultation } from './support/consultation'
import { expect, test } from './support/model-server'

// The server transcribes and speaks. The browser's own recorder records a tone.
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

/** Replaces the microphone with a steady tone. */
const withMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const tone = new OscillatorNode(context)
      const microphone = context.createMediaStreamDestination()
      tone.connect(new GainNode(context, { gain: 0.5 })).connect(microphone)
      tone.start()
      return microphone.stream
    }
  })

async function speakUp(page: Page) {
  await start(page).click()
  await expect(page.getByText('Listening. I can hear you.')).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await withoutSpeech(page)
  await withMicrophone(page)
})

test('puts the server’s transcript into the composer, and says when there is none', async ({
  page,
  openAi,
  consoleGuard,
}) => {
  consoleGuard.allow(/502/)

  await test.step('a transcript', async () => {
    await page.addInitScript(() => localStorage.setItem('spanwright.muted', 'true'))
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
