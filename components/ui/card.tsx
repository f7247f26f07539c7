import type { ComponentProps } from 'react'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section data-slot="card" className={`card ${className ?? ''}`} {...props} />
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-header" className={`grid gap-1 ${className ?? ''}`} {...props} />
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 data-slot="card-title" className={`text-lg ${className ?? ''}`} {...props}>
      {children}
    </h2>
  )
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="card-description" className={`field-note ${className ?? ''}`} {...props} />
}

export function CardContent(props: ComponentProps<'div'>) {
  return <div data-slot="card-content" {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-footer" className={`card-footer ${className ?? ''}`} {...props} />
}
