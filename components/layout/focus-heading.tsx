'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const COMPOSER = '[data-slot="workplace"] #message'

/** After a change of page, which leaves the focus on the body, focuses the heading, or the message box in the consultation. */
export function FocusHeading() {
  const pathname = usePathname()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // The page itself may have put the focus somewhere.
    if (location.hash || document.activeElement?.closest('main, [role="dialog"]')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.tabIndex = -1
    // Not on a touch screen, where it would open the keyboard.
    const hasKeyboard = !matchMedia('(pointer: coarse)').matches
    const composer = hasKeyboard ? document.querySelector<HTMLElement>(COMPOSER) : null
    const target = composer ?? heading
    target?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
