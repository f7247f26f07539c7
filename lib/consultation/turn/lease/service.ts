import 'server-only'
import { db } from '@/lib/db/client'
import { runStatement } from '@/lib/db/run-statement'
import { AppError } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'

/** How long a session stays locked after its server dies. A running turn renews the lease at a third of this. */
const LEASE_MS = 15_000

/** While it is held, nobody else adds a message to the session. */
export interface Lease {
  sessionId: string
  leaseId: string
}

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/** False where another turn holds the session. */
export async function claimLease({ sessionId, leaseId }: Lease): Promise<boolean> {
  const now = new Date()
  const claimed = await runStatement(Prisma.sql`
    UPDATE consultation_sessions SET lease_id = ${leaseId}::uuid, lease_expires_at = ${leaseEnd(now)},
      updated_at = ${now}
    WHERE id = ${sessionId}::uuid AND (lease_expires_at IS NULL OR lease_expires_at <= ${now}
      OR lease_id = ${leaseId}::uuid)
    RETURNING id`)
  return claimed.length === 1
}

export function startLeaseRenewal({ sessionId, leaseId }: Lease): () => void {
  const timer = setInterval(() => {
    const leaseExpiresAt = leaseEnd(new Date())
    db()
      .consultationSession.updateMany({ where: { id: sessionId, leaseId }, data: { leaseExpiresAt } })
      // A missed renewal only lets another turn in earlier.
      .catch(() => undefined)
  }, LEASE_MS / 3)
  return () => clearInterval(timer)
}

/** Sending the message again with the same key continues the turn. */
export async function abandonTurn({ sessionId, leaseId }: Lease): Promise<void> {
  await db().consultationSession.updateMany({
    where: { id: sessionId, leaseId },
    data: { leaseId: null, leaseExpiresAt: null },
  })
}

/** Only for a database that no other process uses. */
export async function releaseAllLeases(): Promise<void> {
  await db().consultationSession.updateMany({
    where: { leaseId: { not: null } },
    data: { leaseId: null, leaseExpiresAt: null },
  })
}

export const createBusyError = () =>
  new AppError('conflict', 'The consultant is still answering your last message.', { retryAfter: 2 })
