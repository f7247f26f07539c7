import type { Route } from 'next'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { formatDay } from '@/lib/dates'
import * as paths from '@/lib/paths'
import type { OwnVacancy } from '@/lib/vacancy/workspace/schema'
import { badgeOf, NEXT_STEP_TEXTS, STATE_LABELS } from './vacancy-texts'

/** With the company of each where there are several. Archived ones are folded away. */
export function VacancyList({ vacancies }: { vacancies: readonly OwnVacancy[] }) {
  const hasCompanies = new Set(vacancies.map(({ companyId }) => companyId)).size > 1
  const archived = vacancies.filter(({ state }) => state === 'archived')
  const open = vacancies.filter(({ state }) => state !== 'archived')
  return (
    <div className="grid gap-6">
      {open.length > 0 ? (
        <Rows vacancies={open} hasCompanies={hasCompanies} />
      ) : (
        <p className="text-muted-foreground">All your vacancies are archived.</p>
      )}
      {archived.length > 0 ? (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Archived ({archived.length})
          </summary>
          <Rows vacancies={archived} hasCompanies={hasCompanies} />
        </details>
      ) : null}
    </div>
  )
}

function Rows({ vacancies, hasCompanies }: { vacancies: readonly OwnVacancy[]; hasCompanies: boolean }) {
  return (
    <ul className="border-t">
      {vacancies.map(({ id, title, companyName, state, nextStep, waitingFor, url, updatedAt }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b py-4 sm:items-center"
        >
          <Link
            href={paths.vacancy(id)}
            className="link wrap-anywhere inline-flex min-h-6 items-center justify-self-start font-semibold"
          >
            <bdi>{title ?? 'No job title yet'}</bdi>
          </Link>
          <div className="row-start-2 min-w-0 max-sm:col-span-2">
            <p className="wrap-anywhere text-muted-foreground text-sm">
              {hasCompanies ? (
                <>
                  <bdi>{companyName}</bdi>,{' '}
                </>
              ) : null}
              {hasCompanies ? 'last' : 'Last'} changed {formatDay(new Date(updatedAt))}
            </p>
            <p className="text-sm">
              {nextStep === 'none' || nextStep === 'awaitLaunch' ? (
                NEXT_STEP_TEXTS[nextStep]
              ) : (
                <Link href={url as Route} className="link wrap-anywhere inline-flex min-h-6 items-center">
                  {waitingFor.length > 0
                    ? `Waiting for ${waitingFor.join(', ')} to approve`
                    : NEXT_STEP_TEXTS[nextStep]}
                </Link>
              )}
            </p>
          </div>
          <Badge variant={badgeOf(state)} className="col-start-2 row-start-1 sm:row-span-2">
            {STATE_LABELS[state]}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
