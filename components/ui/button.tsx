import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/utils'

type ButtonLook = VariantProps<typeof buttonVariants>

const PENDING = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

/** Does not submit a form unless `type` says so. While `pending` it does nothing, but keeps the focus that a disabled button loses. */
export function Button({
  className,
  variant,
  size,
  type = 'button',
  pending = false,
  ...props
}: ComponentProps<'button'> & ButtonLook & { pending?: boolean }) {
  return (
    <button
      type={type}
      data-slot="button"
      className={cn(buttonVariants({ variant, size, className }))}
      {...props}
      {...(pending ? PENDING : null)}
    />
  )
}

export function ButtonLink({ className, variant, size, ...props }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={cn(buttonVariants({ variant, size, className }))} {...props} />
}
