import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'

interface ButtonLook {
  /** `default` is the next step, `signal` the main action of a screen. */
  variant?: 'default' | 'signal' | 'outline' | 'secondary' | 'ghost' | 'link' | 'destructive'
  size?: 'default' | 'sm' | 'lg' | 'icon' | 'icon-sm'
}

/** Does not submit a form unless `type` says so. Styled in controls.css. */
export function Button({
  className,
  variant = 'default',
  size = 'default',
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type={type}
      data-slot="button"
      data-variant={variant}
      data-size={size}
      className={`button ${className ?? ''}`}
      {...props}
    />
  )
}

export function ButtonLink({
  className,
  variant = 'default',
  size = 'default',
  ...props
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link data-variant={variant} data-size={size} className={`button ${className ?? ''}`} {...props} />
}
