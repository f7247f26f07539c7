import type { ComponentProps } from 'react'

/** The name of a control; `htmlFor` is the id of the control. */
export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={`label ${className ?? ''}`} {...props}>
      {children}
    </label>
  )
}
