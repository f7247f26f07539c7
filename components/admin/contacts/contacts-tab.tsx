'use client'

import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import {
  fetchContactCounts,
  fetchContactHistory,
  fetchContacts,
  toFilterQuery,
} from '@/components/admin/lists/admin-api'
import { useAssigneeFilter } from '@/components/admin/lists/assignee-filter'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import { describeLastStatusChange } from '@/components/admin/lists/describe-status-change'
import { ExportLink } from '@/components/admin/lists/export-link'
import { toFilterOptions } from '@/components/admin/lists/filter-options'
import { searchHint } from '@/components/admin/lists/search-hint'
import { SavedViews } from '@/components/admin/saved-views/saved-views'
import { formatCount } from '@/components/data-table/counters'
import { DAY, type ListShape, TEXT } from '@/components/data-table/list-state'
import { ListView } from '@/components/data-table/list-view'
import { useListState } from '@/components/data-table/use-list-state'
import { CONTACT_SORTS } from '@/lib/enquiries/contact-sales/options'
import type { Contact, ContactCounts } from '@/lib/enquiries/contact-sales/schema'
import { ENQUIRY_STATUS_KEYS, ENQUIRY_STATUSES } from '@/lib/enquiries/options'
import { CONTACT_COLUMNS } from './contact-columns'
import { ContactContext } from './contact-context'

const ContactDetails = lazy(() =>
  import('./contact-details').then((module) => ({ default: module.ContactDetails })),
)

const KEPT_PARAMETERS = ['tab']
const SHAPE: ListShape = {
  filters: { from: DAY, to: DAY, status: ENQUIRY_STATUS_KEYS, assignee: TEXT },
  sorts: CONTACT_SORTS,
  sort: { by: 'createdAt', descending: true },
}
const TEXTS = {
  filtersHeading: 'Contact Sales Management',
  tableHeading: 'Contact sales requests',
  singular: 'contact sales request',
  plural: 'contact sales requests',
  search: 'Search by name, email, company or role',
  searchExample: 'Name, email, company or role',
  searchHint,
  loading: 'Loading contacts...',
  empty: 'No contact sales requests found',
  failure: 'Failed to fetch contact sales',
}
const SOURCE = { name: 'contacts', shape: SHAPE, fetchPage: fetchContacts, fetchCounts: fetchContactCounts }
const FILTERS = [
  { name: 'status', label: 'Status', allLabel: 'All Status', options: toFilterOptions(ENQUIRY_STATUSES) },
]
const counters = (figures: ContactCounts['counts'] | undefined) => [
  { label: 'Total Contacts', value: figures?.total },
  { label: 'New', value: figures?.new },
  { label: 'Contacted', value: figures?.contacted },
  { label: 'Qualified', value: figures?.qualified },
]

export function ContactsTab() {
  const client = useQueryClient()
  const [state, setState] = useListState(SHAPE, KEPT_PARAMETERS)
  const assignees = useAssigneeFilter(state.filters.assignee)
  const [openContact, setOpenContact] = useState<Contact | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const screen = useMemo(
    () => ({
      open: setOpenContact,
      onChanged: (contact: Contact) => setOpenContact((open) => (open?.id === contact.id ? contact : open)),
      onAssigneeConflict: setConflict,
      onConflict: async (contact: Contact, message: string) => {
        setConflict(message)
        const history = await fetchContactHistory(contact.id).catch(() => [])
        setConflict(describeLastStatusChange(history, contact.name, ENQUIRY_STATUSES) ?? message)
      },
    }),
    [],
  )

  const notice = (
    <ConflictNotice
      message={conflict}
      onReload={() => {
        setConflict(null)
        setOpenContact(null)
        client.invalidateQueries({ queryKey: ['contacts'] })
      }}
    />
  )

  return (
    <ContactContext value={screen}>
      <ListView
        texts={TEXTS}
        source={SOURCE}
        state={state}
        onState={setState}
        columns={CONTACT_COLUMNS}
        filters={[...FILTERS, assignees]}
        counters={counters}
        notice={openContact ? null : notice}
      >
        {(matching, onFollow) => (
          <>
            <SavedViews list="contacts" shape={SHAPE} state={state} onState={setState} />
            <ExportLink
              call="GET /api/admin/contact-sales/export"
              query={toFilterQuery<'GET /api/admin/contact-sales/export'>(state)}
              matching={matching}
              onFollow={onFollow}
            >
              {typeof matching === 'number' ? `Export CSV (${formatCount(matching)})` : 'Export CSV (…)'}
            </ExportLink>
          </>
        )}
      </ListView>
      {openContact ? (
        <Suspense>
          <ContactDetails contact={openContact} notice={notice} onClose={() => setOpenContact(null)} />
        </Suspense>
      ) : null}
    </ContactContext>
  )
}
