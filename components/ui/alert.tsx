import type { ComponentProps } from 'react'

/**
 * A message within the page. Say what happened, what is safe and what to do.
 * Give `role="alert"` when it appears after an action, `role="status"` when it may wait.
 */
export function Alert({
  className,
  variant = 'default',
  ...props
}: ComponentProps<'div'> & { variant?: 'default' | 'signal' | 'success' | 'destructive' }) {
  return <div data-slot="alert" data-variant={variant} className={`alert ${className ?? ''}`} {...props} />
}

/** What happened, in a few words. */
export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={`font-semibold ${className ?? ''}`} {...props} />
}

/** What is safe and what to do. */
export function AlertDescription(props: ComponentProps<'div'>) {
  return <div data-slot="alert-description" {...props} />
}
