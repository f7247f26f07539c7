import type { ComponentProps } from 'react'
import { CHECKABLE } from '@/components/ui/checkable'
import { cn } from '@/lib/utils'

/** For a form that must work without script. */
export function NativeCheckbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span
      className={cn(
        'relative inline-flex size-6 shrink-0 after:pointer-events-none after:absolute after:top-1 after:left-2 after:h-[0.8125rem] after:w-2 after:rotate-[42deg] after:border-primary-foreground after:border-r-[2.5px] after:border-b-[2.5px] after:opacity-0 has-checked:after:opacity-100',
        className,
      )}
    >
      <input
        type="checkbox"
        data-slot="native-checkbox"
        className={cn(CHECKABLE, 'touch-target rounded-sm')}
        {...props}
      />
    </span>
  )
}
