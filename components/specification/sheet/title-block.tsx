import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

/** `isShort` is one row of four cells, each a `quarter`. */
export function TitleBlock({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) {
  return (
    <dl
      data-slot="title-block"
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-t-lg border-line/70 border-b last:rounded-b-lg last:border-b-0 bg-border print:rounded-none print:border print:bg-transparent',
        isShort ? 'lg:grid-cols-4 print:grid-cols-4' : 'sm:grid-cols-6',
      )}
    >
      {children}
    </dl>
  )
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
} as const

/** Cells fill rows of six columns: wide takes four, the others two. */
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
