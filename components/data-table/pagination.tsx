'use client'

import { Button } from '@/components/ui/button'

/**
 * Navigates between pages by cursor. Disabled buttons stay focusable, so that the keyboard keeps its place on the last page. Not shown
 * if there is only one page.
 */
export function Pagination({
  label,
  previous,
  next,
  isFirst,
  busy,
  onPage,
}: {
  label: string
  /** The cursor of the previous page; null if there is none. */
  previous: string | null
  /** The cursor of the next page; null if there is none. */
  next: string | null
  isFirst: boolean
  busy: boolean
  onPage: (cursor: string | null) => void
}) {
  if (isFirst && previous === null && next === null) return null
  const buttonProps = (cursor: string | null, isEnabled: boolean) => ({
    'aria-disabled': !isEnabled || undefined,
    onClick: () => {
      if (isEnabled && !busy) onPage(cursor)
    },
  })
  return (
    <nav aria-label={label} className="data-pagination">
      <Button variant="outline" size="sm" {...buttonProps(null, !isFirst)}>
        First
      </Button>
      <Button variant="outline" size="sm" {...buttonProps(previous, previous !== null)}>
        Previous
      </Button>
      <Button variant="outline" size="sm" {...buttonProps(next, next !== null)}>
        Next
      </Button>
    </nav>
  )
}
