import type { ComponentProps } from 'react'
import { CONTROL } from '@/components/ui/input'
import { cn } from '@/lib/utils'

/** The browser's own control, with a button of ours in it. */
export function FileInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="file"
      data-slot="file-input"
      className={cn(
        CONTROL,
        'cursor-pointer p-1.5 text-sm/normal file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-sm file:border file:border-input file:bg-secondary file:px-3 file:font-semibold file:text-foreground hover:file:bg-accent off:file:cursor-not-allowed off:file:text-muted-foreground',
        className,
      )}
      {...props}
    />
  )
}
