'use client'

import { useQueryClient } from '@tanstack/react-query'
import { changeContactStatus } from '@/components/admin/lists/admin-api'
import { historyKey } from '@/components/admin/lists/enquiry-history'
import { StatusSelect } from '@/components/admin/lists/status-select'
import { notify } from '@/components/ui/notify'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '@/lib/enquiries/options'
import { useContactScreen } from './contact-context'

/** Disabled until the list has been fetched again. */
export function ContactStatusSelect({ contact, size }: { contact: Contact; size?: 'xs' | 'sm' }) {
  const client = useQueryClient()
  const screen = useContactScreen()

  async function change(status: EnquiryStatus) {
    const changed = await changeContactStatus({ id: contact.id, status, version: contact.version })
    await client.invalidateQueries({ queryKey: ['contacts'] })
    await client.invalidateQueries({ queryKey: historyKey('contacts', contact.id) })
    screen.onChanged(changed)
    notify({ title: 'Status updated', description: 'Contact sales status has been updated successfully' })
  }

  return (
    <StatusSelect
      {...(size && { size })}
      label={`Status of ${contact.name}`}
      options={ENQUIRY_STATUSES}
      value={contact.status}
      change={change}
      onConflict={(message) => screen.onConflict(contact, message)}
    />
  )
}
