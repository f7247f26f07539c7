'use client'

import { ActionCell, ActionLink, DateCell } from '@/components/admin/lists/cells'
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
    meta: { width: 8.5 },
  },
  emailColumn(10.5, (row) => row.email),
  textColumn('company', 'Company', 8, (row) => row.company),
  textColumn('productInterest', 'Product Interest', 10.1, (row) =>
    labelOf(PRODUCT_INTERESTS, row.productInterest),
  ),
  textColumn('timeline', 'Timeline', 6, (row) => labelOf(TIMELINES, row.timeline)),
  textColumn('budget', 'Budget', 7.5, (row) => labelOf(BUDGETS, row.budget)),
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <ContactStatusSelect contact={row.original} />,
    meta: { width: 7.5, unclipped: true },
  },
  textColumn('assignee', 'Assignee', 6, (row) => row.assignee, false),
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ row: { original } }) => (
      <span className="cell-date">
        {original.replyBy ? <DeadlineBadge isShort label="Reply" due={original.replyBy} /> : null}
        <DateCell at={original.createdAt} />
      </span>
    ),
    meta: { width: 14, align: 'end', descendingFirst: true, sortLabels: DATE_SORT_LABELS },
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
    meta: { width: 6.9, unclipped: true },
  },
]
