import type { HistoryEntry } from '@/lib/audit/history/schema'

/** The last change of a status in a sentence: who set what to what, and when. Null where the history holds none. */
export function changeText(
  history: readonly HistoryEntry[],
  what: string,
  statuses: readonly { key: string; label: string }[],
): string | null {
  const last = history.find(({ kind }) => kind === 'status')
  if (!last) return null
  const to = statuses.find(({ key }) => key === last.to)?.label ?? last.to
  return `${last.by} set ${what} to ${to} on ${new Date(last.at).toLocaleString()}.`
}
