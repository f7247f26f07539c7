import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Hidden from screen readers: put a text next to it that says what is running. Does not turn with reduced motion. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={cn(
        'inline-block size-[1.125em] shrink-0 animate-spin rounded-full border-2 border-current/30 border-t-current',
        className,
      )}
      {...props}
    />
  )
}
