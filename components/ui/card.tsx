import type { ComponentProps } from 'react'
import { FIELD_NOTE } from '@/components/ui/field'
import { cn } from '@/lib/utils'

/** For an element that is not a `<section>`. */
export const CARD =
  'flex flex-col gap-5 rounded-lg border bg-card p-[clamp(1.25rem,3.5vw,1.75rem)] text-card-foreground'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section data-slot="card" className={cn(CARD, className)} {...props} />
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-header" className={cn('grid gap-1', className)} {...props} />
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 data-slot="card-title" className={cn('text-lg', className)} {...props}>
      {children}
    </h2>
  )
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="card-description" className={cn(FIELD_NOTE, className)} {...props} />
}

export function CardContent(props: ComponentProps<'div'>) {
  return <div data-slot="card-content" {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-footer"
      className={cn('flex flex-wrap items-center gap-3 border-t pt-5', className)}
      {...props}
    />
  )
}
