import type { ReactNode } from 'react'

export function DimensionLine({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div
      data-slot="dimension-line"
      className={`flex min-h-[1.375rem] items-center gap-3 text-line ${className ?? ''}`}
    >
      {children ? (
        <>
          <RuledLine className="w-8 flex-none sm:w-14" ticks="start" />
          <span className="figure shrink-0 text-foreground text-sm">{children}</span>
          <RuledLine className="flex-1" ticks="end" />
        </>
      ) : (
        <RuledLine className="flex-1" ticks="both" />
      )}
    </div>
  )
}

function RuledLine({ className, ticks }: { className: string; ticks: 'start' | 'end' | 'both' }) {
  return (
    <span aria-hidden="true" className={`relative h-3.5 ${className}`}>
      <span className="absolute inset-x-0 top-1/2 h-px bg-current opacity-60" />
      {ticks === 'end' ? null : <Tick className="left-1" />}
      {ticks === 'start' ? null : <Tick className="right-1" />}
    </span>
  )
}

function Tick({ className }: { className: string }) {
  return (
    <>
      <span className={`absolute top-0 h-full w-px bg-current opacity-60 ${className}`} />
      <span className={`absolute top-0 h-full w-[1.5px] rotate-45 bg-current ${className}`} />
    </>
  )
}
