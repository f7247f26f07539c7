import 'server-only'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { AuditAction } from './options'
import { ACTOR_MAX, type Actor, type Changes, type NewAuditEntry } from './schema'

/** Pass the transaction of the write that it describes. */
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

export type ExportOutcome = 'complete' | 'interrupted'

/** Call before the first byte. Returns a function that records the end; a killed process leaves only the first entry. */
export async function recordExportStart(
  actor: Actor,
  action: AuditAction,
  filter: Changes,
): Promise<(outcome: ExportOutcome, rows: number) => Promise<void>> {
  await recordAudit(actor, { action, changes: { ...filter, export: 'started' } })
  return (outcome, rows) => recordAudit(actor, { action, changes: { ...filter, export: outcome, rows } })
}
