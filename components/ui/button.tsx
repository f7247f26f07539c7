import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/utils'

type ButtonLook = VariantProps<typeof buttonVariants>

/** Does not submit a form unless `type` says so. */
export function Button({
  className,
  variant,
  size,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type={type}
      data-slot="button"
      className={cn(buttonVariants({ variant, size, className }))}
      {...props}
    />
  )
}

export function ButtonLink({ className, variant, size, ...props }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={cn(buttonVariants({ variant, size, className }))} {...props} />
}
