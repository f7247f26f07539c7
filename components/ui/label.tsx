import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cx('inline-block font-semibold text-sm leading-snug', className)}
      {...props}
    >
      {children}
    </label>
  )
}
