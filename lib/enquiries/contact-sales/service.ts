import 'server-only'
import type { Note } from '@/lib/audit/history/schema'
import { addHistoryEntry } from '@/lib/audit/history/service'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { CONTACT_STATUSES } from '@/lib/enquiries/options'
import { AppError, notFound } from '@/lib/errors'
import { getContact } from './queries'
import type { Contact, StatusChange } from './schema'

/**
 * Sets the status of a request, any to any. With the version that the caller saw it throws `conflict` where somebody else was faster;
 * without, the last one stands. Setting what is set already changes nothing.
 */
export async function setContactStatus(id: string, change: StatusChange, actor: Actor): Promise<Contact> {
  await db().$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ status: Contact['status']; version: number }[]>`
      SELECT status, version FROM contact_sales_requests WHERE id = ${id}::uuid FOR UPDATE`
    if (!before) throw notFound()
    if (before.status === change.status) return
    if (change.version != null && change.version !== before.version) throw taken(before.status)
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

function taken(status: Contact['status']): AppError {
  const label = CONTACT_STATUSES.find(({ key }) => key === status)?.label
  return new AppError(
    'conflict',
    `Somebody else has set this to ${label} in the meantime. Look at it again before you change it.`,
  )
}

/** Adds a note to a request. */
export async function addContactNote({ id, text }: Note, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const contact = await tx.contactSalesRequest.findUnique({ where: { id }, select: { id: true } })
    if (!contact) throw notFound()
    await addHistoryEntry({ contactId: id }, actor.name, { kind: 'note', text }, tx)
    await recordAudit(actor, { action: 'contact.note', target: `contact:${id}` }, tx)
  })
}
