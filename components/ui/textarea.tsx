import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlClass } from '@/components/ui/input'

/** Grows with its text where the browser can; `rows` is the least height. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      data-slot="textarea"
      className={cx(controlClass, 'field-sizing-content min-h-28 resize-y read-only:bg-muted', className)}
      {...props}
    />
  )
}
