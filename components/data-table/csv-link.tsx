'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/**
 * Downloads a list as CSV. It is a link, so that the browser streams the file to disk. `href` is called only when the link is enabled,
 * and so only in the browser, whose locale and time zone the URL contains.
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

/** The reader's locale and time zone, for the dates in a file. */
export const readerLocale = () => ({
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** Whether there can be rows to export. `matching` is undefined until they are counted, null if they are not counted. */
export const isExportable = (matching: number | null | undefined) => matching !== undefined && matching !== 0
