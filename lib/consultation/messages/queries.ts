import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ChatMessage } from './schema'

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

/** A message row as the API returns it. */
export function toMessage(row: MessageRow): ChatMessage {
  const { id, role, content, status, answersId, idempotencyKey, chips, fellBack } = row
  const timestamp = row.createdAt.toISOString()
  return { id, role, content, status, answersId, idempotencyKey, chips, fellBack, timestamp }
}

/** A message as a turn reads it. `extracted`: its facts are in the brief. */
interface SessionMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  extracted: boolean
}

export const SESSION_MESSAGES_QUERY = {
  orderBy: { position: 'asc' },
  select: { id: true, role: true, content: true, extractedAt: true },
} satisfies Prisma.ConsultationSession$messagesArgs

export function toSessionMessage({
  extractedAt,
  ...row
}: Omit<SessionMessage, 'extracted'> & { extractedAt: Date | null }): SessionMessage {
  return { ...row, extracted: extractedAt !== null }
}
