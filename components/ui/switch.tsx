'use client'

import * as SwitchPrimitive from '@radix-ui/react-switch'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** For a setting that applies at once. */
export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'touch-target inline-flex h-6 w-11 shrink-0 items-center rounded-md border border-input bg-card transition-[border-color,background-color] hover:border-foreground data-[state=checked]:border-primary data-[state=checked]:bg-primary off:cursor-not-allowed off:border-input off:bg-muted',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="ml-[3px] size-4 rounded-sm bg-muted-foreground transition-[translate] data-[state=checked]:translate-x-5 not-data-disabled:data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText]"
      />
    </SwitchPrimitive.Root>
  )
}
