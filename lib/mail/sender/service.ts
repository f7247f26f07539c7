import 'server-only'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { Prisma } from '@/lib/generated/prisma/client'
import { RETRY_MINUTES } from './retries'

/** Longer than an attempt can take (DELIVERY_LIMIT_MS). An attempt whose server was killed is made again after it. */
const LEASE_SECONDS = 90
const ERROR_MAX = 500

export interface ClaimedMail {
  id: string
  kind: string
  recipient: string
  data: unknown
  /** With this one. */
  attempts: number
  lostAttempts: number
  messageId: string
}

/** The message that has been due longest, for the caller to try once. Null if none is due. Servers never get the same one. */
export async function claimMail(domain: string): Promise<ClaimedMail | null> {
  const [row] = await db().$queryRaw<ClaimedMail[]>`
    UPDATE mail_messages SET state = 'sending', attempts = attempts + (state = 'queued')::int,
      lost_attempts = lost_attempts + (state = 'sending')::int,
      next_at = now() + make_interval(secs => ${LEASE_SECONDS}),
      message_id = coalesce(message_id, ${`<${newId()}@${domain}>`})
    WHERE id = (SELECT id FROM mail_messages WHERE state IN ('queued', 'sending') AND next_at <= now()
      ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, recipient, data, attempts, lost_attempts AS "lostAttempts", message_id AS "messageId"`
  return row ?? null
}

/** Whoever claimed it last. Another server may have claimed it once the lease was over. */
const ofAttempt = ({ id, attempts, lostAttempts }: ClaimedMail) => ({
  id,
  attempts,
  lostAttempts,
  state: 'sending' as const,
})
const isAttempt = ({ id, attempts, lostAttempts }: ClaimedMail) =>
  Prisma.sql`id = ${id}::uuid AND attempts = ${attempts} AND lost_attempts = ${lostAttempts} AND state = 'sending'`

export async function markSent(mail: ClaimedMail): Promise<void> {
  await db().$executeRaw`
    UPDATE mail_messages SET state = 'sent', sent_at = now(), next_at = NULL, last_error = NULL
    WHERE ${isAttempt(mail)}`
}

/** Tries again later, unless trying again is pointless or was tried often enough. Returns whether it has failed for good. */
export async function markFailedAttempt(
  mail: ClaimedMail,
  { message, isPermanent }: { message: string; isPermanent: boolean },
): Promise<boolean> {
  const minutes = isPermanent ? undefined : RETRY_MINUTES[mail.attempts - 1]
  const lastError = message
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, ERROR_MAX)
    .toWellFormed()
  if (minutes === undefined) {
    await db().mailMessage.updateMany({
      where: ofAttempt(mail),
      data: { state: 'failed', nextAt: null, lastError },
    })
    return true
  }
  await db().$executeRaw`
    UPDATE mail_messages SET state = 'queued', next_at = now() + make_interval(mins => ${minutes}::int), last_error = ${lastError}
    WHERE ${isAttempt(mail)}`
  return false
}

/** The recipient wants no such messages. */
export async function markStopped(mail: ClaimedMail): Promise<void> {
  await db().mailMessage.updateMany({
    where: ofAttempt(mail),
    data: { state: 'stopped', nextAt: null, lastError: null },
  })
}

/** For a server without SMTP_URL: nothing is sent later by surprise. Returns the number of messages. */
export async function holdQueuedMail(): Promise<number> {
  const { count } = await db().mailMessage.updateMany({
    where: { state: { in: ['queued', 'sending'] } },
    data: { state: 'held', nextAt: null },
  })
  return count
}

/** For the only server of a database when it starts: nobody is at these attempts any more. */
export async function endLostAttempts(): Promise<void> {
  // Rounded up to the milliseconds of the column, the time would not have come yet.
  await db().$executeRaw`
    UPDATE mail_messages SET state = 'queued', attempts = attempts - 1, lost_attempts = lost_attempts + 1,
      next_at = date_trunc('milliseconds', now())
    WHERE state = 'sending'`
}
