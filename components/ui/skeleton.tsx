import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx('rounded-sm border border-border border-dashed bg-muted', className)}
      {...props}
    />
  )
}
