'use client'

import type { Columns } from '@/components/data-table/data-table'
import type { Contact } from '@/lib/contact-sales/schema'
import { BUDGETS, PRODUCT_INTERESTS, TIMELINES } from '@/lib/enquiries/options'
import { ActionCell, ActionLink, DateCell, EmailCell, TextCell } from './cells'
import { mailTo, telephone } from './contact-links'
import { ContactName } from './contact-name'
import { labelOf } from './filter-options'
import { MailIcon, PhoneIcon } from './icons'
import { MessageButton } from './message-button'
import { PromiseClock } from './promise-clock'
import { StatusSelect } from './status-select'

/** The table of the contacts tab (specification, section 2). The ids are what the list is sorted by. */
export const CONTACT_COLUMNS: Columns<Contact> = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <ContactName contact={row.original} />,
    meta: { width: 9 },
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <EmailCell email={row.original.email} />,
    meta: { width: 11.5 },
  },
  {
    id: 'company',
    header: 'Company',
    cell: ({ row }) => <TextCell>{row.original.company}</TextCell>,
    meta: { width: 9.5 },
  },
  {
    id: 'productInterest',
    header: 'Product Interest',
    cell: ({ row }) => <TextCell>{labelOf(PRODUCT_INTERESTS, row.original.productInterest)}</TextCell>,
    meta: { width: 11 },
  },
  {
    id: 'timeline',
    header: 'Timeline',
    cell: ({ row }) => <TextCell>{labelOf(TIMELINES, row.original.timeline)}</TextCell>,
    meta: { width: 6.5 },
  },
  {
    id: 'budget',
    header: 'Budget',
    cell: ({ row }) => <TextCell>{labelOf(BUDGETS, row.original.budget)}</TextCell>,
    meta: { width: 8 },
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <StatusSelect contact={row.original} />,
    meta: { width: 8, whole: true },
  },
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ row: { original } }) => (
      <span className="cell-date">
        {original.replyBy ? <PromiseClock what="Reply" due={original.replyBy} /> : null}
        <DateCell at={original.createdAt} />
      </span>
    ),
    meta: { width: 12.5, align: 'end', descendingFirst: true },
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original } }) => (
      <ActionCell>
        <ActionLink href={mailTo(original.email)} name={`Email ${original.name}`}>
          <MailIcon />
        </ActionLink>
        {original.message ? <MessageButton from={original.name} message={original.message} /> : null}
        {original.phone ? (
          <ActionLink href={telephone(original.phone)} name={`Call ${original.name}`}>
            <PhoneIcon />
          </ActionLink>
        ) : null}
      </ActionCell>
    ),
    enableSorting: false,
    meta: { width: 6.5, whole: true },
  },
]
