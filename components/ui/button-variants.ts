import { cva } from 'class-variance-authority'

/** For an element that is not a `Button`. `default` is the main action, one to a state; `signal` ends what is running, as the microphone; `danger` asks before something is destroyed, and `destructive` does it. */
export const buttonVariants = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border text-center font-semibold transition-[border-color,background-color] active:translate-y-px off:translate-none off:cursor-not-allowed off:border-border off:bg-secondary off:text-muted-foreground [&_svg:not([class*=size-])]:size-[1.125em]',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
        signal: 'border-transparent bg-signal text-signal-foreground hover:bg-signal-hover',
        outline: 'border-input bg-card text-foreground hover:border-foreground hover:bg-accent',
        danger: 'border-input bg-card text-destructive hover:border-destructive hover:bg-destructive-wash',
        ghost: 'border-transparent text-foreground hover:bg-accent',
        link: 'border-transparent text-primary underline underline-offset-[0.25em]',
        destructive:
          'border-transparent bg-destructive text-destructive-foreground hover:bg-destructive-hover',
      },
      size: {
        default: 'min-h-11 px-5 py-2 text-base/tight',
        compact: 'min-h-11 px-2 py-2 text-sm/tight',
        sm: 'touch-target min-h-9 max-sm:min-h-11 px-3.5 py-1.5 text-sm/tight',
        lg: 'min-h-13 px-7 py-3 text-base/tight',
        icon: 'min-h-11 w-11 text-base/tight',
        'icon-sm': 'touch-target min-h-9 w-9 text-base/tight',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)
