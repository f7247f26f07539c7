'use client'

import type { Route } from 'next'
import { BLANK, TextCell } from '@/components/admin/lists/cells'
import { labelOf } from '@/components/admin/lists/filter-options'
import { textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import { Link } from '@/components/ui/link'
import type { AuditRecord, ListedAuditEntry } from '@/lib/admin/audit-log/schema'
import { AUDIT_ACTIONS } from '@/lib/audit/options'
import { formatLocalShortMoment } from '@/lib/dates'
import * as paths from '@/lib/paths'
import { formatChanges } from './format-changes'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const ID_CHARS = 8

function pathOf({ kind, id, label }: AuditRecord): Route {
  switch (kind) {
    case 'vacancy':
      return paths.adminVacancy(id ?? '')
    case 'contact':
      return paths.adminContacts(label)
    case 'registration':
      return paths.adminRegistrations(label)
    case 'email':
      return paths.adminEmails(label)
    case 'administrator':
      return paths.adminSettings
  }
}

/** The beginning tells ids apart. All of it is in the title, and copied. */
function IdCell({ id }: { id: string | null }) {
  if (!id || !UUID.test(id)) return <TextCell missing={BLANK}>{id}</TextCell>
  return (
    <span title={id} className="cell-text figure">
      {id.slice(0, ID_CHARS)}
      <span className="sr-only">{id.slice(ID_CHARS)}</span>
    </span>
  )
}

/** Opens the record. What no longer exists keeps its id. */
function RecordCell({ entry: { record, target } }: { entry: ListedAuditEntry }) {
  if (!record) return <IdCell id={target} />
  return (
    <Link href={pathOf(record)} title={record.label} className="cell-text">
      <bdi>{record.label}</bdi>
    </Link>
  )
}

export const AUDIT_COLUMNS: Columns<ListedAuditEntry> = [
  {
    id: 'at',
    header: 'Time',
    cell: ({ row }) => (
      <time dateTime={row.original.at} className="whitespace-nowrap">
        {formatLocalShortMoment(new Date(row.original.at))}
      </time>
    ),
    enableSorting: false,
    meta: { width: 9, narrow: 8.75, under: ({ address }) => address, card: 'subtitle' },
  },
  textColumn('actor', 'Administrator', 8, (row) => row.actor, false, {
    narrow: 7.25,
    card: 'subtitle',
    missing: BLANK,
  }),
  textColumn('action', 'Action', 11, (row) => labelOf(AUDIT_ACTIONS, row.action), false, {
    narrow: 10,
    wraps: true,
    card: 'title',
  }),
  {
    id: 'target',
    header: 'Record',
    cell: ({ row }) => <RecordCell entry={row.original} />,
    enableSorting: false,
    meta: { width: 13, narrow: 8.5 },
  },
  textColumn('changes', 'Changes', 22, (row) => formatChanges(row.changes), false, {
    narrow: 11,
    wraps: true,
    missing: BLANK,
    under: ({ requestId }) => (requestId ? `Request ${requestId.slice(0, ID_CHARS)}` : null),
  }),
  textColumn('address', 'IP address', 8, (row) => row.address, false, { narrow: null, missing: BLANK }),
  {
    id: 'requestId',
    header: 'Request ID',
    cell: ({ row }) => <IdCell id={row.original.requestId} />,
    enableSorting: false,
    meta: { width: 9, narrow: null },
  },
]
