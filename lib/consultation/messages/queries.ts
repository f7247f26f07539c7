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
  readFailedAt: true,
  createdAt: true,
} satisfies Prisma.MessageSelect

type MessageRow = Prisma.MessageGetPayload<{ select: typeof MESSAGE_SELECT }>

export function toMessage(row: MessageRow): ChatMessage {
  const { id, role, content, status, answersId, idempotencyKey, chips, fellBack } = row
  const timestamp = row.createdAt.toISOString()
  const notRead = row.readFailedAt !== null
  return { id, role, content, status, answersId, idempotencyKey, chips, fellBack, notRead, timestamp }
}

/** A message as a turn reads it. `extracted`: its facts are in the brief. `notRead`: reading it failed. */
interface SessionMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  extracted: boolean
  notRead: boolean
}

export const SESSION_MESSAGES_QUERY = {
  orderBy: { position: 'asc' },
  select: { id: true, role: true, content: true, extractedAt: true, readFailedAt: true },
} satisfies Prisma.ConsultationSession$messagesArgs

export function toSessionMessage({
  extractedAt,
  readFailedAt,
  ...row
}: Pick<SessionMessage, 'id' | 'role' | 'content'> & {
  extractedAt: Date | null
  readFailedAt: Date | null
}): SessionMessage {
  return { ...row, extracted: extractedAt !== null, notRead: readFailedAt !== null }
}
