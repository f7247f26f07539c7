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
    <div className="md:flex md:items-baseline md:gap-2 print:flex print:items-baseline print:gap-2">
      {number ? (
        <span
          aria-hidden="true"
          className="figure text-muted-foreground text-xs whitespace-nowrap not-print:max-md:mr-2 md:w-12 md:shrink-0 print:w-12 print:shrink-0"
        >
          {number}
        </span>
      ) : null}
      <p className={`measure wrap-anywhere max-md:inline md:min-w-0 ${muted ? 'text-muted-foreground' : ''}`}>
        {children}
      </p>
    </div>
  )
}
