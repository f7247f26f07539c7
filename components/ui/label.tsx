import type { ComponentProps } from 'react'

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={`label ${className ?? ''}`} {...props}>
      {children}
    </label>
  )
}
