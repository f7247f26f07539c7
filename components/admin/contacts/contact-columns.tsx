'use client'

import { ActionCell, ActionLink, DateCell, MISSING } from '@/components/admin/lists/cells'
import { mailtoUrl, telephoneUrl } from '@/components/admin/lists/contact-links'
import { DeadlineBadge } from '@/components/admin/lists/deadline-badge'
import { labelOf } from '@/components/admin/lists/filter-options'
import { MailIcon, PhoneIcon } from '@/components/admin/lists/icons'
import { MessageButton } from '@/components/admin/lists/message-button'
import { emailColumn, textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import { DATE_SORT_LABELS } from '@/components/data-table/sort-select'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import { BUDGETS, PRODUCT_INTERESTS, TIMELINES } from '@/lib/enquiries/options'
import { ContactName } from './contact-name'
import { ContactStatusSelect } from './contact-status-select'

/** The ids are also the list's sort keys. */
export const CONTACT_COLUMNS: Columns<Contact> = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <ContactName contact={row.original} />,
    meta: {
      width: 8.5,
      narrow: 8,
      under: ({ assignee }) => (assignee === null ? null : `Assigned to ${assignee}`),
    },
  },
  emailColumn(10.25, (row) => row.email, true, { narrow: null }),
  textColumn('company', 'Company', 7.75, (row) => row.company, true, {
    narrow: 8.25,
    card: 'subtitle',
  }),
  textColumn(
    'productInterest',
    'Product Interest',
    10,
    (row) => labelOf(PRODUCT_INTERESTS, row.productInterest),
    true,
    { narrow: null },
  ),
  textColumn('timeline', 'Timeline', 5.75, (row) => labelOf(TIMELINES, row.timeline), true, { narrow: null }),
  textColumn('budget', 'Budget', 7.5, (row) => labelOf(BUDGETS, row.budget), true, { narrow: null }),
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <ContactStatusSelect contact={row.original} />,
    meta: { width: 7.5, unclipped: true },
  },
  textColumn('assignee', 'Assignee', 6, (row) => row.assignee, false, { narrow: null }),
  {
    id: 'replyBy',
    header: 'Reply due',
    cell: ({ row: { original } }) =>
      original.replyBy ? <DeadlineBadge isShort label="Reply" due={original.replyBy} /> : MISSING,
    enableSorting: false,
    meta: { width: 7.5, align: 'end' },
  },
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ row }) => <DateCell at={row.original.createdAt} />,
    meta: {
      width: 6.5,
      align: 'end',
      descendingFirst: true,
      sortLabels: DATE_SORT_LABELS,
      card: 'subtitle',
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original } }) => (
      <ActionCell>
        <ActionLink href={mailtoUrl(original.email)} name={`Email ${original.name}`}>
          <MailIcon />
        </ActionLink>
        {original.message ? <MessageButton from={original.name} message={original.message} /> : null}
        {original.phone ? (
          <ActionLink href={telephoneUrl(original.phone)} name={`Call ${original.name}`}>
            <PhoneIcon />
          </ActionLink>
        ) : null}
      </ActionCell>
    ),
    enableSorting: false,
    meta: { width: 7.75, narrow: 7.75, unclipped: true },
  },
]
