import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStickToBottom } from './use-stick-to-bottom'

const HEIGHT = 300
let resized = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {
        resized()
      }
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A box of 300 px whose content is as high as `grow` makes it; the observer is told by `resized`. */
function setUp() {
  let height = 1000
  const box = document.createElement('div')
  Object.defineProperties(box, {
    scrollHeight: { get: () => height },
    clientHeight: { get: () => HEIGHT },
  })
  const content = document.createElement('div')
  const { rerender } = renderHook(
    ({ turn }: { turn: string | null }) => useStickToBottom({ current: box }, { current: content }, turn),
    { initialProps: { turn: null as string | null } },
  )
  const scrollTo = (top: number) => {
    box.scrollTop = top
    box.dispatchEvent(new Event('scroll'))
  }
  const grow = (by: number) => {
    height += by
  }
  return { box, grow, scrollTo, rerender }
}

describe('useStickToEnd', () => {
  it('follows the end though a scroll event comes between the growth and its notice', () => {
    const { box, grow } = setUp()
    grow(200)
    box.dispatchEvent(new Event('scroll'))
    resized()
    expect(box.scrollTop).toBe(1200)
  })

  it('leaves somebody alone who has scrolled up, until the next turn', () => {
    const { box, grow, scrollTo, rerender } = setUp()
    scrollTo(100)
    grow(200)
    resized()
    expect(box.scrollTop).toBe(100)
    rerender({ turn: 'next' })
    expect(box.scrollTop).toBe(1200)
  })
})
