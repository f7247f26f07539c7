'use client'

import { useLayoutEffect } from 'react'

/** For a not-found or error page that the browser renders itself: a script inserted that way is not executed. */
export function RunBootScript() {
  useLayoutEffect(() => {
    if (/\b(light|dark)\b/.test(document.documentElement.className)) return
    const script = document.createElement('script')
    script.textContent = document.getElementById('boot')?.textContent ?? ''
    document.head.append(script)
  }, [])
  return null
}
