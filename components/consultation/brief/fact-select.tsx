import { type ComponentProps, useId } from 'react'
import { OptionSelect } from '@/components/forms/option-select'

/** Stays enabled while a change is saved: disabling it would lose the focus. */
export function FactSelect<Value extends string>({
  label,
  pending,
  className = '',
  ...props
}: Omit<ComponentProps<typeof OptionSelect<Value>>, 'id' | 'size'> & { label: string; pending: boolean }) {
  const id = useId()
  return (
    <div className={`grid min-w-0 gap-0.5 ${className}`}>
      <label htmlFor={id} className="text-muted-foreground text-xs">
        {label}
      </label>
      <OptionSelect id={id} size="sm" aria-disabled={pending || undefined} {...props} />
    </div>
  )
}
