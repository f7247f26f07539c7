import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Work in progress. It is decoration: the words beside it say what runs. */
export function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={cx('size-[1.125em] shrink-0 animate-spin motion-reduce:animate-none', className)}
      {...props}
    >
      <circle cx="10" cy="10" r="7.5" opacity="0.3" />
      <path d="M10 2.5A7.5 7.5 0 0 1 17.5 10" />
    </svg>
  )
}
