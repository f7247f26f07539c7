import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

const GRIDS = {
  /** Two rows of three, of which a cell can take two. */
  thirds: 'sm:grid-cols-6',
  /** One row of four. */
  quarters: 'lg:grid-cols-4 print:grid-cols-4',
  /** As the glance below it has, so that the rules between cells meet. */
  glance: '@4xl:grid-cols-4',
} as const

export function TitleBlock({
  columns = 'thirds',
  children,
}: {
  columns?: keyof typeof GRIDS
  children: ReactNode
}) {
  const isAboveGlance = columns === 'glance'
  const block = (
    <dl
      data-slot="title-block"
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-t-lg border-line/70 border-b bg-border print:rounded-none print:border print:bg-transparent',
        isAboveGlance || 'last:rounded-b-lg last:border-b-0',
        GRIDS[columns],
      )}
    >
      {children}
    </dl>
  )
  return isAboveGlance ? <div className="@container">{block}</div> : block
}

/** Paper is white, and backgrounds aren’t printed: the lines between cells are outlines. */
export const PRINTED_CELL = 'print:bg-white print:outline print:outline-border'

const SPANS = {
  wide: 'col-span-2 sm:col-span-4',
  half: 'col-span-2 sm:col-span-2',
  /** Beside another one on a phone. */
  wideHalf: 'col-span-1 sm:col-span-4',
  third: 'col-span-1 sm:col-span-2',
  quarter: 'col-span-1',
  // Above a glance.
  title: 'col-span-2 @4xl:col-span-3',
  halfTitle: 'col-span-2 @md:col-span-1 @4xl:col-span-3',
  besideTitle: 'col-span-2 @md:col-span-1',
  threeQuarters: 'col-span-1 @4xl:col-span-3',
  middle: 'col-span-1 @4xl:col-span-2',
} as const

/** In thirds, wide takes two. */
export function TitleCell({
  label,
  span = 'third',
  children,
}: {
  label: string
  span?: keyof typeof SPANS
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 bg-card px-4 py-3 sm:px-6 ${PRINTED_CELL} ${SPANS[span]}`}>
      <dt className="title-label">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
