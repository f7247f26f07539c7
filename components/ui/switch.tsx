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
        "touch-target inline-flex h-6 w-11 shrink-0 items-center rounded-md border border-input bg-card transition-[border-color,background-color] hover:border-foreground data-[state=checked]:border-primary data-[state=checked]:bg-primary off:cursor-not-allowed off:not-data-[state=checked]:border-input off:not-data-[state=checked]:bg-muted before:absolute before:right-full before:mr-2 before:text-muted-foreground before:text-xs before:content-['Off'/''] data-[state=checked]:before:text-foreground data-[state=checked]:before:content-['On'/'']",
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="ml-[3px] size-4 rounded-sm bg-muted-foreground transition-[translate] data-[state=checked]:translate-x-5 data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText]"
      />
    </SwitchPrimitive.Root>
  )
}
