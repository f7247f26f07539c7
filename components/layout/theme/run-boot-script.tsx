'use client'

import { useLayoutEffect } from 'react'

/**
 * Where the server gave up on a page (not found, an error), the browser renders all of it, the boot script included, and does not run
 * a script that came that way. This runs it, before the page is painted.
 */
export function RunBootScript() {
  useLayoutEffect(() => {
    if (/\b(light|dark)\b/.test(document.documentElement.className)) return
    const script = document.createElement('script')
    script.textContent = document.getElementById('boot')?.textContent ?? ''
    document.head.append(script)
  }, [])
  return null
}
