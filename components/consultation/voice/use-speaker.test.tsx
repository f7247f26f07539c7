import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSpeaker } from './use-speaker'

class Utterance {
  rate = 1
  lang = ''
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}

let spoken: Utterance[] = []
const cancel = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  spoken = []
  cancel.mockClear()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => {
      spoken.push(utterance)
      utterance.onstart?.()
    },
    cancel,
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const setUp = () => {
  const hook = renderHook(() => useSpeaker())
  act(() => hook.result.current.speak('Good morning. What is driving this hire?'))
  return hook
}
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const finish = () => act(() => spoken.at(-1)?.onend?.())

describe('useSpeaker', () => {
  it('speaks British English at a rate of 0.95', () => {
    setUp()
    expect(spoken).toMatchObject([{ text: 'Good morning.', rate: 0.95, lang: 'en-GB' }])
  })

  it('pauses 300 ms between sentences and stops at the end', () => {
    const { result } = setUp()
    expect(result.current.speaking).toBe(true)
    finish()
    advance(299)
    expect(spoken).toHaveLength(1)
    advance(1)
    expect(spoken.at(-1)?.text).toBe('What is driving this hire?')
    finish()
    advance(0)
    expect(result.current.speaking).toBe(false)
    expect(cancel).not.toHaveBeenCalled()
  })

  it('continues after ten seconds when the engine fires no end event', () => {
    setUp()
    advance(10_000)
    expect(cancel).toHaveBeenCalledOnce()
    advance(300)
    expect(spoken).toHaveLength(2)
  })

  it('stops at once and speaks nothing more', () => {
    const { result } = setUp()
    act(() => result.current.stop())
    expect(result.current.speaking).toBe(false)
    finish()
    advance(20_000)
    expect(spoken).toHaveLength(1)
  })

  it('drops the rest of an earlier text when a new one is spoken', () => {
    const { result } = setUp()
    act(() => result.current.speak('Something else.'))
    advance(300)
    expect(spoken.map(({ text }) => text)).toEqual(['Good morning.', 'Something else.'])
  })

  it('stops speaking on unmount', () => {
    setUp().unmount()
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('does not throw when the engine refuses to speak', () => {
    vi.stubGlobal('speechSynthesis', {
      speak: () => {
        throw new Error('no engine')
      },
      cancel,
    })
    expect(setUp().result.current.speaking).toBe(false)
  })

  it('stays silent when the server cannot speak for a browser that cannot', async () => {
    vi.stubGlobal('speechSynthesis', undefined)
    const fetchMock = vi.fn(async () => Response.json({ title: 'x', status: 502 }, { status: 502 }))
    vi.stubGlobal('fetch', fetchMock)
    const { result } = renderHook(() => useSpeaker('company'))
    await act(async () => result.current.speak('Good morning.'))
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce(), { timeout: 20_000 })
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(result.current.speaking).toBe(false)
  })

  it('does nothing in a browser without speech synthesis', () => {
    vi.stubGlobal('speechSynthesis', undefined)
    expect(setUp().result.current.speaking).toBe(false)
  })
})
