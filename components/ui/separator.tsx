import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A hairline. Where it carries a figure or a title use `DimensionLine`. */
export function Separator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="separator" className={clsx('border-t', className)} {...props} />
}
