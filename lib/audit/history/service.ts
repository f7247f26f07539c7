import 'server-only'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'

type NewHistoryEntry = { kind: 'note'; text: string } | { kind: 'status'; from: string; to: string }

export async function addHistoryEntry(
  subject: { contactId: string } | { vacancyId: string },
  by: string,
  entry: NewHistoryEntry,
  tx: Prisma.TransactionClient = db(),
): Promise<void> {
  await tx.historyEntry.create({ data: { ...subject, ...entry, by }, select: { id: true } })
}
