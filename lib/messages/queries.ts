import 'server-only'
import type { ChatMessage } from '@/lib/consultations/schema'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

export const MESSAGE_SELECT = {
  id: true,
  role: true,
  content: true,
  status: true,
  answersId: true,
  idempotencyKey: true,
  chips: true,
  fellBack: true,
  createdAt: true,
} satisfies Prisma.MessageSelect

type MessageRow = Prisma.MessageGetPayload<{ select: typeof MESSAGE_SELECT }>

/** A message's row as the API shows it. */
export function toMessage(row: MessageRow): ChatMessage {
  const { id, role, content, status, answersId, idempotencyKey, chips, fellBack } = row
  const timestamp = row.createdAt.toISOString()
  return { id, role, content, status, answersId, idempotencyKey, chips, fellBack, timestamp }
}

/** A message as a turn reads it. `extracted`: its facts are in the brief. */
export interface SessionMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  extracted: boolean
}

/** The messages of a session, oldest first. */
export async function sessionMessages(sessionId: string): Promise<SessionMessage[]> {
  const rows = await db().message.findMany({
    where: { sessionId },
    orderBy: { position: 'asc' },
    select: { id: true, role: true, content: true, extractedAt: true },
  })
  return rows.map(({ extractedAt, ...row }) => ({ ...row, extracted: extractedAt !== null }))
}
