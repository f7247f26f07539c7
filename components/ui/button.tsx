import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'

/**
 * The look of a button, also for an anchor. `signal` is for the one thing to do on a screen; `default` for the step forward.
 * `className` is for place and width: it is joined, not merged.
 */
export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border text-center font-semibold leading-tight no-underline transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:border-border disabled:bg-secondary disabled:text-muted-foreground aria-disabled:cursor-not-allowed [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-[1.125em]',
  {
    variants: {
      variant: {
        default:
          'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover active:translate-y-px',
        signal:
          'border-transparent bg-signal text-signal-foreground hover:bg-signal-hover active:translate-y-px',
        outline:
          'border-input bg-card text-foreground hover:border-foreground hover:bg-accent active:bg-secondary',
        secondary:
          'border-transparent bg-secondary text-secondary-foreground hover:bg-accent active:bg-border',
        ghost: 'border-transparent text-foreground hover:bg-accent active:bg-secondary',
        link: 'border-transparent text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
        destructive:
          'border-transparent bg-destructive text-destructive-foreground hover:bg-destructive-hover active:translate-y-px',
      },
      size: {
        default: 'min-h-11 px-5 py-2 text-base',
        sm: 'min-h-9 px-3.5 py-1.5 text-sm touch-target',
        lg: 'min-h-13 px-7 py-3 text-base',
        icon: 'size-11 p-0',
        'icon-sm': 'size-9 p-0 touch-target',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonLook = VariantProps<typeof buttonVariants>

/** A button; `type` defaults to "button", so that only a submit button submits. */
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
      data-variant={variant ?? 'default'}
      data-size={size ?? 'default'}
      className={buttonVariants({ variant, size, className })}
      {...props}
    />
  )
}

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function ButtonLink({ className, variant, size, ...props }: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link
      data-variant={variant ?? 'default'}
      data-size={size ?? 'default'}
      className={buttonVariants({ variant, size, className })}
      {...props}
    />
  )
}
