import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useVoice } from './use-voice'
import { setMuted } from './voice-preferences'

/** An engine that fires no event by itself. */
class Engine {
  static last: Engine | undefined
  onerror: ((event: object) => void) | null = null
  onresult: ((event: object) => void) | null = null
  start = vi.fn()
  stop = vi.fn()
  abort = vi.fn()
  constructor() {
    Engine.last = this
  }
}

class Utterance {
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}

let spoken: Utterance[]
const alert = vi.fn()
const activation = { hasBeenActive: true }

beforeEach(() => {
  spoken = []
  activation.hasBeenActive = true
  alert.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('SpeechRecognition', Engine)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => {
      spoken.push(utterance)
      utterance.onstart?.()
    },
    cancel: () => {},
  })
  vi.stubGlobal('navigator', { userAgent: '', language: 'en-GB', userActivation: activation })
  vi.stubGlobal('alert', alert)
})

afterEach(() => {
  setMuted(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const texts = () => spoken.map(({ text }) => text)

function setUp(introduction: string | null = null) {
  return renderHook(
    (text: string | null) => useVoice({ introduction: text, onHeard: () => {}, serverFor: null }),
    {
      initialProps: introduction,
    },
  )
}

async function listen({ result }: ReturnType<typeof setUp>) {
  await act(async () => result.current.listen())
  await act(() => vi.advanceTimersByTimeAsync(0))
}

it('says next to the composer why nothing was heard, until it listens again', async () => {
  const voice = setUp()
  await listen(voice)
  expect(voice.result.current.listening).toBe(true)
  act(() => vi.advanceTimersByTime(15_000))
  expect(voice.result.current.notice).toBe('Speech recognition timeout. Please try speaking again.')
  expect(voice.result.current.listening).toBe(false)
  await listen(voice)
  expect(voice.result.current.notice).toBeNull()
  act(() => Engine.last?.onerror?.({ error: 'network' }))
  expect(voice.result.current.notice).toBe('Voice recognition failed. Please try again or use the keyboard')
  expect(alert).not.toHaveBeenCalled()
})

it('advises Chrome or Edge in an alert where the browser recognises no speech', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  const voice = setUp()
  expect(voice.result.current.supported).toBe(false)
  await listen(voice)
  expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Chrome or Edge/))
  expect(voice.result.current).toMatchObject({ listening: false, notice: null })
})

it('asks for the microphone in an alert', async () => {
  const voice = setUp()
  await listen(voice)
  act(() => Engine.last?.onerror?.({ error: 'not-allowed' }))
  expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('microphone permission'))
  expect(voice.result.current).toMatchObject({ listening: false, notice: null })
})

it('speaks the introduction once, as soon as it is known and the page has had a gesture', () => {
  activation.hasBeenActive = false
  const voice = setUp()
  voice.rerender('Good morning.')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(texts()).toEqual([])
  activation.hasBeenActive = true
  fireEvent.click(document.body)
  expect(texts()).toEqual(['Good morning.'])
  fireEvent.click(document.body)
  voice.rerender('Good evening.')
  expect(texts()).toEqual(['Good morning.'])
})

it('does not speak over somebody who is speaking', async () => {
  activation.hasBeenActive = false
  const voice = setUp('Good morning.')
  await listen(voice)
  activation.hasBeenActive = true
  fireEvent.click(document.body)
  expect(texts()).toEqual([])
})

it('stops listening and speaking on Escape, and speaking when it listens', async () => {
  const voice = setUp()
  act(() => voice.result.current.say('Thank you. What else?'))
  expect(voice.result.current.speaking).toBe(true)
  await listen(voice)
  expect(voice.result.current).toMatchObject({ speaking: false, listening: true })
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(voice.result.current.listening).toBe(false)
  expect(Engine.last?.stop).toHaveBeenCalled()
  act(() => voice.result.current.say('Thank you. What else?'))
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(voice.result.current.speaking).toBe(false)
  act(() => vi.advanceTimersByTime(20_000))
  expect(texts()).toEqual(['Thank you.', 'Thank you.'])
})

it('is silent at once when muted, and until it is unmuted', () => {
  const { result } = setUp()
  act(() => result.current.say('Thank you. What else?'))
  act(() => result.current.toggleMuted())
  expect(result.current).toMatchObject({ muted: true, speaking: false })
  act(() => result.current.say('Anything else?'))
  expect(texts()).toEqual(['Thank you.'])
  act(() => result.current.toggleMuted())
  act(() => result.current.say('Goodbye.'))
  expect(texts()).toEqual(['Thank you.', 'Goodbye.'])
})
