import { type ReactNode, useId } from 'react'
import { DimensionLine } from '@/components/layout/dimension-line'
import { UnbrokenFigures } from '@/components/specification/draft/unbroken-figures'

export function SheetPart({
  number,
  title,
  heading: Heading,
  id: ownId,
  children,
}: {
  /** Null where parts have no numbers. */
  number: string | null
  title: string
  heading: 'h2' | 'h3'
  /** Of the heading, for links. */
  id?: string
  children: ReactNode
}) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 px-4 pt-7 sm:px-6 print:block print:px-0 print:pt-4 print:*:mb-2"
    >
      <DimensionLine>{number}</DimensionLine>
      <Heading id={id} tabIndex={-1} className="text-xl">
        <UnbrokenFigures>{title}</UnbrokenFigures>
      </Heading>
      {children}
    </section>
  )
}
