'use client'

import type { Columns } from '@/components/data-table/data-table'
import { Badge } from '@/components/ui/badge'
import type { InterestRegistration } from '@/lib/interest-registrations/schema'
import { ActionCell, ActionLink, DateCell, EmailCell, MISSING, PhoneCell, TextCell } from './cells'
import { mailTo } from './contact-links'
import { MailIcon } from './icons'
import { interestsText } from './interests'
import { MessageButton } from './message-button'

const TYPES = { hiring_manager: 'Hiring Manager', candidate: 'Candidate' } as const

function Interests({ interests }: { interests: readonly string[] }) {
  if (interests.length === 0) return MISSING
  const { shown, more } = interestsText(interests)
  return (
    <span className="cell-interests" title={interests.join('\n')}>
      {shown} {more ? <span>{more}</span> : null}
    </span>
  )
}

/** The table of the interest tab (specification, section 2). The ids are what the list is sorted by. */
export const REGISTRATION_COLUMNS: Columns<InterestRegistration> = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <TextCell>{row.original.name}</TextCell>,
    meta: { width: 7.25 },
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <EmailCell email={row.original.email} />,
    meta: { width: 10 },
  },
  {
    id: 'userType',
    header: 'Type',
    cell: ({ row: { original } }) => (
      <Badge variant={original.userType === 'candidate' ? 'muted' : 'default'}>
        {TYPES[original.userType]}
      </Badge>
    ),
    meta: { width: 7.5, whole: true },
  },
  {
    id: 'company',
    header: 'Company',
    cell: ({ row }) => <TextCell>{row.original.company}</TextCell>,
    meta: { width: 7.5 },
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ row }) => <TextCell>{row.original.role}</TextCell>,
    meta: { width: 7.25 },
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ row }) => <PhoneCell phone={row.original.phone} />,
    meta: { width: 8.25 },
  },
  {
    id: 'howDidYouHear',
    header: 'Source',
    cell: ({ row }) => <TextCell>{row.original.howDidYouHear}</TextCell>,
    meta: { width: 9.25 },
  },
  {
    id: 'pricingPlan',
    header: 'Pricing Plan',
    cell: ({ row: { original } }) =>
      original.pricingPlan ? (
        <Badge variant="outline">{original.pricingPlan.replaceAll('-', ' ')}</Badge>
      ) : (
        MISSING
      ),
    meta: { width: 7.25, whole: true },
  },
  {
    id: 'interestedIn',
    header: 'Interests',
    cell: ({ row }) => <Interests interests={row.original.interestedIn} />,
    meta: { width: 12.25 },
  },
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ row }) => <DateCell at={row.original.createdAt} />,
    meta: { width: 5.25, align: 'end', descendingFirst: true },
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
      </ActionCell>
    ),
    enableSorting: false,
    meta: { width: 4.25, whole: true },
  },
]
