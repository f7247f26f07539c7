'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** How near to the end still counts as being there, in pixels. */
const NEAR = 48

/**
 * Keeps a scrolling element at its end while its content grows, unless the person has scrolled up. Each change of `follow` leads
 * back to the end.
 */
export function useStickToBottom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  follow: string | null,
): void {
  const atEnd = useRef(true)
  /** Where the end was when it was last measured: what has grown since is no scrolling up, though a late scroll event finds it there. */
  const end = useRef(0)

  useEffect(() => {
    const box = scroller.current
    const inner = content.current
    if (!box || !inner) return
    const onScroll = () => {
      atEnd.current = end.current - box.scrollTop < NEAR
    }
    const observer = new ResizeObserver(() => {
      end.current = box.scrollHeight - box.clientHeight
      if (atEnd.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(inner)
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller, content])

  useEffect(() => {
    const box = scroller.current
    if (!box || follow === null) return
    atEnd.current = true
    box.scrollTop = box.scrollHeight
  }, [scroller, follow])
}
