'use client'

import { useQueryClient } from '@tanstack/react-query'
import { assignContact } from '@/components/admin/lists/admin-api'
import { AssigneeSelect } from '@/components/admin/lists/assignee-select'
import { historyKey } from '@/components/admin/lists/enquiry-history'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import { useContactScreen } from './contact-context'

export function ContactAssignee({ contact }: { contact: Contact }) {
  const { id, name, assignee, assigneeVersion } = contact
  const client = useQueryClient()
  const screen = useContactScreen()

  async function change(next: string | null) {
    const changed = await assignContact(id, { assignee: next, version: assigneeVersion })
    await client.invalidateQueries({ queryKey: ['contacts'] })
    await client.invalidateQueries({ queryKey: historyKey('contacts', id) })
    screen.onChanged(changed)
  }

  return (
    <AssigneeSelect
      name={name}
      assignee={assignee}
      change={change}
      onConflict={(message) => screen.onAssigneeConflict(message)}
    />
  )
}
