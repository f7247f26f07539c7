import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { requireOpenConsultation } from '@/lib/consultation/brief/closed'
import type { CardKind } from '@/lib/consultation/brief/options'
import type { DbClient } from '@/lib/consultation/brief/queries'
import type { Agenda, Ask } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import { type Undo, undoSchema, undoTurn } from '@/lib/consultation/brief/undo'
import { MESSAGE_SELECT, toMessage } from '@/lib/consultation/messages/queries'
import type { AnswerSource, ChatMessage, Given, Import } from '@/lib/consultation/messages/schema'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { requireMessagePlace } from '@/lib/quotas/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'

/** How long a session stays locked after its server dies. A running turn renews the lease at a third of this. */
const LEASE_MS = 15_000

/** The user's message is stored, the answer is not. */
export interface Turn {
  sessionId: string
  leaseId: string
  userMessage: ChatMessage
  /** Reserved for the answer: while the lease is held, nobody else adds a message. */
  answerPosition: number
}

/**
 * Returns a stored answer. Throws `conflict` (seconds to wait) while a turn runs, and when the session is closed or full, or the company is full, and `invalid`
 * where the key is another message's.
 */
export async function beginTurn(
  companyId: OwnedCompanyId,
  sessionId: string,
  message: string,
  idempotencyKey: string | null,
  given: Given | null = null,
): Promise<{ turn: Turn } | { answer: ChatMessage; userMessage: ChatMessage }> {
  const leaseId = randomUUID()
  return await db().$transaction(async (tx) => {
    const now = new Date()
    // This locks the row before anything is read, so the second of two sends with one key sees what the first stored.
    const { count } = await tx.consultationSession.updateMany({
      where: { id: sessionId, OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lte: now } }] },
      data: { leaseId, leaseExpiresAt: new Date(now.getTime() + LEASE_MS) },
    })
    const { lastPosition, sent, hasKey } = await readMessagePositions(tx, sessionId, idempotencyKey)
    const earlier = hasKey && idempotencyKey ? await findByKey(tx, sessionId, idempotencyKey) : null
    if (earlier && earlier.content !== message)
      throw new AppError('invalid', 'This Idempotency-Key was already used for a different message.')
    if (earlier?.answer?.status === 'complete' && earlier.readFailedAt === null) {
      await releaseLease({ sessionId, leaseId }, tx)
      return { answer: toMessage(earlier.answer), userMessage: toMessage(earlier) }
    }
    if (count === 0) throw createBusyError()
    if (earlier) {
      if (earlier.answer) await tx.message.delete({ where: { id: earlier.answer.id } })
      const answerPosition = (await readMessagePositions(tx, sessionId, null)).lastPosition + 1
      return { turn: { sessionId, leaseId, userMessage: toMessage(earlier), answerPosition } }
    }
    await requireOpenConsultation(tx, sessionId)
    requireMessagePlace(sent, message)
    await reserveCompanyBytes(tx, companyId, 'turn', message)
    const position = lastPosition + 1
    const userMessage = await tx.message.create({
      data: {
        sessionId,
        position,
        role: 'user',
        content: message,
        idempotencyKey,
        ...(given && { given }),
      },
      select: MESSAGE_SELECT,
    })
    return {
      turn: { sessionId, leaseId, userMessage: toMessage(userMessage), answerPosition: position + 1 },
    }
  })
}

/** `lastPosition` is -1 where there is no message; `sent` are the manager's. */
async function readMessagePositions(
  tx: DbClient,
  sessionId: string,
  idempotencyKey: string | null,
): Promise<{ lastPosition: number; sent: { count: number; bytes: number }; hasKey: boolean }> {
  const [row] = await tx.$queryRaw<[{ lastPosition: number; count: number; bytes: number; hasKey: boolean }]>`
    SELECT COALESCE(MAX(position), -1) AS "lastPosition",
      COALESCE(BOOL_OR(idempotency_key = ${idempotencyKey}), false) AS "hasKey",
      COUNT(*) FILTER (WHERE role = 'user')::int AS count,
      COALESCE(SUM(octet_length(content)) FILTER (WHERE role = 'user'), 0)::int AS bytes
    FROM messages WHERE session_id = ${sessionId}::uuid`
  const { lastPosition, hasKey, count, bytes } = row
  return { lastPosition, hasKey, sent: { count, bytes } }
}

function findByKey(tx: DbClient, sessionId: string, idempotencyKey: string) {
  return tx.message.findUnique({
    where: { sessionId_idempotencyKey: { sessionId, idempotencyKey } },
    select: { ...MESSAGE_SELECT, answer: { select: MESSAGE_SELECT } },
  })
}

/** Null where no message has the key. */
export async function findMessageByKey(sessionId: string, idempotencyKey: string) {
  return await findByKey(db(), sessionId, idempotencyKey)
}

