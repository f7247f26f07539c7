import 'server-only'
import type { Note } from '@/lib/audit/history/note-schema'
import { addHistoryEntry } from '@/lib/audit/history/service'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import type { StatusChange } from '@/lib/enquiries/contact-sales/schema'
import { CONTACT_STATUSES } from '@/lib/enquiries/options'
import { notFound, statusConflict } from '@/lib/errors'
import { getRegistration } from './queries'
import type { InterestRegistration } from './schema'

/** The same status again does nothing. With a `version`, throws `conflict` if someone else changed it since. */
export async function setRegistrationStatus(
  id: string,
  change: StatusChange,
  actor: Actor,
): Promise<InterestRegistration> {
  await db().$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ status: StatusChange['status']; version: number }[]>`
      SELECT status, version FROM interest_registrations WHERE id = ${id}::uuid FOR UPDATE`
    if (!before) throw notFound()
    if (before.status === change.status) return
    if (change.version != null && change.version !== before.version)
      throw statusConflict(CONTACT_STATUSES.find(({ key }) => key === before.status)?.label ?? before.status)
    await tx.interestRegistration.update({
      where: { id },
      data: { status: change.status, version: { increment: 1 } },
      select: { id: true },
    })
    const [from, to] = [before.status, change.status]
    await addHistoryEntry({ registrationId: id }, actor.name, { kind: 'status', from, to }, tx)
    await recordAudit(
      actor,
      { action: 'registration.status', target: `registration:${id}`, changes: { status: { from, to } } },
      tx,
    )
  })
  return await getRegistration(id)
}

/** Throws 404 for an unknown registration. */
export async function addRegistrationNote(id: string, { text }: Note, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const found = await tx.interestRegistration.findUnique({ where: { id }, select: { id: true } })
    if (!found) throw notFound()
    await addHistoryEntry({ registrationId: id }, actor.name, { kind: 'note', text }, tx)
    await recordAudit(actor, { action: 'registration.note', target: `registration:${id}` }, tx)
  })
}
