'use client'

import type { Columns } from '@/components/data-table/data-table'
import { AUDIT_ACTIONS } from '@/lib/audit/options'
import type { AuditEntry } from '@/lib/audit/schema'
import { TextCell } from './cells'
import { changesText } from './changes-text'
import { labelOf } from './filter-options'

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
  {
    id: 'actor',
    header: 'Who',
    cell: ({ row }) => <TextCell>{row.original.actor}</TextCell>,
    enableSorting: false,
    meta: { width: 8 },
  },
  {
    id: 'action',
    header: 'What',
    cell: ({ row }) => <TextCell>{labelOf(AUDIT_ACTIONS, row.original.action)}</TextCell>,
    enableSorting: false,
    meta: { width: 11 },
  },
  {
    id: 'target',
    header: 'On',
    cell: ({ row }) => <TextCell>{row.original.target}</TextCell>,
    enableSorting: false,
    meta: { width: 13 },
  },
  {
    id: 'changes',
    header: 'Changes',
    cell: ({ row }) => <TextCell>{changesText(row.original.changes)}</TextCell>,
    enableSorting: false,
    meta: { width: 19 },
  },
  {
    id: 'address',
    header: 'Address',
    cell: ({ row }) => <TextCell>{row.original.address}</TextCell>,
    enableSorting: false,
    meta: { width: 8 },
  },
  {
    id: 'requestId',
    header: 'Request',
    cell: ({ row }) => <TextCell>{row.original.requestId}</TextCell>,
    enableSorting: false,
    meta: { width: 9 },
  },
]
