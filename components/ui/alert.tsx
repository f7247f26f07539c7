import type { ComponentProps } from 'react'

/** Add `role="alert"` if it appears after an action, `role="status"` if it can wait. */
export function Alert({
  className,
  variant = 'default',
  ...props
}: ComponentProps<'div'> & { variant?: 'default' | 'signal' | 'success' | 'destructive' }) {
  return <div data-slot="alert" data-variant={variant} className={`alert ${className ?? ''}`} {...props} />
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={`font-semibold ${className ?? ''}`} {...props} />
}

export function AlertDescription(props: ComponentProps<'div'>) {
  return <div data-slot="alert-description" {...props} />
}
