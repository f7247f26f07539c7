import type { ReactNode } from 'react'

/** The title block of a sheet: what it is of, whose it is, which version, of when, in what state. */
export function TitleBlock({ children }: { children: ReactNode }) {
  return (
    <dl
      data-slot="title-block"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-t-lg border-line/70 border-b bg-border sm:grid-cols-6 print:rounded-none print:border-t"
    >
      {children}
    </dl>
  )
}

const SPANS = {
  wide: 'col-span-2 sm:col-span-4',
  half: 'col-span-2 sm:col-span-2',
  third: 'col-span-1 sm:col-span-2',
} as const

/** One cell of the title block. Cells fill rows of six columns: wide takes four, the others two. */
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
    <div className={`min-w-0 bg-card px-4 py-3 sm:px-6 ${SPANS[span]}`}>
      <dt className="title-label">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
