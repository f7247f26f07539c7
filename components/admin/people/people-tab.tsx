'use client'

import { callAdmin, toCounts, toFilterQuery, toPage, toPageQuery } from '@/components/admin/lists/admin-api'
import { DateCell } from '@/components/admin/lists/cells'
import { toFilterOptions } from '@/components/admin/lists/filter-options'
import { searchHint } from '@/components/admin/lists/search-hint'
import { emailColumn, textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import type { ListShape, ListState } from '@/components/data-table/list-state'
import { ListView } from '@/components/data-table/list-view'
import { DATE_SORT_LABELS } from '@/components/data-table/sort-select'
import type { Counts, Page } from '@/components/data-table/use-list'
import { useListState } from '@/components/data-table/use-list-state'
import type { CompanyPerson, PeopleCounts } from '@/lib/admin/people/schema'
import { COMPANY_ROLE_KEYS, COMPANY_ROLES } from '@/lib/content/company-roles'

const KEPT_PARAMETERS = ['tab']
const SHAPE: ListShape = {
  filters: { role: COMPANY_ROLE_KEYS },
  sorts: ['lastSeenAt'],
  sort: { by: 'lastSeenAt', descending: true },
}
const TEXTS = {
  filtersHeading: 'Search',
  tableHeading: 'People',
  singular: 'person',
  plural: 'people',
  search: 'Search by email or company',
  searchHint,
  loading: 'Loading people...',
  none: 'No people yet',
  empty: 'No people found',
  emptyHint: 'People who sign in to see a vacancy appear here.',
  failure: 'Failed to fetch people',
}
const FILTERS = [
  { name: 'role', label: 'Role', allLabel: 'All roles', options: toFilterOptions(COMPANY_ROLES) },
]

const describeRole = ({ role, canApprove }: CompanyPerson) => {
  const label = COMPANY_ROLES.find(({ key }) => key === role)?.label ?? role
  return canApprove && role !== 'owner' ? `${label}, can approve` : label
}

export const PEOPLE_COLUMNS: Columns<CompanyPerson> = [
  emailColumn(16, (row) => row.email, false, { narrow: 13 }),
  textColumn('company', 'Company', 14, (row) => row.companyName, false, { narrow: 10.5 }),
  textColumn('role', 'Role', 10, describeRole, false, { narrow: 8.5 }),
  {
    id: 'since',
    header: 'Access since',
    cell: ({ row }) => <DateCell at={row.original.since} />,
    enableSorting: false,
    meta: { width: 7, narrow: 6.5, align: 'end' },
  },
  {
    id: 'lastSeenAt',
    header: 'Last seen',
    cell: ({ row }) => <DateCell at={row.original.lastSeenAt} />,
    meta: { width: 7, narrow: 6.5, align: 'end', descendingFirst: true, sortLabels: DATE_SORT_LABELS },
  },
]

async function fetchPeople(state: ListState, signal: AbortSignal): Promise<Page<CompanyPerson>> {
  const query = toPageQuery<'GET /api/admin/people'>(state)
  const { people, page } = await callAdmin('GET /api/admin/people', { query, signal })
  return toPage(people, page)
}

async function fetchPeopleCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<PeopleCounts['counts']>> {
  const query = toFilterQuery<'GET /api/admin/people/counts'>(state)
  return toCounts(await callAdmin('GET /api/admin/people/counts', { query, signal }))
}

const SOURCE = { name: 'people', shape: SHAPE, fetchPage: fetchPeople, fetchCounts: fetchPeopleCounts }
const counters = (figures: PeopleCounts['counts'] | undefined) => [
  { label: 'Owners', value: figures?.owners },
  { label: 'Editors', value: figures?.editors },
  { label: 'Viewers', value: figures?.viewers },
]

/** Who has access to which company. Export and erasure of a person are under Settings. */
export function PeopleTab() {
  const [state, setState] = useListState(SHAPE, KEPT_PARAMETERS)
  return (
    <ListView
      texts={TEXTS}
      source={SOURCE}
      state={state}
      onState={setState}
      columns={PEOPLE_COLUMNS}
      filters={FILTERS}
      counters={counters}
    />
  )
}
