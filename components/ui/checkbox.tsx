import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The browser's own checkbox in our look: it works in a form without script, and `register` takes it as it is. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span
      data-slot="checkbox-frame"
      className={cx('relative inline-flex size-6 shrink-0 touch-target', className)}
    >
      <input
        type="checkbox"
        data-slot="checkbox"
        className="peer z-1 size-6 appearance-none rounded-sm border border-input bg-card transition-colors duration-150 checked:border-primary checked:bg-primary hover:border-foreground disabled:cursor-not-allowed disabled:bg-muted aria-invalid:border-destructive"
        {...props}
      />
      <svg
        viewBox="0 0 24 24"
        className="pointer-events-none absolute inset-0 z-2 size-6 text-primary-foreground opacity-0 peer-checked:opacity-100"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path d="m6 12.5 4 4 8-9" />
      </svg>
    </span>
  )
}
