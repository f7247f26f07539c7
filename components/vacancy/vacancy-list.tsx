import type { Route } from 'next'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { VacancyState } from '@/lib/consultation/vacancy/options'
import { formatDay } from '@/lib/dates'
import type { NextStep } from '@/lib/vacancy/workspace/next-step'
import type { OwnVacancy } from '@/lib/vacancy/workspace/schema'

const STATE_LABELS: Record<VacancyState, string> = {
  talking: 'In consultation',
  draft: 'Draft',
  awaitingApproval: 'Awaiting approval',
  approved: 'Approved',
  live: 'Live',
  onHold: 'On hold',
  closed: 'Closed',
  archived: 'Archived',
}
const GOOD_STATES: readonly VacancyState[] = ['approved', 'live']

const NEXT_STEP_TEXTS: Record<NextStep, string> = {
  describeCompany: 'Next: tell us about your company',
  startConsultation: 'Next: talk to the consultant',
  continueConsultation: 'Next: continue the consultation, or generate the summary',
  approve: 'Next: read the draft and approve it',
  awaitApproval: 'Waiting for approval',
  awaitLaunch: 'We’re getting this ready to launch',
  none: 'Nothing to do at the moment',
}

/** With the company of each where there are several. */
export function VacancyList({ vacancies }: { vacancies: readonly OwnVacancy[] }) {
  const hasCompanies = new Set(vacancies.map(({ companyId }) => companyId)).size > 1
  return (
    <ul className="border-t">
      {vacancies.map(({ id, title, companyName, state, nextStep, url, updatedAt }) => (
        <li
          key={id}
          className="grid gap-x-4 gap-y-1 border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="min-w-0">
            <Link
              href={url as Route}
              className="link wrap-anywhere inline-flex min-h-6 items-center font-semibold"
            >
              <bdi>{title ?? 'No job title yet'}</bdi>
            </Link>
            <p className="wrap-anywhere text-muted-foreground text-sm">
              {hasCompanies ? (
                <>
                  <bdi>{companyName}</bdi>,{' '}
                </>
              ) : null}
              {hasCompanies ? 'last' : 'Last'} changed {formatDay(new Date(updatedAt))}
            </p>
            <p className="text-sm">{NEXT_STEP_TEXTS[nextStep]}</p>
          </div>
          <Badge variant={GOOD_STATES.includes(state) ? 'success' : 'muted'} className="justify-self-start">
            {STATE_LABELS[state]}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
