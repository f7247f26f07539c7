import 'server-only'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'

type NewHistoryEntry = { kind: 'note'; text: string } | { kind: 'status'; from: string; to: string }

/** Adds a line to the history of a contact or a vacancy. */
export async function addHistoryEntry(
  subject: { contactId: string } | { sessionId: string },
  by: string,
  line: NewHistoryEntry,
  tx: Prisma.TransactionClient = db(),
): Promise<void> {
  await tx.historyEntry.create({ data: { ...subject, ...line, by }, select: { id: true } })
}
