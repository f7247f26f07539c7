import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function Separator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="separator" className={clsx('border-t', className)} {...props} />
}
