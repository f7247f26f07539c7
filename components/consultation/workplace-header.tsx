import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'

/** One line above the conversation. `children`: where one can go. */
export function WorkplaceHeader({ isOnline = true, children }: { isOnline?: boolean; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5">
      <h1 className="text-display text-base sm:text-lg">AI Recruitment Consultation</h1>
      <Badge variant={isOnline ? 'success' : 'signal'}>{isOnline ? 'AI Online' : 'AI Offline'}</Badge>
      {children}
    </div>
  )
}
