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

/** The messages of a session as a turn reads them, oldest first. */
export const SESSION_MESSAGES = {
  orderBy: { position: 'asc' },
  select: { id: true, role: true, content: true, extractedAt: true },
} satisfies Prisma.ConsultationSession$messagesArgs

/** A row of `SESSION_MESSAGES` as a turn reads it. */
export function toSessionMessage({
  extractedAt,
  ...row
}: Omit<SessionMessage, 'extracted'> & { extractedAt: Date | null }): SessionMessage {
  return { ...row, extracted: extractedAt !== null }
}
