'use client'

import * as CheckboxPrimitive from '@radix-ui/react-checkbox'
import Check from 'lucide-react/icons/check'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Needs script: a form that must work without it has a `NativeCheckbox`. */
export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        'touch-target inline-flex size-6 shrink-0 items-center justify-center rounded-sm border border-input bg-card text-primary-foreground transition-[border-color,background-color] hover:border-foreground data-[state=checked]:border-primary data-[state=checked]:bg-primary aria-invalid:border-destructive off:cursor-not-allowed off:border-input off:bg-muted',
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator data-slot="checkbox-indicator">
        <Check className="size-5" strokeWidth={3} />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  )
}
