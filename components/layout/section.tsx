import type { ReactNode } from 'react'
import { DimensionLine } from './dimension-line'

export function Section({
  id,
  figure,
  title,
  lead,
  ground = 'paper',
  children,
}: {
  id: string
  figure: string
  title: string
  lead?: ReactNode
  ground?: 'paper' | 'card'
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`py-16 sm:py-24 ${ground === 'card' ? 'border-y bg-card' : ''}`}
    >
      <div className="container-page">
        <DimensionLine>{figure}</DimensionLine>
        <div className="mt-6 grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id={`${id}-title`} className="max-w-[24ch] text-3xl text-display lg:col-span-7">
            {title}
          </h2>
          {lead ? <p className="measure text-muted-foreground lg:col-span-5">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
