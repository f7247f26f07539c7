import type { ComponentProps } from 'react'
import { CHECKABLE } from '@/components/ui/checkbox'
import { cn } from '@/lib/utils'

/** For a setting that applies at once. Uncontrolled without `checked`. */
export function Switch({
  checked,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'checked'> & { checked?: boolean }) {
  return (
    <span
      className={cn(
        'relative inline-flex h-6 w-11 shrink-0 after:pointer-events-none after:absolute after:inset-y-1 after:left-1 after:w-4 after:rounded-sm after:bg-muted-foreground after:transition-[translate] has-checked:after:translate-x-5 has-checked:after:bg-primary-foreground has-disabled:after:bg-muted-foreground',
        className,
      )}
    >
      <input
        type="checkbox"
        role="switch"
        data-slot="switch"
        aria-checked={checked}
        checked={checked}
        className={cn(CHECKABLE, 'touch-target rounded-md')}
        {...props}
      />
    </span>
  )
}
