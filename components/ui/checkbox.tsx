import type { ComponentProps } from 'react'

/** A native checkbox, so that it works in a form without script and with react-hook-form's `register`. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`checkbox touch-target ${className ?? ''}`}>
      <input type="checkbox" data-slot="checkbox" {...props} />
    </span>
  )
}
