'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { notify } from '@/components/ui/notify'
import { ApiError } from '@/lib/api/client'
import type { Contact } from '@/lib/contact-sales/schema'
import { CONTACT_STATUSES, type ContactStatus } from '@/lib/enquiries/options'
import { changeContactStatus } from './calls'
import { useContactScreen } from './contact-context'

/** The status of a contact, changed where it stands; disabled until the list has been fetched again (specification, section 7). */
export function StatusSelect({ contact }: { contact: Contact }) {
  const client = useQueryClient()
  const screen = useContactScreen()
  const select = useRef<HTMLSelectElement>(null)
  const change = useMutation({
    mutationFn: changeContactStatus,
    onSuccess: async (changed) => {
      await client.invalidateQueries({ queryKey: ['contacts'] })
      await client.invalidateQueries({ queryKey: ['contact-history', contact.id] })
      screen.changed(changed)
      notify({ title: 'Status updated', description: 'Contact sales status has been updated successfully' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return
      if (error instanceof ApiError && error.status === 409) screen.conflict(contact, error.detail)
      notify({
        title: 'Update failed',
        description: error.message || 'Failed to update status',
        variant: 'destructive',
      })
    },
    // A disabled control loses the focus.
    onSettled: () => window.setTimeout(() => select.current?.focus()),
  })

  return (
    <NativeSelect
      ref={select}
      aria-label={`Status of ${contact.name}`}
      aria-busy={change.isPending}
      className="cell-select"
      disabled={change.isPending}
      value={change.isPending ? change.variables.status : contact.status}
      onChange={(event) =>
        change.mutate({
          id: contact.id,
          status: event.target.value as ContactStatus,
          version: contact.version,
        })
      }
    >
      {CONTACT_STATUSES.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
