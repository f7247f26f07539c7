'use client'

import { lazy, Suspense, useState } from 'react'
import { toFilterOptions } from '@/components/admin/lists/filter-options'
import { searchHint } from '@/components/admin/lists/search-hint'
import { DAY, type ListShape } from '@/components/data-table/list-state'
import { ListView } from '@/components/data-table/list-view'
import { useListState } from '@/components/data-table/use-list-state'
import type { Email, EmailCounts } from '@/lib/admin/emails/schema'
import { MAIL_KIND_KEYS, MAIL_KINDS, MAIL_STATE_KEYS, MAIL_STATES } from '@/lib/mail/options'
import { fetchEmailCounts, fetchEmails } from './email-api'
import { EMAIL_COLUMNS } from './email-columns'
import { OpenEmailContext } from './email-context'

const EmailDetails = lazy(() =>
  import('./email-details').then((module) => ({ default: module.EmailDetails })),
)

const KEPT_PARAMETERS = ['tab']
const SHAPE: ListShape = {
  filters: { from: DAY, to: DAY, state: MAIL_STATE_KEYS, kind: MAIL_KIND_KEYS },
  sorts: ['createdAt'],
  sort: { by: 'createdAt', descending: true },
}
const TEXTS = {
  filtersHeading: 'Search',
  tableHeading: 'Emails',
  singular: 'email',
  plural: 'emails',
  search: 'Search by recipient or subject',
  searchHint,
  loading: 'Loading emails...',
  none: 'No emails yet',
  empty: 'No emails found',
  failure: 'Failed to fetch emails',
}
const SOURCE = { name: 'emails', shape: SHAPE, fetchPage: fetchEmails, fetchCounts: fetchEmailCounts }
const FILTERS = [
  { name: 'state', label: 'State', allLabel: 'All states', options: toFilterOptions(MAIL_STATES) },
  { name: 'kind', label: 'Kind', allLabel: 'All kinds', options: toFilterOptions(MAIL_KINDS) },
]
const counters = (figures: EmailCounts['counts'] | undefined) => [
  { label: 'Waiting', value: figures?.waiting },
  { label: 'Sent', value: figures?.sent },
  { label: 'Failed', value: figures?.failed },
  { label: 'Held', value: figures?.held },
]

const note = ({ held }: EmailCounts['counts']) =>
  held > 0
    ? 'Held emails weren’t sent because email isn’t set up on this server. Open one to copy its text.'
    : null

export function EmailsTab() {
  const [state, setState] = useListState(SHAPE, KEPT_PARAMETERS)
  const [openEmail, setOpenEmail] = useState<Email | null>(null)

  return (
    <OpenEmailContext value={setOpenEmail}>
      <ListView
        texts={TEXTS}
        source={SOURCE}
        state={state}
        onState={setState}
        columns={EMAIL_COLUMNS}
        filters={FILTERS}
        counters={counters}
        note={note}
      />
      {openEmail ? (
        <Suspense>
          <EmailDetails email={openEmail} onClose={() => setOpenEmail(null)} />
        </Suspense>
      ) : null}
    </OpenEmailContext>
  )
}
