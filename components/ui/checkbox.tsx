import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** What checkboxes, radio buttons and switches have in common. */
export const CHECKABLE =
  'size-full appearance-none border border-input bg-card transition-[border-color,background-color] [&:enabled:not(:checked,[aria-invalid=true]):hover]:border-foreground checked:border-primary checked:bg-primary aria-invalid:border-destructive off:cursor-not-allowed off:border-input off:bg-muted'

/** Native, so that it works without script and with react-hook-form's `register`. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span
      className={cn(
        'relative inline-flex size-6 shrink-0 after:pointer-events-none after:absolute after:top-1 after:left-2 after:h-[0.8125rem] after:w-2 after:rotate-[42deg] after:border-primary-foreground after:border-r-[2.5px] after:border-b-[2.5px] after:opacity-0 has-checked:after:opacity-100',
        className,
      )}
    >
      <input
        type="checkbox"
        data-slot="checkbox"
        className={cn(CHECKABLE, 'touch-target rounded-sm')}
        {...props}
      />
    </span>
  )
}
