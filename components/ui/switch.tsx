import type { ComponentProps } from 'react'

/** For a setting that applies at once. Uncontrolled without `checked`. */
export function Switch({
  checked,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'checked'> & { checked?: boolean }) {
  return (
    <span className={`switch touch-target ${className ?? ''}`}>
      <input
        type="checkbox"
        role="switch"
        data-slot="switch"
        aria-checked={checked}
        checked={checked}
        {...props}
      />
    </span>
  )
}
