'use client'

import { Button } from '@/components/ui/button'

/** Disabled buttons stay focusable, so that the keyboard keeps its place on the last page. */
export function Pagination({
  label,
  previous,
  next,
  isFirst,
  busy,
  onPage,
}: {
  label: string
  previous: string | null
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
