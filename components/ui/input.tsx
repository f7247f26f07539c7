import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** What inputs, selects and textareas have in common. */
export const CONTROL =
  'block w-full min-w-0 rounded-md border border-input bg-card px-3 py-2.5 text-base/normal text-foreground transition-[border-color,background-color] hover:border-foreground focus-visible:border-ring focus-visible:outline-offset-0 aria-invalid:border-destructive aria-invalid:bg-destructive-wash off:cursor-not-allowed off:border-border off:bg-muted off:text-muted-foreground'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} data-slot="input" className={cn(CONTROL, 'h-11', className)} {...props} />
}
