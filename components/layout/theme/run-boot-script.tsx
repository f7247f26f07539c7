'use client'

import { useLayoutEffect } from 'react'

/**
 * Runs the boot script before the first paint when the browser renders the whole page itself, as it does after a server-side not-found
 * or error: a script inserted that way is not executed.
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
