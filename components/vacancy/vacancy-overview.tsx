import type { Route } from 'next'
import { DrawnSection } from '@/components/layout/drawn-section'
import { TitleBlock, TitleCell } from '@/components/specification/sheet/title-block'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { formatClock, formatDay, formatDuration, formatMoment, formatRecent } from '@/lib/dates'
import * as paths from '@/lib/paths'
import { LAUNCH_STATUSES } from '@/lib/vacancy/launch-status'
import type { OwnVacancyDetail, VacancyEvent } from '@/lib/vacancy/workspace/schema'
import { AdvertBlock, hasAdvertBlock } from './advert-block'
import { ArchiveButton } from './archive-button'
import { type NextItem, NextList, NextRow } from './next-list'
import { StageBeam } from './stage-beam'
import { badgeOf, DUE_TEXTS, NEXT_STEP_LABELS, NEXT_STEP_TEXTS, STATE_LABELS } from './vacancy-texts'

/** One vacancy: its state, its advert, what is due, its screens and what has happened. */
export function VacancyOverview({
  detail: { vacancy, role, notes, events, advert },
  contact,
}: {
  detail: OwnVacancyDetail
  /** The agency's address. */
  contact: string
}) {
  const { id, state, nextStep, url, companyName, updatedAt } = vacancy
  const now = new Date()
  const version = events.find((event) => event.version !== null)?.version
  const launch = events.find(({ launchStatus }) => launchStatus === 'launched')
  const isEditor = role !== 'viewer'
  const nextLabel = isEditor ? NEXT_STEP_LABELS[nextStep] : null
  const due: NextItem | null = nextLabel
    ? { href: url as Route, label: nextLabel, text: DUE_TEXTS[nextStep] }
    : null
  const canRestore = isEditor && state === 'archived'
  const canArchive = isEditor && state !== 'approved' && state !== 'live'
  return (
    <div className="grid gap-10">
      <section aria-label="State">
        <div className="rounded-lg border border-line/70 bg-card">
          <TitleBlock columns="quarters">
            <TitleCell label="Company" span="quarter">
              {companyName}
            </TitleCell>
            <TitleCell label="Stage" span="quarter">
              <Badge variant={badgeOf(state)}>{STATE_LABELS[state]}</Badge>
            </TitleCell>
            <TitleCell label="Specification" span="quarter">
              {version ? (
                <>
                  Version <span className="figure">{version}</span>
                </>
              ) : (
                'Not written yet'
              )}
            </TitleCell>
            <TitleCell label={state === 'live' && launch ? 'Live for' : 'Last changed'} span="quarter">
              <span className="block first-letter:uppercase">
                {state === 'live' && launch
                  ? formatDuration((now.getTime() - new Date(launch.at).getTime()) / 60_000)
                  : formatRecent(new Date(updatedAt), now)}
              </span>
            </TitleCell>
          </TitleBlock>
          <StageBeam state={state} />
        </div>
      </section>
      {hasAdvertBlock(state) ? (
        <DrawnSection title="Advert and contact">
          <AdvertBlock advert={advert} state={state} contact={contact} />
        </DrawnSection>
      ) : null}
      <DrawnSection title="Next" figure={due || canRestore ? '1 step' : 'Nothing due'}>
        {due || canRestore || nextStep === 'none' ? null : (
          <p className="measure">{NEXT_STEP_TEXTS[nextStep]}.</p>
        )}
        <NextList due={due} items={listScreens(vacancy, isEditor).filter(({ href }) => href !== due?.href)}>
          {canRestore ? (
            <NextRow text="It’s in the archive. Take it out to work on it again." isDue>
              <ArchiveButton vacancyId={id} isArchived />
            </NextRow>
          ) : null}
        </NextList>
        {canArchive && !canRestore ? <ArchiveButton vacancyId={id} isArchived={false} /> : null}
      </DrawnSection>
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
      <DrawnSection
        title="What has happened so far"
        figure={events.length === 1 ? '1 event' : `${events.length} events`}
      >
        <ol className="border-t">
          {events.map((event, index) => {
            const day = formatDay(new Date(event.at))
            const before = events[index - 1]
            return (
              <li
                key={`${event.kind} ${event.at}`}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-6 border-b py-2.5 sm:grid-cols-[10rem_3.5rem_minmax(0,1fr)]"
              >
                <span className="text-muted-foreground text-sm leading-6 max-sm:col-span-2">
                  {before && formatDay(new Date(before.at)) === day ? (
                    <span className="sr-only">{day}</span>
                  ) : (
                    day
                  )}
                </span>
                <time dateTime={event.at} className="figure text-muted-foreground text-sm leading-6">
                  {formatClock(new Date(event.at))}
                </time>
                <span className="wrap-anywhere">
                  <EventText {...event} />
                </span>
              </li>
            )
          })}
        </ol>
      </DrawnSection>
    </div>
  )
}

/** The screens of a vacancy that the reader can open. */
function listScreens({ id, specificationId }: OwnVacancyDetail['vacancy'], isEditor: boolean): NextItem[] {
  const items: NextItem[] = []
  if (specificationId)
    items.push({
      href: paths.jobSpecification(specificationId),
      label: 'Open the specification',
      text: isEditor ? 'Every line with its source, to read, share or download.' : 'As candidates read it.',
    })
  if (specificationId && isEditor)
    items.push({
      href: paths.interviewKit(specificationId),
      label: 'Interview kit',
      text: 'The questions and scorecards for your interviews.',
    })
  if (isEditor)
    items.push({
      href: paths.withVacancy(paths.consultation, id),
      label: 'Open the conversation',
      text: 'What you told the consultant, and the brief made from it.',
    })
  return items
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
