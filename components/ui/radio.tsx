import type { ComponentProps } from 'react'
import { CHECKABLE } from '@/components/ui/checkable'
import { cn } from '@/lib/utils'

/** Native: every group of them is in a form that must work without script. */
export function Radio({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('relative inline-flex size-6 shrink-0', className)}>
      <input
        type="radio"
        data-slot="radio"
        className={cn(CHECKABLE, 'rounded-full checked:border-[0.4375rem] checked:bg-card')}
        {...props}
      />
    </span>
  )
}
