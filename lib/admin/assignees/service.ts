import 'server-only'
import type { HistorySubject } from '@/lib/audit/history/schema'
import { addHistoryEntry } from '@/lib/audit/history/service'
import type { AuditAction } from '@/lib/audit/options'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { AppError, notFound, statusConflict } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import type { AssigneeChange } from './schema'

const TABLES = {
  contact: Prisma.sql`contact_sales_requests`,
  registration: Prisma.sql`interest_registrations`,
  vacancy: Prisma.sql`vacancies`,
}
type Kind = keyof typeof TABLES

const ACTIONS: Record<Kind, AuditAction> = {
  contact: 'contact.assigned',
  registration: 'registration.assigned',
  vacancy: 'vacancy.assigned',
}
const NOT_ASSIGNABLE = 'Choose an administrator who can sign in'

const subjectOf = (kind: Kind, id: string): HistorySubject => {
  if (kind === 'contact') return { contactId: id }
  return kind === 'registration' ? { registrationId: id } : { vacancyId: id }
}

/**
 * The same assignee again does nothing. Throws 404 for an unknown record, `invalid` for someone who can't sign in, and `conflict` if
 * `version` is given and someone else has changed the assignee since.
 */
export async function assignRecord(
  kind: Kind,
  id: string,
  { assignee, version }: AssigneeChange,
  actor: Actor,
): Promise<void> {
  const table = TABLES[kind]
  await db().$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ assignee: string | null; version: number }[]>`
      SELECT assignee, assignee_version AS version FROM ${table} WHERE id = ${id}::uuid FOR UPDATE`
    if (!before) throw notFound()
    if (before.assignee === assignee) return
    if (version != null && version !== before.version) throw statusConflict(before.assignee ?? 'nobody')
    if (assignee !== null) await requireAssignable(assignee, tx)
    await tx.$executeRaw`
      UPDATE ${table} SET assignee = ${assignee}, assignee_version = assignee_version + 1 WHERE id = ${id}::uuid`
    const [from, to] = [before.assignee, assignee]
    await addHistoryEntry(subjectOf(kind, id), actor.name, { kind: 'assignee', from, to }, tx)
    await recordAudit(
      actor,
      { action: ACTIONS[kind], target: `${kind}:${id}`, changes: { assignee: { from, to } } },
      tx,
    )
  })
}

/** Locked until it is assigned, so that nobody is disabled meanwhile. */
async function requireAssignable(username: string, tx: Prisma.TransactionClient): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT id FROM administrators WHERE username = ${username} AND disabled_at IS NULL FOR SHARE`
  if (found.length === 0)
    throw new AppError('invalid', NOT_ASSIGNABLE, {
      fields: [{ field: 'assignee', message: NOT_ASSIGNABLE }],
    })
}
