import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A sheet: hairline, small radius, no shadow. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="card"
      className={cx(
        'flex flex-col gap-5 rounded-lg border bg-card p-5 text-card-foreground sm:p-7',
        className,
      )}
      {...props}
    />
  )
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-header" className={cx('grid gap-1', className)} {...props} />
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 data-slot="card-title" className={cx('text-lg', className)} {...props}>
      {children}
    </h2>
  )
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p data-slot="card-description" className={cx('text-muted-foreground text-sm', className)} {...props} />
  )
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-content" className={className} {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-footer"
      className={cx('flex flex-wrap items-center gap-3 border-t pt-5', className)}
      {...props}
    />
  )
}
