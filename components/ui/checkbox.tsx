import type { ComponentProps } from 'react'

/** Native, so that it works without script and with react-hook-form's `register`. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`checkbox touch-target ${className ?? ''}`}>
      <input type="checkbox" data-slot="checkbox" {...props} />
    </span>
  )
}
