'use client'

import type { HistoryEntry } from '@/lib/audit/history/schema'
import { LocalTime } from './local-time'

export function HistoryList({
  entries,
  statuses,
}: {
  entries: readonly HistoryEntry[]
  statuses: readonly { key: string; label: string }[]
}) {
  const statusLabel = (key: string | null) =>
    statuses.find((status) => status.key === key)?.label ?? key ?? 'none'
  if (entries.length === 0) return <p className="text-muted-foreground text-sm">No notes or changes yet.</p>
  return (
    <ol aria-label="History" className="grid gap-3">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`grid gap-0.5 border-l-2 pl-3 text-sm ${entry.kind === 'note' || entry.kind === 'clientNote' ? 'border-signal' : 'border-line/60'}`}
        >
          <p className="title-label">
            <bdi>{entry.by}</bdi>, <LocalTime at={entry.at} />
          </p>
          {entry.kind === 'clientNote' ? (
            <p className="font-semibold">The client sees this{entry.to ? <>, about {entry.to}</> : null}</p>
          ) : null}
          {entry.kind === 'note' || entry.kind === 'clientNote' ? (
            <p className="whitespace-pre-line break-words" dir="auto">
              {entry.text}
            </p>
          ) : entry.kind === 'assignee' ? (
            <p>
              Assignee changed from <b className="font-semibold">{entry.from ?? 'nobody'}</b> to{' '}
              <b className="font-semibold">{entry.to ?? 'nobody'}</b>
            </p>
          ) : (
            <p>
              Status changed from <b className="font-semibold">{statusLabel(entry.from)}</b> to{' '}
              <b className="font-semibold">{statusLabel(entry.to)}</b>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
