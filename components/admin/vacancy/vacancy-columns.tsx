'use client'

import { ActionCell, ActionLink, BLANK, DateCell } from '@/components/admin/lists/cells'
import { mailtoUrl, telephoneUrl } from '@/components/admin/lists/contact-links'
import { DeadlineBadge } from '@/components/admin/lists/deadline-badge'
import { labelOf } from '@/components/admin/lists/filter-options'
import { MailIcon, PhoneIcon } from '@/components/admin/lists/icons'
import { emailColumn, textColumn } from '@/components/admin/lists/text-column'
import type { Columns } from '@/components/data-table/data-table'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import { VACANCY_STAGES } from '@/lib/vacancy/options'
import type { Vacancy } from '@/lib/vacancy/schema'
import { LaunchStatusSelect } from './launch-status-select'

function JobTitle({ vacancy }: { vacancy: Vacancy }) {
  const title = vacancy.jobTitle ?? 'No job title yet'
  return (
    <Link href={paths.adminVacancy(vacancy.id)} title={title} className="cell-open">
      <bdi>{title}</bdi>
    </Link>
  )
}

function Version({ vacancy: { specification, approval } }: { vacancy: Vacancy }) {
  if (!specification) return BLANK
  const hasNewerDraft = approval && approval.specificationId !== specification.id
  return (
    <span className="figure text-xs">
      {hasNewerDraft ? `v${approval.version}, draft v${specification.version}` : `v${specification.version}`}
    </span>
  )
}

function Launch({ vacancy: { approval, id, jobTitle, company } }: { vacancy: Vacancy }) {
  if (!approval) return BLANK
  return <LaunchStatusSelect approval={approval} vacancy={jobTitle ?? company.name} vacancyId={id} />
}

/** The table cannot be sorted: the latest approval is always first. */
export const VACANCY_COLUMNS: Columns<Vacancy> = [
  {
    id: 'jobTitle',
    header: 'Vacancy',
    cell: ({ row }) => <JobTitle vacancy={row.original} />,
    enableSorting: false,
    meta: { width: 10.5, narrow: 9.75, under: ({ company }) => company.name },
  },
  textColumn('company', 'Company', 8.25, (row) => row.company.name, false, {
    narrow: null,
    card: 'subtitle',
  }),
  textColumn('contact', 'Contact', 6.75, (row) => row.company.contactName, false, {
    narrow: null,
    card: 'subtitle',
  }),
  emailColumn(10.5, (row) => row.company.email, false, { narrow: null }),
  {
    id: 'stage',
    header: 'Stage',
    cell: ({ row: { original } }) => (
      <Badge variant={original.stage === 'approved' ? 'success' : 'muted'}>
        {labelOf(VACANCY_STAGES, original.stage)}
      </Badge>
    ),
    enableSorting: false,
    meta: { width: 8, narrow: 8.5, unclipped: true },
  },
  {
    id: 'specification',
    header: 'Specification',
    cell: ({ row }) => <Version vacancy={row.original} />,
    enableSorting: false,
    meta: { width: 7, narrow: null },
  },
  {
    id: 'launch',
    header: 'Launch',
    cell: ({ row }) => <Launch vacancy={row.original} />,
    enableSorting: false,
    meta: { width: 9.5, narrow: 9, unclipped: true },
  },
  textColumn('assignee', 'Assignee', 5, (row) => row.assignee, false, {
    narrow: 5,
    missing: BLANK,
  }),
  {
    id: 'clock',
    header: 'Time to launch',
    cell: ({ row: { original } }) =>
      original.approval?.launchStatus === 'awaiting' ? (
        <DeadlineBadge isShort label="Launch" due={original.approval.launchBy} />
      ) : (
        BLANK
      ),
    enableSorting: false,
    meta: { width: 7.5, narrow: 7.5, align: 'end' },
  },
  {
    id: 'approvedAt',
    header: 'Approved',
    cell: ({ row: { original } }) =>
      original.approval ? <DateCell at={original.approval.approvedAt} /> : BLANK,
    enableSorting: false,
    meta: { width: 6.25, narrow: null, align: 'end' },
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original } }) => (
      <ActionCell>
        <ActionLink href={mailtoUrl(original.company.email)} name={`Email ${original.company.contactName}`}>
          <MailIcon />
        </ActionLink>
        <ActionLink href={telephoneUrl(original.company.phone)} name={`Call ${original.company.contactName}`}>
          <PhoneIcon />
        </ActionLink>
      </ActionCell>
    ),
    enableSorting: false,
    meta: { width: 5.75, narrow: 5.75, unclipped: true },
  },
]
