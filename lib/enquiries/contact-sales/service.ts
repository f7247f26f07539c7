import 'server-only'
import type { Note } from '@/lib/audit/history/note-schema'
import { addHistoryEntry } from '@/lib/audit/history/service'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { CONTACT_STATUSES } from '@/lib/enquiries/options'
import { notFound, statusConflict } from '@/lib/errors'
import { getContact } from './queries'
import type { Contact, StatusChange } from './schema'

/** The same status again does nothing. With a `version`, throws `conflict` if someone else changed it since. */
export async function setContactStatus(id: string, change: StatusChange, actor: Actor): Promise<Contact> {
  await db().$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ status: Contact['status']; version: number }[]>`
      SELECT status, version FROM contact_sales_requests WHERE id = ${id}::uuid FOR UPDATE`
    if (!before) throw notFound()
    if (before.status === change.status) return
    if (change.version != null && change.version !== before.version)
      throw statusConflict(labelOf(before.status))
    await tx.contactSalesRequest.update({
      where: { id },
      data: { status: change.status, version: { increment: 1 } },
      select: { id: true },
    })
    const [from, to] = [before.status, change.status]
    await addHistoryEntry({ contactId: id }, actor.name, { kind: 'status', from, to }, tx)
    await recordAudit(
      actor,
      { action: 'contact.status', target: `contact:${id}`, changes: { status: { from, to } } },
      tx,
    )
  })
  return await getContact(id)
}

const labelOf = (status: Contact['status']) =>
  CONTACT_STATUSES.find(({ key }) => key === status)?.label ?? status

/** Throws 404 for an unknown request. */
export async function addContactNote(id: string, { text }: Note, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const contact = await tx.contactSalesRequest.findUnique({ where: { id }, select: { id: true } })
    if (!contact) throw notFound()
    await addHistoryEntry({ contactId: id }, actor.name, { kind: 'note', text }, tx)
    await recordAudit(actor, { action: 'contact.note', target: `contact:${id}` }, tx)
  })
}
