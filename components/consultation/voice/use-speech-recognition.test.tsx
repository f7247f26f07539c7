import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSpeechRecognition } from './use-speech-recognition'

/** An engine that does nothing by itself: some real ones fire no event at all. */
class SilentEngine {
  static made: SilentEngine[] = []
  lang = ''
  continuous = false
  interimResults = false
  onresult: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  onend: (() => void) | null = null
  start = vi.fn()
  stop = vi.fn()
  abort = vi.fn()

  constructor() {
    SilentEngine.made.push(this)
  }

  hear(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript }], { isFinal })
    this.onresult?.({ resultIndex: 0, results: [result] })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  SilentEngine.made = []
  vi.stubGlobal('SpeechRecognition', SilentEngine)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refuseMicrophone = (name: string) =>
  vi.stubGlobal('navigator', {
    userAgent: '',
    mediaDevices: { getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })) },
  })

async function setUp() {
  const on = { onInterim: vi.fn(), onFinal: vi.fn(), onError: vi.fn() }
  const hook = renderHook(() => useSpeechRecognition({ language: 'en-US', ...on }))
  await act(() => hook.result.current.start())
  return { ...hook, ...on, engine: SilentEngine.made[0] }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('useSpeechRecognition', () => {
  it('listens in the chosen language and hands on what it hears', async () => {
    const { result, engine, onInterim, onFinal } = await setUp()
    expect(result.current.listening).toBe(true)
    expect(engine?.lang).toBe('en-US')
    act(() => engine?.hear('we need', false))
    expect(onInterim).toHaveBeenLastCalledWith('we need')
    act(() => engine?.hear(' we need a tester ', true))
    expect(onFinal).toHaveBeenCalledExactlyOnceWith('we need a tester')
  })

  it('ends after 15 seconds without a result, though the engine says nothing', async () => {
    const { result, engine, onError } = await setUp()
    pass(14_999)
    expect(onError).not.toHaveBeenCalled()
    pass(1)
    expect(onError).toHaveBeenCalledExactlyOnceWith('timeout')
    expect(result.current.listening).toBe(false)
    expect(engine?.stop).toHaveBeenCalled()
  })

  it('counts the 15 seconds from the latest result', async () => {
    const { engine, onError } = await setUp()
    pass(14_000)
    act(() => engine?.hear('we need', false))
    pass(14_000)
    expect(onError).not.toHaveBeenCalled()
    pass(1_000)
    expect(onError).toHaveBeenCalledExactlyOnceWith('timeout')
  })

  it.each([
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['network', 'failed'],
    ['audio-capture', 'failed'],
    ['no-speech', 'timeout'],
  ])('calls %s by its name: %s', async (code, error) => {
    const { result, engine, onError } = await setUp()
    act(() => engine?.onerror?.({ error: code }))
    expect(onError).toHaveBeenCalledExactlyOnceWith(error)
    expect(result.current.listening).toBe(false)
  })

  it('makes no error of being aborted', async () => {
    const { engine, onError } = await setUp()
    act(() => engine?.onerror?.({ error: 'aborted' }))
    act(() => engine?.onend?.())
    expect(onError).not.toHaveBeenCalled()
  })

  it('starts once for two clicks', async () => {
    const { result } = await setUp()
    await act(() => result.current.start())
    expect(SilentEngine.made).toHaveLength(1)
  })

  it('says that the browser has no recogniser', async () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    const { onError, result } = await setUp()
    expect(result.current.supported).toBe(false)
    expect(onError).toHaveBeenCalledExactlyOnceWith('unsupported')
  })

  it('says that the microphone was refused, before it listens', async () => {
    refuseMicrophone('NotAllowedError')
    const { onError, result } = await setUp()
    expect(onError).toHaveBeenCalledExactlyOnceWith('denied')
    expect(result.current.listening).toBe(false)
    expect(SilentEngine.made).toHaveLength(0)
  })

  it('leaves a missing microphone to the recogniser', async () => {
    refuseMicrophone('NotFoundError')
    const { result } = await setUp()
    expect(result.current.listening).toBe(true)
  })

  it('still takes a phrase that was on its way when it was stopped', async () => {
    const { result, engine, onFinal } = await setUp()
    act(() => result.current.stop())
    expect(result.current.listening).toBe(false)
    act(() => engine?.hear('the last words', true))
    expect(onFinal).toHaveBeenCalledExactlyOnceWith('the last words')
    expect(result.current.listening).toBe(false)
  })

  it('lets go of the microphone when the screen is left', async () => {
    const { engine, unmount } = await setUp()
    unmount()
    expect(engine?.abort).toHaveBeenCalled()
  })
})
