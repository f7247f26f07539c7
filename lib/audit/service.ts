import 'server-only'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { ACTOR_MAX, type Actor, type NewAuditEntry } from './schema'

/**
 * Adds a line to the audit log. Give the transaction's client with a write, so that neither is there without the other.
 */
export async function record(
  actor: Actor,
  { action, target, changes }: NewAuditEntry,
  tx: Prisma.TransactionClient = db(),
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actor: actor.name.slice(0, ACTOR_MAX),
      address: actor.address,
      requestId: actor.requestId,
      action,
      target: target ?? null,
      ...(changes && { changes: changes as Prisma.InputJsonObject }),
    },
    select: { id: true },
  })
}
