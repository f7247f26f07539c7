import type { ComponentProps } from 'react'

/** Work in progress. It is decoration: the words beside it say what runs. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="spinner" aria-hidden="true" className={`spinner ${className ?? ''}`} {...props} />
}
