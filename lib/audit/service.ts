import 'server-only'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { AuditAction } from './options'
import { ACTOR_MAX, type Actor, type Changes, type NewAuditEntry } from './schema'

/**
 * Adds a line to the audit log. Give the transaction's client with a write, so that neither is there without the other.
 */
export async function recordAudit(
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

/** How a file ended. */
export type ExportOutcome = 'whole' | 'broken off'

/**
 * Writes down that a file begins, before its first byte; answers what writes down how it ended, and after how many rows. The two lines
 * share their request, and a process that was killed leaves the first.
 */
export async function recordExportStart(
  actor: Actor,
  action: AuditAction,
  filter: Changes,
): Promise<(ending: ExportOutcome, rows: number) => Promise<void>> {
  await recordAudit(actor, { action, changes: { ...filter, file: 'begun' } })
  return (ending, rows) => recordAudit(actor, { action, changes: { ...filter, file: ending, rows } })
}
