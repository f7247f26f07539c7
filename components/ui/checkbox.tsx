import type { ComponentProps } from 'react'

/** The browser's own checkbox in our look: it works in a form without script, and `register` takes it as it is. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`checkbox touch-target ${className ?? ''}`}>
      <input type="checkbox" data-slot="checkbox" {...props} />
    </span>
  )
}
