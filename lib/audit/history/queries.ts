import 'server-only'
import { db } from '@/lib/db/client'
import type { HistoryEntry, HistorySubject } from './schema'

/** Newest first. */
export async function readHistory(subject: HistorySubject): Promise<HistoryEntry[]> {
  const rows = await db().historyEntry.findMany({
    where: subject,
    orderBy: { id: 'desc' },
    select: { id: true, kind: true, at: true, by: true, text: true, from: true, to: true },
  })
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
