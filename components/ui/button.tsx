import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'

interface ButtonLook {
  /** `default` is the step forward, `signal` the one thing to do on a screen. */
  variant?: 'default' | 'signal' | 'outline' | 'secondary' | 'ghost' | 'link' | 'destructive'
  size?: 'default' | 'sm' | 'lg' | 'icon' | 'icon-sm'
}

/** A button; `type` defaults to "button", so that only a submit button submits. Its look stands in controls.css. */
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

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function ButtonLink({
  className,
  variant = 'default',
  size = 'default',
  ...props
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link data-variant={variant} data-size={size} className={`button ${className ?? ''}`} {...props} />
}
