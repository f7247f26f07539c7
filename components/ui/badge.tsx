import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export const badgeVariants = cva(
  'inline-flex w-fit shrink-0 items-center gap-1.5 whitespace-nowrap rounded-sm border px-2 py-0.5 font-medium text-xs leading-5 [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        default: 'border-primary/40 bg-accent text-accent-foreground',
        outline: 'border-input bg-transparent text-foreground',
        muted: 'border-transparent bg-secondary text-secondary-foreground',
        signal: 'border-signal bg-signal-wash text-foreground',
        success: 'border-success/50 bg-success-wash text-success',
        destructive: 'border-destructive/50 bg-destructive-wash text-destructive',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** The text must carry the meaning without the colour. */
export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return (
    <span
      data-slot="badge"
      data-variant={variant ?? 'default'}
      className={cn(badgeVariants({ variant, className }))}
      {...props}
    />
  )
}
