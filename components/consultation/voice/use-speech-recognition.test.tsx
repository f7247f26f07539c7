import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSpeechRecognition } from './use-speech-recognition'

/** An engine that fires no event by itself, as some real ones do. */
class SilentEngine {
  static instances: SilentEngine[] = []
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
    SilentEngine.instances.push(this)
  }

  hear(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript }], { isFinal })
    this.onresult?.({ resultIndex: 0, results: [result] })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  SilentEngine.instances = []
  vi.stubGlobal('SpeechRecognition', SilentEngine)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const denyMicrophone = (name: string) =>
  vi.stubGlobal('navigator', {
    userAgent: '',
    mediaDevices: { getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })) },
  })

async function setUp() {
  const handlers = { onInterim: vi.fn(), onFinal: vi.fn(), onError: vi.fn() }
  const hook = renderHook(() => useSpeechRecognition({ language: 'en-US', ...handlers }))
  await act(() => hook.result.current.start())
  return { ...hook, ...handlers, engine: SilentEngine.instances[0] }
}

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('useSpeechRecognition', () => {
  it('listens in the chosen language and reports what it hears', async () => {
    const { result, engine, onInterim, onFinal } = await setUp()
    expect(result.current.listening).toBe(true)
    expect(engine?.lang).toBe('en-US')
    act(() => engine?.hear('we need', false))
    expect(onInterim).toHaveBeenLastCalledWith('we need')
    act(() => engine?.hear(' we need a tester ', true))
    expect(onFinal).toHaveBeenCalledExactlyOnceWith('we need a tester')
  })

  it('times out after 15 seconds without a result even if the engine fires no event', async () => {
    const { result, engine, onError } = await setUp()
    advance(14_999)
    expect(onError).not.toHaveBeenCalled()
    advance(1)
    expect(onError).toHaveBeenCalledExactlyOnceWith('timeout')
    expect(result.current.listening).toBe(false)
    expect(engine?.stop).toHaveBeenCalled()
  })

  it('restarts the 15-second timeout with each result', async () => {
    const { engine, onError } = await setUp()
    advance(14_000)
    act(() => engine?.hear('we need', false))
    advance(14_000)
    expect(onError).not.toHaveBeenCalled()
    advance(1_000)
    expect(onError).toHaveBeenCalledExactlyOnceWith('timeout')
  })

  it.each([
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['network', 'failed'],
    ['audio-capture', 'failed'],
    ['no-speech', 'timeout'],
  ])('reports the engine error %s as %s', async (code, error) => {
    const { result, engine, onError } = await setUp()
    act(() => engine?.onerror?.({ error: code }))
    expect(onError).toHaveBeenCalledExactlyOnceWith(error)
    expect(result.current.listening).toBe(false)
  })

  it('does not report an abort as an error', async () => {
    const { engine, onError } = await setUp()
    act(() => engine?.onerror?.({ error: 'aborted' }))
    act(() => engine?.onend?.())
    expect(onError).not.toHaveBeenCalled()
  })

  it('starts one engine for two clicks', async () => {
    const { result } = await setUp()
    await act(() => result.current.start())
    expect(SilentEngine.instances).toHaveLength(1)
  })

  it('reports a browser without speech recognition', async () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    const { onError, result } = await setUp()
    expect(result.current.supported).toBe(false)
    expect(onError).toHaveBeenCalledExactlyOnceWith('unsupported')
  })

  it('reports a denied microphone before it listens', async () => {
    denyMicrophone('NotAllowedError')
    const { onError, result } = await setUp()
    expect(onError).toHaveBeenCalledExactlyOnceWith('denied')
    expect(result.current.listening).toBe(false)
    expect(SilentEngine.instances).toHaveLength(0)
  })

  it('starts the engine even when no microphone is found', async () => {
    denyMicrophone('NotFoundError')
    const { result } = await setUp()
    expect(result.current.listening).toBe(true)
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'failed'],
  ])('reports a recording that %s keeps from starting as %s', async (name, error) => {
    vi.stubGlobal('SpeechRecognition', undefined)
    vi.stubGlobal('MediaRecorder', class {})
    denyMicrophone(name)
    const onError = vi.fn()
    const handlers = { onInterim: () => {}, onFinal: () => {}, onError }
    const { result } = renderHook(() =>
      useSpeechRecognition({ language: 'en-US', serverFor: 'company', ...handlers }),
    )
    expect(result.current.recorded).toBe(true)
    await act(() => result.current.start())
    expect(onError).toHaveBeenCalledExactlyOnceWith(error)
    expect(result.current.listening).toBe(false)
  })

  it('accepts a final phrase that arrives after stop', async () => {
    const { result, engine, onFinal } = await setUp()
    act(() => result.current.stop())
    expect(result.current.listening).toBe(false)
    act(() => engine?.hear('the last words', true))
    expect(onFinal).toHaveBeenCalledExactlyOnceWith('the last words')
    expect(result.current.listening).toBe(false)
  })

  it('aborts the engine on unmount', async () => {
    const { engine, unmount } = await setUp()
    unmount()
    expect(engine?.abort).toHaveBeenCalled()
  })
})
