'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Within this distance the reader counts as being at the bottom. */
const AT_BOTTOM_PX = 48

/** The last such element is read from its beginning, where it’s too tall for the window; that of a question, with the question. */
const READ_FROM_TOP = '[data-read-from-top]'
const QUESTION = '[data-role="assistant"]'
const OWN_TURN = '[data-role="user"]'
/** As between two turns, so that nothing of the one before shows. */
const ROOM_ABOVE_PX = 8

function findStart(content: HTMLElement): HTMLElement | undefined {
  const opened = content.querySelector<HTMLElement>('[data-read-from-top="opened"]')
  if (opened) return opened
  const start = [...content.querySelectorAll<HTMLElement>(READ_FROM_TOP)].at(-1)
  const newest = [...content.querySelectorAll(OWN_TURN)].at(-1)
  // The talk has gone on since.
  if (start && newest && start.compareDocumentPosition(newest) === Node.DOCUMENT_POSITION_FOLLOWING) return
  if (start?.dataset.readFromTop !== 'question') return start
  return [...content.querySelectorAll<HTMLElement>(QUESTION)].at(-1) ?? start
}

/** From the top of what scrolls. */
const topOf = (element: HTMLElement, box: HTMLElement) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop

/** Follows growing content unless the user scrolled up. Each new `resetKey` scrolls back to the bottom, and so does what it returns. */
export function useStickToBottom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  resetKey: string | null,
): () => void {
  const isAtBottom = useRef(true)
  /**
   * Bottom at the last measurement. A scroll event can come before the next one: growth since then is no scroll up, and neither is the
   * browser's own scrolling when content shrinks.
   */
  const bottom = useRef(0)
  /** Where it was put last: somebody who reads from there hasn’t scrolled. */
  const placed = useRef(0)

  useEffect(() => {
    const box = scroller.current
    const inner = content.current
    if (!box || !inner) return
    const onScroll = () => {
      const now = box.scrollHeight - box.clientHeight
      isAtBottom.current =
        Math.min(bottom.current, now) - box.scrollTop < AT_BOTTOM_PX ||
        Math.abs(box.scrollTop - placed.current) <= 1
    }
    const observer = new ResizeObserver(() => {
      bottom.current = box.scrollHeight - box.clientHeight
      if (!isAtBottom.current) return
      const start = findStart(inner)
      box.scrollTop = start ? Math.min(bottom.current, topOf(start, box) - ROOM_ABOVE_PX) : box.scrollHeight
      placed.current = box.scrollTop
    })
    observer.observe(inner)
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller, content])

  const follow = useCallback(() => {
    const box = scroller.current
    if (!box) return
    isAtBottom.current = true
    box.scrollTop = box.scrollHeight
  }, [scroller])

  useEffect(() => {
    if (resetKey !== null) follow()
  }, [resetKey, follow])

  return follow
}
