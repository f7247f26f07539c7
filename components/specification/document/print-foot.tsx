'use client'

import { useEffect } from 'react'

/** The footer text printed next to the page number. */
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
