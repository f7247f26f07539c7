import type { Route } from 'next'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { formatDay, formatMoment } from '@/lib/dates'
import * as paths from '@/lib/paths'
import { LAUNCH_STATUSES } from '@/lib/vacancy/launch-status'
import type { OwnVacancyDetail, VacancyEvent } from '@/lib/vacancy/workspace/schema'
import { ArchiveButton } from './archive-button'
import { badgeOf, NEXT_STEP_LABELS, NEXT_STEP_TEXTS, STATE_LABELS } from './vacancy-texts'

/** One vacancy: its state, what is due, its screens and what has happened. */
export function VacancyOverview({ detail: { vacancy, role, notes, events } }: { detail: OwnVacancyDetail }) {
  const { id, state, nextStep, url, specificationId } = vacancy
  const isEditor = role !== 'viewer'
  const nextLabel = isEditor ? NEXT_STEP_LABELS[nextStep] : null
  const canArchive = isEditor && state !== 'approved' && state !== 'live'
  return (
    <div className="grid gap-10">
      <section aria-label="State" className="grid justify-items-start gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant={badgeOf(state)}>{STATE_LABELS[state]}</Badge>
          <span>{NEXT_STEP_TEXTS[nextStep]}</span>
        </p>
        <p className="flex flex-wrap gap-3">
          {nextLabel ? (
            <ButtonLink href={url as Route} variant="signal">
              {nextLabel}
            </ButtonLink>
          ) : null}
          {specificationId && (nextLabel === null || url !== paths.jobSpecification(specificationId)) ? (
            <ButtonLink href={paths.jobSpecification(specificationId)} variant="outline">
              Open the specification
            </ButtonLink>
          ) : null}
          {isEditor ? (
            <ButtonLink href={paths.withVacancy(paths.consultation, id)} variant="outline">
              Open the conversation
            </ButtonLink>
          ) : null}
          {canArchive ? <ArchiveButton vacancyId={id} isArchived={state === 'archived'} /> : null}
        </p>
      </section>
      {notes.length > 0 ? (
        <section aria-labelledby="notes" className="grid gap-3">
          <h2 id="notes" className="font-semibold text-xl">
            Notes from us
          </h2>
          <ul className="grid gap-4">
            {notes.map(({ id: noteId, at, text, day }) => (
              <li key={noteId} className="grid gap-1 border-signal border-l-2 pl-4">
                {day ? <strong>{formatDay(new Date(`${day}T12:00:00Z`))}</strong> : null}
                <p className="measure wrap-anywhere whitespace-pre-line" dir="auto">
                  {text}
                </p>
                <span className="text-muted-foreground text-sm">Written {formatMoment(new Date(at))}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="history" className="grid gap-3">
        <h2 id="history" className="font-semibold text-xl">
          What has happened so far
        </h2>
        <ol className="border-t">
          {events.map((event) => (
            <li
              key={`${event.kind} ${event.at}`}
              className="grid gap-x-6 border-b py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <time dateTime={event.at} className="text-muted-foreground text-sm leading-6">
                {formatMoment(new Date(event.at))}
              </time>
              <span className="wrap-anywhere">
                <EventText {...event} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function EventText({ kind, by, version, specificationId, launchStatus }: VacancyEvent) {
  if (kind === 'started') return 'The vacancy was started'
  if (kind === 'launch')
    return `We set it to ${LAUNCH_STATUSES.find(({ key }) => key === launchStatus)?.label ?? 'another state'}`
  const document = specificationId ? (
    <Link href={paths.jobSpecification(specificationId)} className="link">
      version {version}
    </Link>
  ) : (
    `version ${version}`
  )
  return kind === 'approved' ? (
    <>
      {by} approved {document}
    </>
  ) : (
    <>The specification was written, {document}</>
  )
}
