'use client'

import { fetchAudit, fetchAuditCounts } from '@/components/admin/lists/admin-api'
import { ExportLink } from '@/components/admin/lists/export-link'
import { toFilterOptions } from '@/components/admin/lists/filter-options'
import { searchHint } from '@/components/admin/lists/search-hint'
import { SavedViews } from '@/components/admin/saved-views/saved-views'
import { DAY, type ListShape } from '@/components/data-table/list-state'
import { ListView } from '@/components/data-table/list-view'
import { useListState } from '@/components/data-table/use-list-state'
import { AUDIT_ACTION_KEYS, AUDIT_ACTIONS } from '@/lib/audit/options'
import { AUDIT_COLUMNS } from './audit-columns'

const SHAPE: ListShape = {
  filters: { from: DAY, to: DAY, action: AUDIT_ACTION_KEYS },
  sorts: [],
  sort: { by: '', descending: false },
}
const TEXTS = {
  filtersHeading: 'Search and export',
  tableHeading: 'Entries',
  singular: 'entry',
  plural: 'entries',
  search: 'Search by administrator',
  searchHint,
  loading: 'Loading audit log...',
  none: 'No entries yet',
  empty: 'No entries found',
  failure: 'Failed to fetch the audit log',
}
const SOURCE = {
  name: 'audit',
  shape: SHAPE,
  fetchPage: fetchAudit,
  fetchCounts: fetchAuditCounts,
}
const FILTERS = [
  { name: 'action', label: 'Action', allLabel: 'All actions', options: toFilterOptions(AUDIT_ACTIONS) },
]

export function AuditLog() {
  const [state, setState] = useListState(SHAPE)
  return (
    <ListView
      texts={TEXTS}
      source={SOURCE}
      state={state}
      onState={setState}
      columns={AUDIT_COLUMNS}
      filters={FILTERS}
    >
      {(matching, onFollow) => (
        <>
          <SavedViews list="audit" shape={SHAPE} state={state} onState={setState} />
          <ExportLink
            call="GET /api/admin/audit/export"
            query={{ ...state.filters, actor: state.search.trim() || undefined }}
            matching={matching}
            onFollow={onFollow}
          />
        </>
      )}
    </ListView>
  )
}
