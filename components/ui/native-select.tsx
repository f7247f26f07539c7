import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlClass } from '@/components/ui/input'

/** The browser's own select. Options are passed as children; an empty first option is the placeholder. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select-frame" className={cx('relative block', className)}>
      <select data-slot="native-select" className={cx(controlClass, 'h-11 appearance-none pr-10')} {...props}>
        {children}
      </select>
      <svg
        viewBox="0 0 16 16"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted-foreground"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="m3.5 6 4.5 4.5L12.5 6" />
      </svg>
    </span>
  )
}