export function startLeaseRenewal({ sessionId, leaseId }: Turn): () => void {
  const timer = setInterval(() => {
    const leaseExpiresAt = new Date(Date.now() + LEASE_MS)
    db()
      .consultationSession.updateMany({ where: { id: sessionId, leaseId }, data: { leaseExpiresAt } })
      // A missed renewal only lets another turn in earlier.
      .catch(() => undefined)
  }, LEASE_MS / 3)
  return () => clearInterval(timer)
}

const NOT_LAST = 'Only the last message can be undone, and only once.'
const WRITTEN_FROM =
  'We’ve already written a specification from this message, so you can’t undo it. Tell the consultant what’s changed instead.'

/** Removes the last question and its answer, and takes back what it changed in the brief. Returns its words. Throws 404 and `conflict`. */
export async function undoLastTurn(sessionId: string, messageId: string): Promise<string> {
  const message = await db().message.findFirst({
    where: { id: messageId, sessionId, role: 'user' },
    select: { content: true, position: true, createdAt: true, undo: true },
  })
  if (!message) throw notFound()
  if (message.undo === null) throw new AppError('conflict', NOT_LAST)
  const undo = undoSchema.parse(message.undo)
  await updateBrief(
    sessionId,
    (brief) => undoTurn(brief, undo),
    async (client) => {
      const now = new Date()
      const { count } = await client.consultationSession.updateMany({
        where: { id: sessionId, OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lte: now } }] },
        data: { leaseId: null, leaseExpiresAt: null },
      })
      if (count === 0) throw createBusyError()
      const written = await client.jobSpecification.count({
        where: { sessionId, createdAt: { gt: message.createdAt } },
      })
      if (written > 0) throw new AppError('conflict', WRITTEN_FROM)
      const { position } = message
      const later = await client.message.deleteMany({ where: { sessionId, position: { gte: position } } })
      if (later.count === 0) throw new AppError('conflict', NOT_LAST)
    },
  )
  return message.content
}

export interface Answer {
  text: string
  status: 'complete' | 'interrupted'
  chips: string[]
  engine: string
  fellBack: boolean
  agenda: Agenda | null
  /** With what it suggests. */
  asks?: Ask[]
  card?: CardKind | null
  sources?: AnswerSource[]
}

/** Throws `conflict` where another turn took the session meanwhile: two answers never interleave. */
export async function finishTurn(turn: Turn, answer: Answer): Promise<ChatMessage> {
  const { text: content, agenda, asks, ...rest } = answer
  return await db().$transaction(async (tx) => {
    if (!(await releaseLease(turn, tx, { ...(agenda && { agenda }), ...(asks && { asks }) })))
      throw createLostTurnError()
    const message = await tx.message.create({
      data: {
        ...rest,
        content,
        sessionId: turn.sessionId,
        position: turn.answerPosition,
        role: 'assistant',
        answersId: turn.userMessage.id,
      },
      select: MESSAGE_SELECT,
    })
    return toMessage(message)
  })
}

/** Sending the message again with the same key continues the turn. */
export async function abandonTurn(turn: Turn): Promise<void> {
  await releaseLease(turn, db())
}

/** False where the turn no longer held the session. */
async function releaseLease(
  { sessionId, leaseId }: Pick<Turn, 'sessionId' | 'leaseId'>,
  client: DbClient,
  change: { agenda?: Agenda; asks?: Ask[] } = {},
): Promise<boolean> {
  const { count } = await client.consultationSession.updateMany({
    where: { id: sessionId, leaseId },
    data: {
      leaseId: null,
      leaseExpiresAt: null,
      ...(Object.keys(change).length > 0 && { ...change, briefVersion: { increment: 1 } }),
    },
  })
  return count === 1
}

/** Only for a database that no other process uses. */
export async function releaseAllLeases(): Promise<void> {
  await db().consultationSession.updateMany({
    where: { leaseId: { not: null } },
    data: { leaseId: null, leaseExpiresAt: null },
  })
}

const createBusyError = () =>
  new AppError('conflict', 'The consultant is still answering your last message.', { retryAfter: 2 })

const createLostTurnError = () =>
  new AppError(
    'conflict',
    'This consultation was changed in another tab or window. Please send your message again.',
    {
      retryAfter: 2,
    },
  )

/** Throws `conflict`, which rolls the transaction back, where another turn did it first. */
export async function markExtracted(
  sessionId: string,
  messageId: string,
  result: { undo: Undo; import: Import | null },
  client: DbClient,
): Promise<void> {
  const { count } = await client.message.updateMany({
    where: { id: messageId, extractedAt: null },
    data: {
      extractedAt: new Date(),
      readFailedAt: null,
      undo: result.undo,
      ...(result.import && { import: result.import }),
    },
  })
  if (count === 0) throw createLostTurnError()
  // Only the last turn can be undone.
  await client.message.updateMany({
    where: { sessionId, id: { not: messageId }, undo: { not: Prisma.AnyNull } },
    data: { undo: Prisma.DbNull },
  })
}

/** So that later turns do not try it again. */
export async function markNotRead(messageId: string): Promise<void> {
  await db().message.updateMany({
    where: { id: messageId, extractedAt: null },
    data: { readFailedAt: new Date() },
  })
}
