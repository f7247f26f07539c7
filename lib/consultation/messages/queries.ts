import 'server-only'
import { CARD_KINDS } from '@/lib/consultation/brief/options'
import { type Undo, undoSchema } from '@/lib/consultation/brief/undo'
import type { Prisma } from '@/lib/generated/prisma/client'
import { answerSourceSchema, type ChatMessage, type Given, givenSchema, importSchema } from './schema'

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
  card: true,
  sources: true,
  import: true,
  undo: true,
  createdAt: true,
} satisfies Prisma.MessageSelect

type MessageRow = Prisma.MessageGetPayload<{ select: typeof MESSAGE_SELECT }>

export function toMessage(row: MessageRow): ChatMessage {
  const { id, role, content, status, answersId, idempotencyKey, chips, fellBack } = row
  const card = CARD_KINDS.find((kind) => kind === row.card) ?? null
  const timestamp = row.createdAt.toISOString()
  const notRead = row.readFailedAt !== null
  return {
    id,
    role,
    content,
    status,
    answersId,
    idempotencyKey,
    chips,
    fellBack,
    notRead,
    timestamp,
    card,
    sources: answerSourceSchema
      .array()
      .catch([])
      .parse(row.sources ?? []),
    import: row.import === null ? null : importSchema.parse(row.import),
    undoable: row.undo !== null,
  }
}

/** A message as a turn reads it. `extracted`: its facts are in the brief. `notRead`: reading it failed. */
export interface SessionMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  extracted: boolean
  notRead: boolean
  given: Given | null
  /** What it changed in the brief; of the last turn only. */
  undo: Undo | null
}

export const toSessionMessage = ({
  given,
  undo,
  ...row
}: Omit<SessionMessage, 'given' | 'undo'> & { given: unknown; undo: unknown }): SessionMessage => ({
  ...row,
  given: given === null ? null : givenSchema.parse(given),
  undo: undo === null ? null : undoSchema.parse(undo),
})
