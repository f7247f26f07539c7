import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The frame that input, textarea and native select share. */
export const controlClass =
  'block w-full min-w-0 rounded-md border border-input bg-card px-3 py-2.5 text-base leading-normal text-foreground transition-[border-color,background-color] duration-150 hover:border-foreground focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-destructive aria-invalid:bg-destructive-wash'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      data-slot="input"
      className={cx(controlClass, 'h-11 read-only:bg-muted', className)}
      {...props}
    />
  )
}
