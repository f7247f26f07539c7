import type { ReactNode } from 'react'
import { DimensionLine } from '@/components/layout/dimension-line'

export function DocumentPart({
  number,
  title,
  heading: Heading,
  children,
}: {
  number: string
  title: string
  heading: 'h2' | 'h3'
  children: ReactNode
}) {
  const id = `part-${number.replace('.', '-')}`
  return (
    <section aria-labelledby={id} className="grid gap-4 px-4 pt-8 sm:px-6 print:px-0 print:pt-5">
      <DimensionLine>{number}</DimensionLine>
      <Heading id={id} tabIndex={-1} className="text-xl">
        {title}
      </Heading>
      {children}
    </section>
  )
}
