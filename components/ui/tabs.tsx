'use client'

import * as TabsPrimitive from '@radix-ui/react-tabs'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export const tabsListVariants = cva('', {
  variants: {
    variant: {
      line: 'relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] max-[30rem]:gap-0',
      segments: 'grid auto-cols-fr grid-flow-col rounded-md border bg-card p-0.5',
    },
  },
})

export const tabsTriggerVariants = cva('font-semibold', {
  variants: {
    variant: {
      line: 'relative min-h-11 whitespace-nowrap px-3.5 text-(length:--text-sm) text-muted-foreground hover:text-foreground focus-visible:-outline-offset-3 data-[state=active]:text-foreground data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:-bottom-px data-[state=active]:after:h-[3px] data-[state=active]:after:bg-signal forced-colors:data-[state=active]:after:bg-[Highlight] max-[30rem]:px-2 max-[30rem]:text-(length:--text-xs)',
      segments:
        'flex min-h-10 items-center justify-center gap-2 rounded-sm border border-transparent text-sm data-[state=active]:border-foreground/70 data-[state=active]:bg-accent forced-colors:data-[state=active]:border-[Highlight] pointer-coarse:min-h-11',
    },
  },
})

type TabsLook = Required<VariantProps<typeof tabsListVariants>>

export function Tabs<Value extends string>({
  onValueChange,
  ...props
}: Omit<ComponentProps<typeof TabsPrimitive.Root>, 'value' | 'onValueChange'> & {
  value: Value
  onValueChange: (value: Value) => void
}) {
  return (
    <TabsPrimitive.Root
      data-slot="tabs"
      onValueChange={(value) => onValueChange(value as Value)}
      {...props}
    />
  )
}

export function TabsList({
  className,
  variant,
  ...props
}: ComponentProps<typeof TabsPrimitive.List> & TabsLook) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn(tabsListVariants({ variant, className }))}
      {...props}
    />
  )
}

export function TabsTrigger({
  className,
  variant,
  ...props
}: ComponentProps<typeof TabsPrimitive.Trigger> & TabsLook) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(tabsTriggerVariants({ variant, className }))}
      {...props}
    />
  )
}

/** Not a tab stop itself: every panel begins with a control. */
export function TabsContent(props: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" tabIndex={undefined} {...props} />
}
