'use client'

import { formatLocalMoment } from '@/lib/dates'
import { describeDeadline } from './deadline'
import { ClockIcon, OverdueIcon } from './icons'
import { useNow } from './use-now'

/** `label` says what is due: "Reply". `isShort` is for a column whose heading says so. */
export function DeadlineBadge({
  label,
  due,
  isShort = false,
}: {
  label: string
  due: string
  isShort?: boolean
}) {
  const now = useNow()
  if (now === null) return null
  const { state, text } = describeDeadline(new Date(due), new Date(now))
  const [, duration, rest] = /^(.+?)( left| overdue)$/.exec(text) ?? []
  return (
    <span
      className="inline-flex items-center gap-1 whitespace-nowrap align-middle text-(length:--text-xs) data-[state=overdue]:font-semibold data-[state=overdue]:text-destructive [&>svg]:shrink-0"
      data-state={state}
      title={`${label} by ${formatLocalMoment(new Date(due))}`}
    >
      {state === 'overdue' ? <OverdueIcon /> : <ClockIcon />}
      {isShort ? null : `${label}: `}
      {isShort && duration ? (
        <span>
          {duration}
          <span className="sr-only">{rest}</span>
        </span>
      ) : (
        text
      )}
    </span>
  )
}
