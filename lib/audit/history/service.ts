import 'server-only'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { HistorySubject } from './schema'

type NewHistoryEntry =
  | { kind: 'note'; text: string }
  | { kind: 'clientNote'; text: string; to: string | null }
  | { kind: 'status'; from: string; to: string }
  | { kind: 'assignee'; from: string | null; to: string | null }

export async function addHistoryEntry(
  subject: HistorySubject,
  by: string,
  entry: NewHistoryEntry,
  tx: Prisma.TransactionClient = db(),
): Promise<void> {
  await tx.historyEntry.create({ data: { ...subject, ...entry, by }, select: { id: true } })
}
