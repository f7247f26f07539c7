import type { ComponentProps } from 'react'
import { CONTROL } from '@/components/ui/input'
import { cn } from '@/lib/utils'

/** Grows with its text where the browser supports that; `rows` is the minimum height. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      data-slot="textarea"
      className={cn(CONTROL, 'field-sizing-content min-h-28 resize-y', className)}
      {...props}
    />
  )
}
