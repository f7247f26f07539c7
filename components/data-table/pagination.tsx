'use client'

import { Button } from '@/components/ui/button'

/**
 * From page to page by cursor. A button without a page behind it stays focusable, so that the keyboard is not thrown out of the place
 * at the last page. Nothing stands here where one page holds all.
 */
export function Pagination({
  label,
  previous,
  next,
  first,
  busy,
  onPage,
}: {
  label: string
  /** The cursor of the page before, null where there is none. */
  previous: string | null
  next: string | null
  /** Whether this is the first page. */
  first: boolean
  busy: boolean
  onPage: (cursor: string | null) => void
}) {
  if (first && previous === null && next === null) return null
  const step = (cursor: string | null, possible: boolean) => ({
    'aria-disabled': !possible || undefined,
    onClick: () => {
      if (possible && !busy) onPage(cursor)
    },
  })
  return (
    <nav aria-label={label} className="data-pagination">
      <Button variant="outline" size="sm" {...step(null, !first)}>
        First
      </Button>
      <Button variant="outline" size="sm" {...step(previous, previous !== null)}>
        Previous
      </Button>
      <Button variant="outline" size="sm" {...step(next, next !== null)}>
        Next
      </Button>
    </nav>
  )
}
