import type { ComponentProps } from 'react'

/**
 * The browser's own checkbox as a switch: on or off at once, where a `Checkbox` is sent with a form. Without `checked` it keeps its own
 * state.
 */
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
