import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A thin rule. For a rule with text in it use `DimensionLine`. */
export function Separator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="separator" className={clsx('border-t', className)} {...props} />
}
