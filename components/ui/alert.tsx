import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const alertVariants = cva('grid gap-1 rounded-md border border-l-4 px-4 py-3 text-sm', {
  variants: {
    variant: {
      default: 'border-border border-l-primary bg-card',
      signal: 'border-border border-l-signal bg-signal-wash',
      success: 'border-border border-l-success bg-success-wash',
      destructive: 'border-border border-l-destructive bg-destructive-wash',
    },
  },
  defaultVariants: { variant: 'default' },
})

/**
 * A message within the page. Say what happened, what is safe and what to do.
 * Give `role="alert"` when it appears after an action, `role="status"` when it may wait.
 */
export function Alert({
  className,
  variant,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return (
    <div
      data-slot="alert"
      data-variant={variant ?? 'default'}
      className={alertVariants({ variant, className })}
      {...props}
    />
  )
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={`font-semibold ${className ?? ''}`} {...props} />
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-description" className={`leading-normal ${className ?? ''}`} {...props} />
}
