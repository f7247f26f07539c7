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

/** A 300 px box whose content `grow` makes higher; call `resized` to notify the observer. */
function setUp() {
  let height = 1000
  const box = document.createElement('div')
  Object.defineProperties(box, {
    scrollHeight: { get: () => height },
    clientHeight: { get: () => HEIGHT },
  })
  const content = document.createElement('div')
  const { rerender, result } = renderHook(
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
  /** Something that is read from its beginning, `top` px from the top of the content. */
  const addStart = (top: number) => {
    const start = document.createElement('section')
    start.dataset.readFromTop = ''
    start.getBoundingClientRect = () => ({ top: top - box.scrollTop }) as DOMRect
    content.append(start)
    return start
  }
  return { box, content, grow, scrollTo, addStart, rerender, result }
}

describe('useStickToBottom', () => {
  it('follows the bottom when a scroll event arrives before the resize', () => {
    const { box, grow } = setUp()
    grow(200)
    box.dispatchEvent(new Event('scroll'))
    resized()
    expect(box.scrollTop).toBe(1200)
  })

  it('keeps following after a wider window has made the content shorter', () => {
    const { box, grow, scrollTo } = setUp()
    grow(-400)
    scrollTo(300)
    resized()
    grow(500)
    resized()
    expect(box.scrollTop).toBe(1100)
  })

  it('does not scroll a user who scrolled up until the next turn', () => {
    const { box, grow, scrollTo, rerender } = setUp()
    scrollTo(100)
    grow(200)
    resized()
    expect(box.scrollTop).toBe(100)
    rerender({ turn: 'next' })
    expect(box.scrollTop).toBe(1200)
  })

  it('stays at the top of a card that is being read, and follows the bottom again once it has closed', () => {
    const { box, grow, addStart } = setUp()
    const start = addStart(408)
    resized()
    expect(box.scrollTop).toBe(400)
    box.dispatchEvent(new Event('scroll'))
    grow(500)
    resized()
    expect(box.scrollTop).toBe(400)
    start.remove()
    resized()
    expect(box.scrollTop).toBe(1500)
  })

  it('follows the bottom past what was to be read from its beginning, once the user has written again', () => {
    const { box, content, grow, addStart } = setUp()
    addStart(408)
    const own = document.createElement('p')
    own.dataset.role = 'user'
    content.append(own)
    grow(200)
    resized()
    expect(box.scrollTop).toBe(1200)
  })

  it('goes to the bottom and follows it again when asked to', () => {
    const { box, grow, scrollTo, result } = setUp()
    scrollTo(100)
    result.current()
    grow(200)
    resized()
    expect(box.scrollTop).toBe(1200)
  })
})
