'use client'

import { Button } from '@/components/ui/button'
import { formatCount } from './counters'
import { FIRST_PAGE, type Position } from './list-state'

export interface Pages {
  position: Position
  previous: string | null
  next: string | null
  /** Rows on a full page, and of the list; null where they are not counted. */
  size: number
  matching: number | null
}

/** Null where the number of rows isn't known. */
const countPages = ({ size, matching }: Pages): number | null =>
  matching !== null && Number.isFinite(matching) ? Math.max(1, Math.ceil(matching / size)) : null

/** "Page 2 of 7", "Page 2" or, where an address doesn't say which page it is, nothing. */
export function describePage(pages: Pages): string {
  const { page } = pages.position
  const total = countPages(pages)
  if (page === null) return ''
  // Rows can go while someone pages through them.
  return total === null
    ? `Page ${formatCount(page)}`
    : `Page ${formatCount(Math.min(page, total))} of ${formatCount(total)}`
}

/** The last page; the first where the number of rows isn't known. */
export function lastPosition(pages: Pages): Position {
  const { matching, size } = pages
  const total = countPages(pages)
  if (total === null || total === 1 || matching === null) return FIRST_PAGE
  return { cursor: null, last: matching - (total - 1) * size, page: total }
}

/** Nothing where one page has everything. Disabled buttons stay focusable, so that the keyboard keeps its place on the last page. */
export function Pagination({
  label,
  pages,
  busy,
  onPage,
}: {
  label: string
  pages: Pages
  busy: boolean
  onPage: (position: Position) => void
}) {
  const { position, previous, next } = pages
  const isFirst = position.cursor === null && position.last === null
  if (isFirst && previous === null && next === null) return null
  const buttonProps = (to: Position | null) => ({
    'aria-disabled': to === null || undefined,
    onClick: () => {
      if (to && !busy) onPage(to)
    },
  })
  const step = (cursor: string | null, by: number): Position | null =>
    cursor === null
      ? null
      : { cursor, last: null, page: position.page === null ? null : Math.max(1, position.page + by) }
  const hasLast = next !== null && countPages(pages) !== null
  return (
    <nav aria-label={label} className="data-pagination">
      <Button variant="outline" size="sm" {...buttonProps(isFirst ? null : FIRST_PAGE)}>
        First
      </Button>
      <Button variant="outline" size="sm" {...buttonProps(step(previous, -1))}>
        Previous
      </Button>
      <span className="figure text-sm">{describePage(pages)}</span>
      <Button variant="outline" size="sm" {...buttonProps(step(next, 1))}>
        Next
      </Button>
      <Button variant="outline" size="sm" {...buttonProps(hasLast ? lastPosition(pages) : null)}>
        Last
      </Button>
    </nav>
  )
}
