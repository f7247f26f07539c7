import { type ReactNode, useId } from 'react'
import { cn } from '@/lib/utils'
import { DimensionLine } from './dimension-line'

/** A section of a page under its dimension line, with what it measures: "3 people". */
export function DrawnSection({
  title,
  figure,
  className,
  children,
}: {
  title: string
  figure?: string | undefined
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn('grid min-w-0 content-start gap-4', className)}>
      <div className="grid gap-2">
        <DimensionLine>{figure}</DimensionLine>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
