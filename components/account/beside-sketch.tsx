import type { ReactNode } from 'react'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'

/** A narrow column, and a drawing next to it where there is room: of an email that leads here, or of a link that leads nowhere. */
export function BesideSketch({
  sketch = 'email',
  children,
}: {
  sketch?: 'email' | 'broken' | 'none'
  children: ReactNode
}) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]">
      <div className="min-w-0">{children}</div>
      {sketch === 'broken' ? <MissingSpanSketch className="w-full max-w-md text-line" /> : null}
      {sketch === 'email' ? (
        <InboxSketch className="graph-paper w-full max-w-xl justify-self-end text-line max-lg:hidden" />
      ) : null}
    </div>
  )
}

/** A span from an inbox to a browser. */
function InboxSketch({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 240"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      <path d="M24 156h432M24 163h432" />
      <path d="m96 163-11 17h22zM396 163l-11 17h22z" fill="currentColor" />
      <path d="M76 180h40M376 180h40" />
      <path d="m80 188 6-8M92 188l6-8M104 188l6-8M380 188l6-8M392 188l6-8M404 188l6-8" strokeWidth="0.9" />
      <g fill="var(--card)">
        <path d="M48 84h96v60H48z" />
        <path d="M336 66h120v78H336z" />
      </g>
      <path d="m48 84 48 36 48-36M48 144l36-33M144 144l-36-33" strokeWidth="1" />
      <path d="M336 82h120M344 74h1M351 74h1M358 74h1" />
      <path d="M352 100h64M352 112h88M352 124h48" strokeWidth="1" />
      <path d="M150 114h168" stroke="var(--signal)" strokeWidth="2" strokeDasharray="7 5" />
      <path d="m316 106 14 8-14 8z" fill="var(--signal)" stroke="none" />
      <g strokeWidth="1">
        <path d="M96 72V30M396 56V30M96 36h92M304 36h92M92 40l8-8M392 40l8-8" />
      </g>
      <text
        x="246"
        y="41"
        textAnchor="middle"
        className="figure"
        fill="currentColor"
        stroke="none"
        fontSize="14"
      >
        one click
      </text>
    </svg>
  )
}
