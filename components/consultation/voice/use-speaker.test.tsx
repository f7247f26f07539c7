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
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const finish = () => act(() => spoken.at(-1)?.onend?.())

describe('useSpeaker', () => {
  it('speaks British English at a rate of 0.95', () => {
    setUp()
    expect(spoken).toMatchObject([{ text: 'Good morning.', rate: 0.95, lang: 'en-GB' }])
  })

  it('pauses 300 ms between sentences and is silent at the end', () => {
    const { result } = setUp()
    expect(result.current.speaking).toBe(true)
    finish()
    pass(299)
    expect(spoken).toHaveLength(1)
    pass(1)
    expect(spoken.at(-1)?.text).toBe('What is driving this hire?')
    finish()
    pass(0)
    expect(result.current.speaking).toBe(false)
    expect(cancel).not.toHaveBeenCalled()
  })

  it('goes on after ten seconds when the engine forgets to say that it finished', () => {
    setUp()
    pass(10_000)
    expect(cancel).toHaveBeenCalledOnce()
    pass(300)
    expect(spoken).toHaveLength(2)
  })

  it('stops at once, and says nothing more', () => {
    const { result } = setUp()
    act(() => result.current.stop())
    expect(result.current.speaking).toBe(false)
    finish()
    pass(20_000)
    expect(spoken).toHaveLength(1)
  })

  it('speaks the newer text alone', () => {
    const { result } = setUp()
    act(() => result.current.speak('Something else.'))
    pass(300)
    expect(spoken.map(({ text }) => text)).toEqual(['Good morning.', 'Something else.'])
  })

  it('is silent when the screen is left', () => {
    setUp().unmount()
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('stays silent where the engine refuses', () => {
    vi.stubGlobal('speechSynthesis', {
      speak: () => {
        throw new Error('no engine')
      },
      cancel,
    })
    expect(setUp().result.current.speaking).toBe(false)
  })

  it('does nothing in a browser without speech', () => {
    vi.stubGlobal('speechSynthesis', undefined)
    expect(setUp().result.current.speaking).toBe(false)
  })
})
