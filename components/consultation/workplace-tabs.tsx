'use client'

import type { ComponentProps } from 'react'
import { TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { useMediaQuery } from '@/components/ui/use-media-query'

const WORKPLACE_TABS = ['talk', 'brief'] as const
export type WorkplaceTab = (typeof WORKPLACE_TABS)[number]

const LABELS: Record<WorkplaceTab, string> = { talk: 'Talk', brief: 'Brief' }
/** From Tailwind's `lg`. Also on the server, which does not know the width. */
export const useSideBySide = () => useMediaQuery('(min-width: 64rem)', true)

/** What a tab shows. Side by side it is an ordinary part of the page. */
export function WorkplacePanel({
  isSideBySide,
  ...props
}: ComponentProps<typeof TabsContent> & { value: WorkplaceTab; isSideBySide: boolean }) {
  return (
    <TabsContent
      forceMount
      {...(isSideBySide ? { role: undefined, 'aria-labelledby': undefined } : {})}
      {...props}
    />
  )
}

/** Shown on narrow screens. `changes` is the number of entries that changed in the brief since it was last looked at; conflicts matter more. */
export function WorkplaceTabs({ changes, conflicts }: { changes: number; conflicts: number }) {
  return (
    <TabsList variant="segments" aria-label="Conversation and brief" className="lg:hidden">
      {WORKPLACE_TABS.map((tab) => (
        <TabsTrigger key={tab} variant="segments" value={tab}>
          {LABELS[tab]}
          {tab === 'brief' && conflicts > 0 ? (
            <span className="figure rounded-sm bg-signal px-1.5 text-2xs text-signal-foreground">
              {conflicts} {conflicts === 1 ? 'conflict' : 'conflicts'}
            </span>
          ) : tab === 'brief' && changes > 0 ? (
            <span className="figure rounded-sm bg-signal px-1.5 text-2xs text-signal-foreground">
              {changes}
              <span className="sr-only">{changes === 1 ? ' change' : ' changes'}</span>
            </span>
          ) : null}
        </TabsTrigger>
      ))}
    </TabsList>
  )
}
