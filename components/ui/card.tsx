import type { ComponentProps } from 'react'

/** A sheet: hairline, small radius, no shadow. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section data-slot="card" className={`card ${className ?? ''}`} {...props} />
}

/** Title and description of a card. */
export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-header" className={`grid gap-1 ${className ?? ''}`} {...props} />
}

/** The heading of a card, second level. */
export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 data-slot="card-title" className={`text-lg ${className ?? ''}`} {...props}>
      {children}
    </h2>
  )
}

/** One sentence under the title. */
export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="card-description" className={`field-note ${className ?? ''}`} {...props} />
}

/** The body of a card. */
export function CardContent(props: ComponentProps<'div'>) {
  return <div data-slot="card-content" {...props} />
}

/** The foot of a card, under a hairline: actions or a note. */
export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-footer" className={`card-footer ${className ?? ''}`} {...props} />
}
