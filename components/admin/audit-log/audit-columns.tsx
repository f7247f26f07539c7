'use client'

import { labelOf } from '@/components/admin/lists/filter-options'
import { textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import type { AuditEntry } from '@/lib/admin/audit-log/schema'
import { AUDIT_ACTIONS } from '@/lib/audit/options'
import { formatLocalMoment } from '@/lib/dates'
import { formatChanges } from './format-changes'

export const AUDIT_COLUMNS: Columns<AuditEntry> = [
  {
    id: 'at',
    header: 'Time',
    cell: ({ row }) => (
      <time dateTime={row.original.at} className="whitespace-nowrap">
        {formatLocalMoment(new Date(row.original.at))}
      </time>
    ),
    enableSorting: false,
    meta: { width: 12 },
  },
  textColumn('actor', 'Administrator', 8, (row) => row.actor, false),
  textColumn('action', 'Action', 11, (row) => labelOf(AUDIT_ACTIONS, row.action), false),
  textColumn('target', 'Record', 13, (row) => row.target, false),
  textColumn('changes', 'Changes', 19, (row) => formatChanges(row.changes), false),
  textColumn('address', 'IP address', 8, (row) => row.address, false),
  textColumn('requestId', 'Request ID', 9, (row) => row.requestId, false),
]
