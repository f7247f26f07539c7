import type { Page } from '@playwright/test'

/** One entry per utterance or cancel. */
export interface Spoken {
  text?: string
  lang?: string
  rate?: number
  pitch?: number
  cancel?: true
}

interface FakeRecogniser extends EventTarget {
  say(transcript: string, isFinal?: boolean): void
  fail(error: string): void
  running: boolean
}

declare global {
  interface Window {
    fakeSpeech: { spoken: Spoken[]; recognisers: FakeRecogniser[]; starts: number }
  }
}

/** Replaces speech recognition and synthesis in every page of this test before its scripts run. */
export const installFakeSpeech = (page: Page) => page.addInitScript(fakeSpeech)

/** The phrase is interim if `isFinal` is false. */
export const hearPhrase = (page: Page, transcript: string, isFinal = true) =>
  page.evaluate(([text, final]) => window.fakeSpeech.recognisers.at(-1)?.say(text, final), [
    transcript,
    isFinal,
  ] as const)

export const failRecognition = (page: Page, error: string) =>
  page.evaluate((code) => window.fakeSpeech.recognisers.at(-1)?.fail(code), error)

export const readSpoken = (page: Page) => page.evaluate(() => window.fakeSpeech.spoken)

// Runs in the page, so it cannot use anything defined outside.
function fakeSpeech() {
  const state: Window['fakeSpeech'] = { spoken: [], recognisers: [], starts: 0 }
  window.fakeSpeech = state

  class FakeRecognition extends EventTarget {
    continuous = false
    interimResults = false
    lang = ''
    maxAlternatives = 1
    running = false
    onstart: EventListener | null = null
    onend: EventListener | null = null
    onresult: EventListener | null = null
    onerror: EventListener | null = null

    constructor() {
      super()
      state.recognisers.push(this)
    }

    start() {
      if (this.running) throw new DOMException('recognition has already started', 'InvalidStateError')
      this.running = true
      state.starts += 1
      queueMicrotask(() => this.emit('start'))
    }

    stop() {
      if (!this.running) return
      this.running = false
      queueMicrotask(() => this.emit('end'))
    }

    abort() {
      if (!this.running) return
      this.running = false
      queueMicrotask(() => {
        this.emit('error', { error: 'aborted' })
        this.emit('end')
      })
    }

    say(transcript: string, isFinal = true) {
      const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal })
      this.emit('result', { resultIndex: 0, results: [result] })
      if (isFinal && !this.continuous) this.stop()
    }

    fail(error: string) {
      this.emit('error', { error })
      this.stop()
    }

    private emit(type: 'start' | 'end' | 'result' | 'error', properties: object = {}) {
      const event = Object.assign(new Event(type), properties)
      this[`on${type}`]?.(event)
      this.dispatchEvent(event)
    }
  }

  let ending: ReturnType<typeof setTimeout> | undefined
  const voice = { name: 'Fake', lang: 'en-GB', default: true, localService: true, voiceURI: 'fake' }
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    paused: false,
    pending: false,
    onvoiceschanged: null,
    getVoices: () => [voice],
    pause() {},
    resume() {},
    cancel() {
      state.spoken.push({ cancel: true })
      clearTimeout(ending)
      synthesis.speaking = false
    },
    speak(utterance: SpeechSynthesisUtterance) {
      const { text, lang, rate, pitch } = utterance
      state.spoken.push({ text, lang, rate, pitch })
      synthesis.speaking = true
      utterance.dispatchEvent(new Event('start'))
      ending = setTimeout(() => {
        synthesis.speaking = false
        utterance.dispatchEvent(new Event('end'))
      }, 30)
    },
  })

  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    Object.defineProperty(window, name, { value: FakeRecognition, configurable: true, writable: true })
  }
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
}
