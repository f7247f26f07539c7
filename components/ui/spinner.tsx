import type { ComponentProps } from 'react'

/** Hidden from screen readers: put a text next to it that says what is running. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="spinner" aria-hidden="true" className={`spinner ${className ?? ''}`} {...props} />
}
