'use client'

import { lazy, Suspense, useState } from 'react'
import {
  fetchRegistrationCounts,
  fetchRegistrations,
  toFilterQuery,
} from '@/components/admin/lists/admin-api'
import { useAssigneeFilter } from '@/components/admin/lists/assignee-filter'
import { ExportLink } from '@/components/admin/lists/export-link'
import { toFilterOptions } from '@/components/admin/lists/filter-options'
import { searchHint } from '@/components/admin/lists/search-hint'
import { SavedViews } from '@/components/admin/saved-views/saved-views'
import { DAY, type ListShape, TEXT } from '@/components/data-table/list-state'
import { ListView } from '@/components/data-table/list-view'
import { useListState } from '@/components/data-table/use-list-state'
import {
  REGISTRATION_SORTS,
  SOURCE_FILTER_KEYS,
  USER_TYPE_FILTER_KEYS,
  USER_TYPE_FILTERS,
} from '@/lib/enquiries/interest-registrations/options'
import type { InterestRegistration, RegistrationCounts } from '@/lib/enquiries/interest-registrations/schema'
import { REFERRAL_SOURCES } from '@/lib/enquiries/options'
import { REGISTRATION_COLUMNS } from './registration-columns'
import { RegistrationContext } from './registration-context'

const RegistrationDetails = lazy(() =>
  import('./registration-details').then((module) => ({ default: module.RegistrationDetails })),
)

const SHAPE: ListShape = {
  filters: {
    from: DAY,
    to: DAY,
    userType: USER_TYPE_FILTER_KEYS,
    source: SOURCE_FILTER_KEYS,
    assignee: TEXT,
  },
  sorts: REGISTRATION_SORTS,
  sort: { by: 'createdAt', descending: true },
}
const TEXTS = {
  filtersHeading: 'Filters & Export',
  tableHeading: 'Registrations',
  singular: 'registration',
  plural: 'registrations',
  search: 'Search by name, email, company or role',
  searchExample: 'Name, email, company or role',
  searchHint,
  loading: 'Loading registrations...',
  empty: 'No registrations found',
  failure: 'Failed to fetch registrations',
}
const SOURCE = {
  name: 'registrations',
  shape: SHAPE,
  fetchPage: fetchRegistrations,
  fetchCounts: fetchRegistrationCounts,
}
const FILTERS = [
  { name: 'userType', label: 'Type', allLabel: 'All Types', options: toFilterOptions(USER_TYPE_FILTERS) },
  { name: 'source', label: 'Source', allLabel: 'All Sources', options: toFilterOptions(REFERRAL_SOURCES) },
]
const counters = (figures: RegistrationCounts['counts'] | undefined) => [
  { label: 'Total Registrations', value: figures?.total },
  { label: 'Hiring Managers', value: figures?.hiringManagers },
  { label: 'Candidates', value: figures?.candidates },
  { label: 'With Phone', value: figures?.withPhone },
]

export function InterestTab() {
  const [state, setState] = useListState(SHAPE)
  const assignees = useAssigneeFilter(state.filters.assignee)
  const [opened, setOpened] = useState<InterestRegistration | null>(null)
  return (
    <RegistrationContext value={setOpened}>
      <ListView
        texts={TEXTS}
        source={SOURCE}
        state={state}
        onState={setState}
        columns={REGISTRATION_COLUMNS}
        filters={[...FILTERS, assignees]}
        counters={counters}
      >
        {(matching, onFollow) => (
          <>
            <SavedViews list="registrations" shape={SHAPE} state={state} onState={setState} />
            <ExportLink
              call="GET /api/admin/interest-registrations/export"
              query={toFilterQuery<'GET /api/admin/interest-registrations/export'>(state)}
              matching={matching}
              onFollow={onFollow}
            />
          </>
        )}
      </ListView>
      {opened ? (
        <Suspense>
          <RegistrationDetails registration={opened} onChanged={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </RegistrationContext>
  )
}
