'use client'

import { Link } from '@/components/ui/link'
import { tabsListVariants, tabsTriggerVariants } from '@/components/ui/tabs'
import * as paths from '@/lib/paths'
import { cn } from '@/lib/utils'
import { TABS, type TabKey } from './admin-tabs'

/** The way back to the lists from a screen of its own. `current` is the list that the screen belongs to. */
export function AdminTabLinks({ current }: { current: TabKey | null }) {
  return (
    <nav
      aria-label="Admin lists"
      className={cn(tabsListVariants({ variant: 'line' }), 'scroll-fade mb-4 print:hidden')}
    >
      {TABS.map(({ key, label }) => (
        <Link
          key={key}
          href={paths.adminList(key)}
          aria-current={key === current ? 'true' : undefined}
          data-state={key === current ? 'active' : undefined}
          className={cn(tabsTriggerVariants({ variant: 'line' }), 'inline-flex items-center')}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
