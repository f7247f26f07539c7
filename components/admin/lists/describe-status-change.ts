import type { HistoryEntry } from '@/lib/audit/history/schema'
import { formatLocalMoment } from '@/lib/dates'

/** A sentence such as "admin changed the status of Jo Barrow to Closed on …". */
export function describeLastStatusChange(
  history: readonly HistoryEntry[],
  subject: string,
  statuses: readonly { key: string; label: string }[],
): string | null {
  const change = history.find(({ kind }) => kind === 'status')
  if (!change) return null
  const status = statuses.find(({ key }) => key === change.to)?.label ?? change.to
  return `${change.by} changed the status of ${subject} to ${status} on ${formatLocalMoment(new Date(change.at))}.`
}
