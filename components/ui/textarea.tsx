import type { ComponentProps } from 'react'

/** Grows with its text where the browser supports that; `rows` is the minimum height. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} data-slot="textarea" className={`control ${className ?? ''}`} {...props} />
}
