'use client'

import { changesText } from '@/components/admin/lists/changes-text'
import { labelOf } from '@/components/admin/lists/filter-options'
import { textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import type { AuditEntry } from '@/lib/admin/audit-log/schema'
import { AUDIT_ACTIONS } from '@/lib/audit/options'

/** The table of the audit log, newest first. */
export const AUDIT_COLUMNS: Columns<AuditEntry> = [
  {
    id: 'at',
    header: 'Time',
    cell: ({ row }) => (
      <time dateTime={row.original.at} className="figure text-xs">
        {new Date(row.original.at).toLocaleString()}
      </time>
    ),
    enableSorting: false,
    meta: { width: 10.5 },
  },
  textColumn('actor', 'Who', 8, (row) => row.actor, false),
  textColumn('action', 'What', 11, (row) => labelOf(AUDIT_ACTIONS, row.action), false),
  textColumn('target', 'On', 13, (row) => row.target, false),
  textColumn('changes', 'Changes', 19, (row) => changesText(row.changes), false),
  textColumn('address', 'Address', 8, (row) => row.address, false),
  textColumn('requestId', 'Request', 9, (row) => row.requestId, false),
]
