import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { requireOpenStatus } from '@/lib/consultation/brief/closed'
import type { CardKind } from '@/lib/consultation/brief/options'
import type { Agenda, Ask } from '@/lib/consultation/brief/schema'
import { MESSAGE_SELECT, toMessage } from '@/lib/consultation/messages/queries'
import type { AnswerSource, ChatMessage, Given } from '@/lib/consultation/messages/schema'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { runStatement } from '@/lib/db/run-statement'
import { AppError, notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { QUOTAS } from '@/lib/quotas/limits'
import { requireMessagePlace } from '@/lib/quotas/service'
import { reserveCompanyBytes, reservingCompany } from '@/lib/quotas/storage/service'
import { createLostTurnError } from './extracted/service'
import { abandonTurn, claimLease, createBusyError, type Lease, leaseEnd } from './lease/service'

/** Defaults of a new message. */
const NEW_MESSAGE = {
  status: 'complete',
  answersId: null,
  idempotencyKey: null,
  chips: [] as string[],
  fellBack: false,
  readFailedAt: null,
  card: null,
  sources: null,
  import: null,
  undo: null,
} as const

/** The user's message is stored, the answer is not. */
export interface Turn extends Lease {
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
  const begun = await beginAtOnce(companyId, { sessionId, leaseId, message, idempotencyKey, given })
  if (begun) return { turn: begun }
  // Committed before anything is read: from here on nobody else adds a message.
  const hasLease = await claimLease({ sessionId, leaseId })
  try {
    const { lastPosition, sent, hasKey, newestStatus } = await readMessagePositions(sessionId, idempotencyKey)
    const earlier = hasKey && idempotencyKey ? await findByKey(sessionId, idempotencyKey) : null
    if (earlier && earlier.content !== message)
      throw new AppError('invalid', 'This Idempotency-Key was already used for a different message.')
    if (earlier?.answer?.status === 'complete' && earlier.readFailedAt === null) {
      if (hasLease) await abandonTurn({ sessionId, leaseId })
      return { answer: toMessage(earlier.answer), userMessage: toMessage(earlier) }
    }
    if (!hasLease) throw createBusyError()
    if (earlier) {
      if (earlier.answer) await db().message.delete({ where: { id: earlier.answer.id } })
      const answerPosition = (await readMessagePositions(sessionId, null)).lastPosition + 1
      return { turn: { sessionId, leaseId, userMessage: toMessage(earlier), answerPosition } }
    }
    requireOpenStatus(newestStatus)
    requireMessagePlace(sent, message)
    const position = lastPosition + 1
    const userMessage = await storeMessage(companyId, position, { sessionId, message, idempotencyKey, given })
    return { turn: { sessionId, leaseId, userMessage, answerPosition: position + 1 } }
  } catch (error) {
    // If this fails too, the lease expires.
    if (hasLease) await abandonTurn({ sessionId, leaseId }).catch(() => undefined)
    throw error
  }
}

interface NewMessage {
  sessionId: string
  message: string
  idempotencyKey: string | null
  given: Given | null
}

/** PostgreSQL's unique_violation. */
const isTaken = (error: unknown) => (error as { code?: unknown }).code === '23505'

/**
 * Claims the lease and stores the message, in one statement. Null where anything stands in the way, such as another turn, a used key or
 * a limit: `beginTurn` finds out what.
 */
async function beginAtOnce(
  companyId: OwnedCompanyId,
  { leaseId, ...message }: NewMessage & { leaseId: string },
): Promise<Turn | null> {
  const { sessionId, idempotencyKey } = message
  const now = new Date()
  const bytes = Buffer.byteLength(message.message)
  const row = newUserMessage(message, now)
  const company = reservingCompany(companyId, 'turn', message.message)
  const [stored] = await runStatement<{ position: number }>(Prisma.sql`
    WITH sent AS (${selectSent(sessionId, idempotencyKey)}),
    session AS (
      UPDATE consultation_sessions SET lease_id = ${leaseId}::uuid, lease_expires_at = ${leaseEnd(now)},
        updated_at = ${now}
      FROM sent
      WHERE id = ${sessionId}::uuid AND (lease_expires_at IS NULL OR lease_expires_at <= ${now}) AND NOT "hasKey"
        AND "newestStatus" IS DISTINCT FROM 'approved' AND count < ${QUOTAS.messagesPerSession}
        AND bytes + ${bytes} <= ${QUOTAS.messageBytesPerSession}
      RETURNING "lastPosition" + 1 AS position),
    company AS (${company} AND EXISTS (SELECT FROM session) RETURNING id)
    ${insertingMessage(row, Prisma.sql`session.position`, Prisma.sql`session, company`)}`).catch((error) => {
    // Another turn has stored a message since this one was counted.
    if (isTaken(error)) return []
    throw error
  })
  if (!stored) return null
  return { sessionId, leaseId, userMessage: toMessage(row), answerPosition: stored.position + 1 }
}

const newUserMessage = (
  { sessionId, message: content, idempotencyKey, given }: NewMessage,
  createdAt = new Date(),
) =>
  ({
    ...NEW_MESSAGE,
    id: newId(),
    role: 'user',
    sessionId,
    content,
    idempotencyKey,
    given,
    createdAt,
  }) as const

/** The manager's words, once for a row of `from`. */
const insertingMessage = (
  { id, sessionId, content, idempotencyKey, given, createdAt }: ReturnType<typeof newUserMessage>,
  position: Prisma.Sql,
  from: Prisma.Sql,
) => Prisma.sql`
    INSERT INTO messages (id, session_id, position, role, content, idempotency_key, given, created_at)
    SELECT ${id}::uuid, ${sessionId}::uuid, ${position}, 'user', ${content}, ${idempotencyKey},
      ${given && JSON.stringify(given)}::jsonb, ${createdAt}
    FROM ${from} RETURNING position`

/** Throws `conflict` when the company is full. */
async function storeMessage(
  companyId: OwnedCompanyId,
  position: number,
  message: NewMessage,
): Promise<ChatMessage> {
  const row = newUserMessage(message)
  await db().$transaction(async (tx) => {
    await reserveCompanyBytes(tx, companyId, 'turn', row.content)
    await tx.$queryRaw(insertingMessage(row, Prisma.sql`${position}::int`, Prisma.sql`(SELECT) AS one`))
  })
  return toMessage(row)
}

/** `lastPosition` is -1 where there is no message; `count` and `bytes` are of the manager's; `newestStatus` is that of the newest specification. */
const selectSent = (sessionId: string, idempotencyKey: string | null) => Prisma.sql`
    SELECT COALESCE(MAX(position), -1) AS "lastPosition",
      COALESCE(BOOL_OR(idempotency_key = ${idempotencyKey}), false) AS "hasKey",
      COUNT(*) FILTER (WHERE role = 'user')::int AS count,
      COALESCE(SUM(octet_length(content)) FILTER (WHERE role = 'user'), 0)::int AS bytes,
      (SELECT status::text FROM job_specifications WHERE session_id = ${sessionId}::uuid ORDER BY version DESC LIMIT 1) AS "newestStatus"
    FROM messages WHERE session_id = ${sessionId}::uuid`

async function readMessagePositions(
  sessionId: string,
  idempotencyKey: string | null,
): Promise<{
  lastPosition: number
  sent: { count: number; bytes: number }
  hasKey: boolean
  newestStatus: string | null
}> {
  const [row] = await runStatement<{
    lastPosition: number
    count: number
    bytes: number
    hasKey: boolean
    newestStatus: string | null
  }>(selectSent(sessionId, idempotencyKey))
  if (!row) throw notFound()
  const { count, bytes, ...read } = row
  return { ...read, sent: { count, bytes } }
}

function findByKey(sessionId: string, idempotencyKey: string) {
  return db().message.findUnique({
    where: { sessionId_idempotencyKey: { sessionId, idempotencyKey } },
    select: { ...MESSAGE_SELECT, answer: { select: MESSAGE_SELECT } },
  })
}

/** Null where no message has the key. */
export async function findMessageByKey(sessionId: string, idempotencyKey: string) {
  return await findByKey(sessionId, idempotencyKey)
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
  const { text: content, agenda, asks, sources, ...rest } = answer
  const now = new Date()
  const row = {
    ...NEW_MESSAGE,
    id: newId(),
    role: 'assistant',
    content,
    answersId: turn.userMessage.id,
    status: rest.status,
    chips: rest.chips,
    fellBack: rest.fellBack,
    card: rest.card ?? null,
    sources: sources ?? null,
    createdAt: now,
  } as const
  // In one statement: without the lease nothing is stored.
  const stored = await runStatement(Prisma.sql`
    WITH session AS (
      UPDATE consultation_sessions SET lease_id = NULL, lease_expires_at = NULL, updated_at = ${now},
        agenda = coalesce(${agenda && JSON.stringify(agenda)}::jsonb, agenda),
        asks = coalesce(${asks ? JSON.stringify(asks) : null}::jsonb, asks),
        brief_version = brief_version + ${agenda || asks ? 1 : 0}
      WHERE id = ${turn.sessionId}::uuid AND lease_id = ${turn.leaseId}::uuid RETURNING id)
    INSERT INTO messages (id, session_id, position, role, content, status, answers_id, engine, fell_back, chips, card, sources, created_at)
    SELECT ${row.id}::uuid, id, ${turn.answerPosition}, 'assistant', ${content}, ${row.status}::message_status, ${row.answersId}::uuid,
      ${rest.engine}, ${row.fellBack}, ${row.chips}::text[], ${row.card}, ${sources ? JSON.stringify(sources) : null}::jsonb, ${now}
    FROM session RETURNING id`)
  if (stored.length === 0) throw createLostTurnError()
  return toMessage(row)
}
