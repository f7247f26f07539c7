'use client'

import { useEffect } from 'react'

/** What stands at the foot of every printed page, beside its number. */
export function PrintFoot({ children }: { children: string }) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--print-foot', JSON.stringify(children))
    return () => {
      style.removeProperty('--print-foot')
    }
  }, [children])
  return null
}
