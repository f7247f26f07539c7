import type { ReactNode } from 'react'

export function LineText({
  number,
  muted = false,
  children,
}: {
  /** Null where lines have none. */
  number: string | null
  muted?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex items-baseline gap-2">
      {number ? (
        <span
          aria-hidden="true"
          className="figure text-muted-foreground text-xs min-w-10 shrink-0 whitespace-nowrap md:min-w-12 print:min-w-12"
        >
          {number}
        </span>
      ) : null}
      <p className={`measure wrap-anywhere min-w-0 ${muted ? 'text-muted-foreground' : ''}`}>{children}</p>
    </div>
  )
}
