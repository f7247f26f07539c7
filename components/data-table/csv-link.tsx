'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'

/** A link, so that the browser streams the file to disk. `href` is called only in the browser, whose locale the URL contains. */
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
      data-slot="button"
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
      onClick={() => onFollow()}
    >
      {children}
    </a>
  )
}

export const readerLocale = () => ({
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** `matching` is undefined until the rows are counted, null if that failed. */
export const isExportable = (matching: number | null | undefined) => matching !== undefined && matching !== 0
