import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

const alertVariants = cva('grid gap-1 rounded-md border border-l-4 px-4 py-3 text-sm/normal', {
  variants: {
    variant: {
      default: 'border-l-primary bg-card',
      signal: 'border-l-signal bg-signal-wash',
      success: 'border-l-success bg-success-wash',
      destructive: 'border-l-destructive bg-destructive-wash',
    },
  },
})

/** Add `role="alert"` if it appears after an action, `role="status"` if it can wait. */
export function Alert({
  className,
  variant = 'default',
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return (
    <div
      data-slot="alert"
      data-variant={variant}
      className={cn(alertVariants({ variant, className }))}
      {...props}
    />
  )
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={cn('font-semibold', className)} {...props} />
}

export function AlertDescription(props: ComponentProps<'div'>) {
  return <div data-slot="alert-description" {...props} />
}
