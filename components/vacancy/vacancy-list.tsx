import type { Route } from 'next'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { formatRecent } from '@/lib/dates'
import * as paths from '@/lib/paths'
import type { OwnVacancy } from '@/lib/vacancy/workspace/schema'
import { badgeOf, labelOfStep, NEXT_STEP_TEXTS, STATE_LABELS } from './vacancy-texts'

interface Row extends OwnVacancy {
  /** What the reader can do next; null where it is up to somebody else. */
  action: string | null
}

/** Those that wait for the reader come first. With the company of each where there are several. Archived ones are folded away. */
export function VacancyList({
  vacancies,
  editableCompanies,
}: {
  vacancies: readonly OwnVacancy[]
  /** Where the reader is more than a viewer. */
  editableCompanies: readonly string[]
}) {
  const hasCompanies = new Set(vacancies.map(({ companyId }) => companyId)).size > 1
  const rows = vacancies.map((vacancy) => ({
    ...vacancy,
    action: labelOfStep(vacancy.nextStep, editableCompanies.includes(vacancy.companyId)),
  }))
  const archived = rows.filter(({ state }) => state === 'archived')
  const open = rows
    .filter(({ state }) => state !== 'archived')
    .sort((a, b) => Number(b.action !== null) - Number(a.action !== null))
  return (
    <div className="grid gap-6">
      {open.length > 0 ? (
        <Rows rows={open} hasCompanies={hasCompanies} />
      ) : (
        <p className="text-muted-foreground">All your vacancies are archived.</p>
      )}
      {archived.length > 0 ? (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Archived ({archived.length})
          </summary>
          <Rows rows={archived} hasCompanies={hasCompanies} />
        </details>
      ) : null}
    </div>
  )
}

const COLUMNS = 'gap-x-6 lg:grid-cols-[minmax(0,1fr)_9rem_minmax(0,22rem)_9rem]'

function Rows({ rows, hasCompanies }: { rows: readonly Row[]; hasCompanies: boolean }) {
  const now = new Date()
  return (
    <div>
      <div aria-hidden="true" className={`title-label grid pb-1.5 pl-4 max-lg:hidden ${COLUMNS}`}>
        <span>Vacancy</span>
        <span>Stage</span>
        <span>Next</span>
        <span>Changed</span>
      </div>
      <ul className="border-line/70 border-t">
        {rows.map((row) => (
          <li
            key={row.id}
            className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-2 border-b py-3 pl-4 ${COLUMNS}`}
          >
            {row.action ? (
              <span aria-hidden="true" className="absolute inset-y-2 left-0 w-1 bg-signal" />
            ) : null}
            <div className="min-w-0">
              <Link
                id={`title-${row.id}`}
                href={paths.vacancy(row.id)}
                className="link wrap-anywhere touch-target inline-flex min-h-6 items-center font-semibold"
              >
                <bdi>{row.title ?? 'No job title yet'}</bdi>
              </Link>
              {hasCompanies ? (
                <p className="wrap-anywhere text-muted-foreground text-sm">
                  <bdi>{row.companyName}</bdi>
                </p>
              ) : null}
            </div>
            <div className="min-w-0 text-sm max-lg:col-span-2 lg:col-start-3 lg:row-start-1">
              <NextStep row={row} />
            </div>
            <p className="text-muted-foreground text-sm max-lg:col-span-2 lg:col-start-4 lg:row-start-1">
              <span className="lg:sr-only">Last changed </span>
              <span className="lg:inline-block lg:first-letter:uppercase">
                {formatRecent(new Date(row.updatedAt), now)}
              </span>
            </p>
            <Badge
              variant={badgeOf(row.state)}
              className="col-start-2 row-start-1 max-lg:mt-0.5 max-lg:self-start"
            >
              {STATE_LABELS[row.state]}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** For someone who can't take the step. */
const VIEWER_TEXTS = {
  describeCompany: 'An editor has to describe the company',
  startConsultation: 'An editor has to talk to the consultant',
  continueConsultation: 'In consultation with an editor',
  approve: 'Read the draft',
  awaitApproval: NEXT_STEP_TEXTS.awaitApproval,
}

function NextStep({ row: { id, action, nextStep, url, waitingFor } }: { row: Row }) {
  if (action)
    return (
      <ButtonLink href={url as Route} variant="outline" size="sm" aria-describedby={`title-${id}`}>
        {action}
      </ButtonLink>
    )
  if (nextStep === 'none' || nextStep === 'awaitLaunch')
    return <p className="text-muted-foreground">{NEXT_STEP_TEXTS[nextStep]}</p>
  return (
    <Link href={url as Route} className="link wrap-anywhere touch-target inline-flex min-h-6 items-center">
      {waitingFor.length > 0 ? `Waiting for ${waitingFor.join(', ')} to approve` : VIEWER_TEXTS[nextStep]}
    </Link>
  )
}
