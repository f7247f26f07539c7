import 'server-only'
import type { Note } from '@/lib/audit/history/note-schema'
import { addHistoryEntry } from '@/lib/audit/history/service'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { ENQUIRY_STATUSES } from '@/lib/enquiries/options'
import { notFound, statusConflict } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import type { StatusChange } from './schema'

/** By the name that the audit log gives the enquiry. */
const ENQUIRIES = {
  contact: { table: Prisma.sql`contact_sales_requests`, toSubject: (id: string) => ({ contactId: id }) },
  registration: {
    table: Prisma.sql`interest_registrations`,
    toSubject: (id: string) => ({ registrationId: id }),
  },
  interest: { table: Prisma.sql`job_interests`, toSubject: (id: string) => ({ interestId: id }) },
} as const
type EnquiryKind = keyof typeof ENQUIRIES

/** Setting the same status again does nothing. Throws `conflict` if `version` is given and someone else has changed the status since. */
export async function setEnquiryStatus(
  kind: EnquiryKind,
  id: string,
  change: StatusChange,
  actor: Actor,
): Promise<void> {
  const { table, toSubject } = ENQUIRIES[kind]
  await db().$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ status: StatusChange['status']; version: number }[]>`
      SELECT status, version FROM ${table} WHERE id = ${id}::uuid FOR UPDATE`
    if (!before) throw notFound()
    if (before.status === change.status) return
    if (change.version != null && change.version !== before.version)
      throw statusConflict(labelOf(before.status))
    await tx.$executeRaw`
      UPDATE ${table} SET status = ${change.status}::contact_status, version = version + 1 WHERE id = ${id}::uuid`
    const [from, to] = [before.status, change.status]
    await addHistoryEntry(toSubject(id), actor.name, { kind: 'status', from, to }, tx)
    await recordAudit(
      actor,
      { action: `${kind}.status`, target: `${kind}:${id}`, changes: { status: { from, to } } },
      tx,
    )
  })
}

const labelOf = (status: StatusChange['status']) =>
  ENQUIRY_STATUSES.find(({ key }) => key === status)?.label ?? status

/** Throws 404 for an unknown enquiry. */
export async function addEnquiryNote(
  kind: EnquiryKind,
  id: string,
  { text }: Note,
  actor: Actor,
): Promise<void> {
  const { table, toSubject } = ENQUIRIES[kind]
  await db().$transaction(async (tx) => {
    const found = await tx.$queryRaw<unknown[]>`SELECT id FROM ${table} WHERE id = ${id}::uuid`
    if (found.length === 0) throw notFound()
    await addHistoryEntry(toSubject(id), actor.name, { kind: 'note', text }, tx)
    await recordAudit(actor, { action: `${kind}.note`, target: `${kind}:${id}` }, tx)
  })
}
