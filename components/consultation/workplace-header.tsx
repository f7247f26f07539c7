import type { ReactNode } from 'react'
import type { Connection } from '@/components/consultation/chat/connection'
import { Badge } from '@/components/ui/badge'

const BADGES = {
  online: { variant: 'success', label: 'AI Online' },
  offline: { variant: 'outline', label: 'AI Offline' },
  refused: { variant: 'outline', label: 'AI Unavailable' },
  closed: { variant: 'muted', label: 'Closed' },
} as const

/** One line above the conversation. `children`: where one can go. */
export function WorkplaceHeader({
  connection = 'online',
  children,
}: {
  connection?: Connection
  children?: ReactNode
}) {
  const { variant, label } = BADGES[connection]
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 sm:gap-x-3 gap-y-1.5 lg:items-start lg:*:data-[slot=badge]:mt-2 lg:[&>h1]:leading-11">
      <h1 className="text-display text-[0.9rem]/tight sm:text-lg/tight">AI Recruitment Consultation</h1>
      <Badge variant={variant}>{label}</Badge>
      {children}
    </div>
  )
}
