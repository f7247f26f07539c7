import 'server-only'
import type { ChatMessage } from '@/lib/consultations/schema'
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
