'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/**
 * Saves a list as CSV: a link, so that the browser writes the file to disk as it comes. It cannot be followed where there is nothing to
 * save. `href` is asked once it is enabled, and so in the browser alone: a file is written in its locale and time zone.
 */
export function CsvLink({
  href,
  disabled,
  onFollow,
  children,
}: {
  href: () => string
  disabled: boolean
  onFollow: () => void
  children: ReactNode
}) {
  if (disabled)
    return (
      <Button variant="outline" size="sm" disabled>
        {children}
      </Button>
    )
  return (
    <a
      href={href()}
      download=""
      data-variant="outline"
      data-size="sm"
      className="button"
      onClick={() => onFollow()}
    >
      {children}
    </a>
  )
}

/** In which locale and time zone a file is to write its dates: the reader's own. */
export const reader = () => ({
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** Whether a list may have rows to export: not before they are counted, and not where there are none. */
export const isExportable = (matching: number | null | undefined) => matching !== undefined && matching !== 0
