import type { ReactNode } from 'react'

/**
 * A dimension line: hairline, an oblique tick at each end, and in it a figure or a short text. A section rule that means
 * something. Without children it is a plain ruled line.
 */
export function DimensionLine({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div data-slot="dimension-line" className={`flex items-center gap-3 text-line ${className ?? ''}`}>
      <Ruled className="w-8 flex-none sm:w-14" end="left" />
      {children ? <span className="figure shrink-0 text-foreground text-sm">{children}</span> : null}
      <Ruled className="flex-1" end="right" />
    </div>
  )
}

function Ruled({ className, end }: { className: string; end: 'left' | 'right' }) {
  return (
    <span aria-hidden="true" className={`relative h-3.5 ${className}`}>
      <span className="absolute inset-x-0 top-1/2 h-px bg-current opacity-60" />
      <span
        className={`absolute top-0 h-full w-px bg-current opacity-60 ${end === 'left' ? 'left-1' : 'right-1'}`}
      />
      <span
        className={`absolute top-0 h-full w-[1.5px] rotate-45 bg-current ${end === 'left' ? 'left-1' : 'right-1'}`}
      />
    </span>
  )
}
