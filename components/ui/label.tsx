import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** For a `<legend>`. */
export const LABEL = 'inline-block font-semibold text-sm/snug'

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={cn(LABEL, className)} {...props}>
      {children}
    </label>
  )
}
