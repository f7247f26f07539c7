'use client'

import { fetchAudit } from '@/components/admin/lists/calls'
import { ExportLink } from '@/components/admin/lists/export-link'
import { optionsOf } from '@/components/admin/lists/filter-options'
import { ListView } from '@/components/data-table/list-view'
import { useListState } from '@/components/data-table/use-list-state'
import { exportAudit } from '@/lib/api/routes/admin'
import { AUDIT_ACTION_KEYS, AUDIT_ACTIONS } from '@/lib/audit/options'
import { AUDIT_COLUMNS } from './audit-columns'

const SHAPE = {
  filters: { action: AUDIT_ACTION_KEYS },
  sorts: [],
  sort: { by: '', descending: false },
}
const WORDS = {
  card: 'Filters & Export',
  table: 'Entries',
  one: 'entry',
  many: 'entries',
  search: 'Search by name of the administrator',
  loading: 'Loading audit log...',
  empty: 'No entries found',
  failure: 'Failed to fetch the audit log',
}
/** Nobody counts the log: it only grows. */
const SOURCE = {
  name: 'audit',
  shape: SHAPE,
  fetchPage: fetchAudit,
  fetchCounts: async () => ({ matching: null, figures: null }),
}
const FILTERS = [{ name: 'action', label: 'Action', all: 'All actions', options: optionsOf(AUDIT_ACTIONS) }]

/** Everything that administrators did, newest first; it can be read and saved, and nothing else. */
export function AuditLog() {
  const [state, setState] = useListState(SHAPE)
  return (
    <ListView
      words={WORDS}
      source={SOURCE}
      state={state}
      onState={setState}
      columns={AUDIT_COLUMNS}
      filters={FILTERS}
    >
      {(matching, onFollow) => (
        <ExportLink
          route={exportAudit}
          query={{ ...state.filters, actor: state.search.trim() || undefined }}
          matching={matching}
          onFollow={onFollow}
        />
      )}
    </ListView>
  )
}
