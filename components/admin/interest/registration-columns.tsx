'use client'

import {
  ActionCell,
  ActionLink,
  DateCell,
  MISSING,
  OpenCell,
  PhoneCell,
} from '@/components/admin/lists/cells'
import { mailtoUrl } from '@/components/admin/lists/contact-links'
import { MailIcon } from '@/components/admin/lists/icons'
import { MessageButton } from '@/components/admin/lists/message-button'
import { emailColumn, textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import { DATE_SORT_LABELS } from '@/components/data-table/sort-select'
import { Badge } from '@/components/ui/badge'
import type { InterestRegistration } from '@/lib/enquiries/interest-registrations/schema'
import { formatInterests } from './format-interests'
import { useOpenRegistration } from './registration-context'

const TYPE_LABELS = { hiring_manager: 'Hiring Manager', candidate: 'Candidate' } as const

function Interests({ interests }: { interests: readonly string[] }) {
  if (interests.length === 0) return MISSING
  const { shown, more } = formatInterests(interests)
  return (
    <span className="cell-interests" title={interests.join('\n')}>
      <span>{shown}</span> {more ? <span>{more}</span> : null}
    </span>
  )
}

function RegistrationName({ registration }: { registration: InterestRegistration }) {
  const open = useOpenRegistration()
  return <OpenCell name={registration.name} onOpen={() => open(registration)} />
}

/** The ids are also the list's sort keys. */
export const REGISTRATION_COLUMNS: Columns<InterestRegistration> = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <RegistrationName registration={row.original} />,
    meta: {
      width: 6.75,
      narrow: 13,
      under: ({ assignee }) => (assignee === null ? null : `Assigned to ${assignee}`),
    },
  },
  emailColumn(12.125, (row) => row.email, true, { narrow: null }),
  {
    id: 'userType',
    header: 'Type',
    cell: ({ row: { original } }) => (
      <Badge variant={original.userType === 'candidate' ? 'muted' : 'default'}>
        {TYPE_LABELS[original.userType]}
      </Badge>
    ),
    meta: { width: 7.25, narrow: 8, unclipped: true },
  },
  textColumn('company', 'Company', 6.25, (row) => row.company, true, {
    narrow: 12.25,
    card: 'subtitle',
  }),
  textColumn('role', 'Role', 8.125, (row) => row.role, true, { narrow: null }),
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ row }) => <PhoneCell phone={row.original.phone} />,
    meta: { width: 8.25, narrow: null },
  },
  textColumn('howDidYouHear', 'Source', 6.625, (row) => row.howDidYouHear, true, { narrow: null }),
  {
    id: 'pricingPlan',
    header: 'Pricing Plan',
    cell: ({ row: { original } }) =>
      original.pricingPlan ? (
        <Badge variant="outline" className="inline-block first-letter:uppercase">
          {original.pricingPlan.replaceAll('-', ' ')}
        </Badge>
      ) : (
        MISSING
      ),
    meta: { width: 7, narrow: null, unclipped: true },
  },
  {
    id: 'interestedIn',
    header: 'Interests',
    cell: ({ row }) => <Interests interests={row.original.interestedIn} />,
    meta: { width: 7.375, narrow: null },
  },
  textColumn('assignee', 'Assignee', 4.625, (row) => row.assignee, false, { narrow: null }),
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ row }) => <DateCell at={row.original.createdAt} />,
    meta: {
      width: 4.875,
      narrow: 6.5,
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
      </ActionCell>
    ),
    enableSorting: false,
    meta: { width: 5.75, narrow: 5.75, unclipped: true },
  },
]
