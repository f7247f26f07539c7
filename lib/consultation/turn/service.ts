import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Client } from '@/lib/consultation/brief/queries'
import type { Agenda } from '@/lib/consultation/brief/schema'
import { MESSAGE_SELECT, toMessage } from '@/lib/consultation/messages/queries'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'

/** How long a turn holds its session without a sign of life; it renews at a third of this. */
const LEASE_MS = 15_000

/** One turn that holds its session: the user's message is stored, the answer is not. */
export interface Turn {
  sessionId: string
  leaseId: string
  userMessage: ChatMessage
  /** Where the answer goes: as long as the lease is held, nobody else adds a message. */
  answerPosition: number
}

/**
 * Takes the session for one turn and stores the user's message; sending it again with the same key stores nothing twice. Returns the
 * stored answer instead where there is one. Throws `conflict` with the seconds to wait while another turn runs, and `invalid` when
 * the key came with other words before.
 */
export async function beginTurn(
  sessionId: string,
  message: string,
  idempotencyKey: string | null,
): Promise<{ turn: Turn } | { answer: ChatMessage; userMessage: ChatMessage }> {
  const leaseId = randomUUID()
  return await db().$transaction(async (tx) => {
    const now = new Date()
    // The row before anything is read: of two sends with one key, the second sees all that the first has stored.
    const { count } = await tx.consultationSession.updateMany({
      where: { id: sessionId, OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lte: now } }] },
      data: { leaseId, leaseExpiresAt: new Date(now.getTime() + LEASE_MS) },
    })
    const { last, isKnown } = await stored(tx, sessionId, idempotencyKey)
    const known = isKnown && idempotencyKey ? await findByKey(tx, sessionId, idempotencyKey) : null
    if (known && known.content !== message)
      throw new AppError('invalid', 'This Idempotency-Key was sent with another message before.')
    if (known?.answer?.status === 'complete') {
      await releaseLease({ sessionId, leaseId }, tx)
      return { answer: toMessage(known.answer), userMessage: toMessage(known) }
    }
    if (count === 0)
      throw new AppError('conflict', 'The consultant is still answering your last message.', {
        retryAfter: 2,
      })
    if (known) {
      if (known.answer) await tx.message.delete({ where: { id: known.answer.id } })
      const answerPosition = (await stored(tx, sessionId, null)).last + 1
      return { turn: { sessionId, leaseId, userMessage: toMessage(known), answerPosition } }
    }
    const userMessage = await tx.message.create({
      data: { sessionId, position: last + 1, role: 'user', content: message, idempotencyKey },
      select: MESSAGE_SELECT,
    })
    return { turn: { sessionId, leaseId, userMessage: toMessage(userMessage), answerPosition: last + 2 } }
  })
}

/** The position of the last message of a session, -1 where there is none, and whether one came with this key. */
async function stored(
  tx: Client,
  sessionId: string,
  idempotencyKey: string | null,
): Promise<{ last: number; isKnown: boolean }> {
  const [row] = await tx.$queryRaw<[{ last: number; isKnown: boolean }]>`
    SELECT COALESCE(MAX(position), -1) AS last, COALESCE(BOOL_OR(idempotency_key = ${idempotencyKey}), false) AS "isKnown"
    FROM messages WHERE session_id = ${sessionId}::uuid`
  return row
}

function findByKey(tx: Client, sessionId: string, idempotencyKey: string) {
  return tx.message.findUnique({
    where: { sessionId_idempotencyKey: { sessionId, idempotencyKey } },
    select: { ...MESSAGE_SELECT, answer: { select: MESSAGE_SELECT } },
  })
}

/** Renews a turn's lease every few seconds until the returned function is called. */
export function keepLease({ sessionId, leaseId }: Turn): () => void {
  const timer = setInterval(() => {
    const leaseExpiresAt = new Date(Date.now() + LEASE_MS)
    db()
      .consultationSession.updateMany({ where: { id: sessionId, leaseId }, data: { leaseExpiresAt } })
      // A lost renewal only lets another turn in earlier.
      .catch(() => undefined)
  }, LEASE_MS / 3)
  return () => clearInterval(timer)
}

/** What the consultant said in a turn. */
export interface Answer {
  text: string
  status: 'complete' | 'interrupted'
  chips: string[]
  engine: string
  fellBack: boolean
  /** What the interview remembers afterwards; null leaves it as it was. */
  agenda: Agenda | null
}

/**
 * Stores the answer of a turn and gives the session back. Returns the stored message. Throws `conflict` when the turn was so slow
 * that another one took the session over: two answers never interleave.
 */
export async function finishTurn(turn: Turn, answer: Answer): Promise<ChatMessage> {
  const { text: content, agenda, ...rest } = answer
  return await db().$transaction(async (tx) => {
    if (!(await releaseLease(turn, tx, agenda))) throw lostTurn()
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

/** Gives the session back without an answer: the next attempt with the same key goes on. */
export async function abandonTurn(turn: Turn): Promise<void> {
  await releaseLease(turn, db())
}

/** Whether the turn still held its session. `agenda` is what the interview remembers from then on; without one that stays as it was. */
async function releaseLease(
  { sessionId, leaseId }: Pick<Turn, 'sessionId' | 'leaseId'>,
  client: Client,
  agenda: Agenda | null = null,
): Promise<boolean> {
  const { count } = await client.consultationSession.updateMany({
    where: { id: sessionId, leaseId },
    data: { leaseId: null, leaseExpiresAt: null, ...(agenda && { agenda }) },
  })
  return count === 1
}

/** Frees what a killed process held. Only for a database that no other process uses. */
export async function releaseAllLeases(): Promise<void> {
  await db().consultationSession.updateMany({
    where: { leaseId: { not: null } },
    data: { leaseId: null, leaseExpiresAt: null },
  })
}

/** Another turn took the session while this one was slow. */
const lostTurn = () =>
  new AppError('conflict', 'The consultation went on in the meantime. Please send your message again.', {
    retryAfter: 2,
  })

/**
 * Notes that the facts of a user's message are in the brief, in the transaction that put them there. Throws `conflict`, which undoes
 * that transaction, when another turn was first.
 */
export async function markExtracted(messageId: string, client: Client): Promise<void> {
  const { count } = await client.message.updateMany({
    where: { id: messageId, extractedAt: null },
    data: { extractedAt: new Date() },
  })
  if (count === 0) throw lostTurn()
}
