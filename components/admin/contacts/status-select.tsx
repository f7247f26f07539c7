'use client'

import { useQueryClient } from '@tanstack/react-query'
import { changeContactStatus } from '@/components/admin/lists/calls'
import { ChangeSelect } from '@/components/admin/lists/change-select'
import { notify } from '@/components/ui/notify'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import { CONTACT_STATUSES, type ContactStatus } from '@/lib/enquiries/options'
import { useContactScreen } from './contact-context'

/** The status of a contact; disabled until the list has been fetched again (specification, section 7). */
export function StatusSelect({ contact }: { contact: Contact }) {
  const client = useQueryClient()
  const screen = useContactScreen()

  async function change(status: ContactStatus) {
    const changed = await changeContactStatus({ id: contact.id, status, version: contact.version })
    await client.invalidateQueries({ queryKey: ['contacts'] })
    await client.invalidateQueries({ queryKey: ['contact-history', contact.id] })
    screen.changed(changed)
    notify({ title: 'Status updated', description: 'Contact sales status has been updated successfully' })
  }

  return (
    <ChangeSelect
      label={`Status of ${contact.name}`}
      options={CONTACT_STATUSES}
      value={contact.status}
      change={change}
      onConflict={(message) => screen.conflict(contact, message)}
    />
  )
}
