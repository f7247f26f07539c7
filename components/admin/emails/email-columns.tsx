'use client'

import { use } from 'react'
import { BLANK, OpenCell } from '@/components/admin/lists/cells'
import { labelOf } from '@/components/admin/lists/filter-options'
import { LocalTime } from '@/components/admin/lists/local-time'
import { textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import { DATE_SORT_LABELS } from '@/components/data-table/sort-select'
import { Badge } from '@/components/ui/badge'
import type { Email } from '@/lib/admin/emails/schema'
import { MAIL_KINDS, MAIL_STATES } from '@/lib/mail/options'
import { OpenEmailContext } from './email-context'

const VARIANTS = {
  queued: 'outline',
  sending: 'outline',
  sent: 'success',
  failed: 'destructive',
  held: 'signal',
  stopped: 'muted',
} as const

export function EmailState({ state }: Pick<Email, 'state'>) {
  return <Badge variant={VARIANTS[state]}>{labelOf(MAIL_STATES, state)}</Badge>
}

function SubjectCell({ email }: { email: Email }) {
  const open = use(OpenEmailContext)
  return <OpenCell name={email.subject} onOpen={() => open(email)} />
}

export const EMAIL_COLUMNS: Columns<Email> = [
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ row }) => <SubjectCell email={row.original} />,
    enableSorting: false,
    meta: { width: 21, narrow: 16, wraps: true, under: (row) => labelOf(MAIL_KINDS, row.kind) },
  },
  textColumn('to', 'To', 16, (row) => row.to, false, { narrow: 13 }),
  textColumn('kind', 'Kind', 9, (row) => labelOf(MAIL_KINDS, row.kind), false, {
    narrow: null,
    card: 'subtitle',
  }),
  {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <EmailState state={row.original.state} />,
    enableSorting: false,
    meta: { width: 8, narrow: 7.5 },
  },
  {
    id: 'createdAt',
    header: 'Created',
    cell: ({ row }) => <LocalTime at={row.original.createdAt} />,
    meta: {
      width: 9,
      align: 'end',
      descendingFirst: true,
      sortLabels: DATE_SORT_LABELS,
      card: 'subtitle',
    },
  },
  {
    id: 'sentAt',
    header: 'Sent',
    cell: ({ row }) => (row.original.sentAt ? <LocalTime at={row.original.sentAt} /> : BLANK),
    enableSorting: false,
    meta: { width: 9, narrow: null, align: 'end', card: 'none' },
  },
  textColumn('lastError', 'Last error', 9, (row) => row.lastError, false, {
    narrow: null,
    missing: BLANK,
  }),
]
