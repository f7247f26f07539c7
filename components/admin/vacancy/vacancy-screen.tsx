import { labelOf } from '@/components/admin/lists/filter-options'
import { BlankSheetSketch } from '@/components/layout/blank-sheet-sketch'
import { PrintButton } from '@/components/specification/document/document-actions'
import { DownloadMenu } from '@/components/specification/document/download-menu'
import { PrintedSources } from '@/components/specification/document/printed-sources'
import { SpecificationSheet } from '@/components/specification/document/specification-sheet'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { formatDay, formatMoment } from '@/lib/dates'
import * as paths from '@/lib/paths'
import { LAUNCH_STATUSES, type LaunchStatus } from '@/lib/vacancy/launch-status'
import { VACANCY_STAGES } from '@/lib/vacancy/options'
import type { PublicationView } from '@/lib/vacancy/publication/schema'
import type { VacancyDetail } from '@/lib/vacancy/schema'
import { ChannelsCard } from './channels/channels-card'
import { Conversation } from './conversation'
import { LaunchCard } from './launch-card'
import { PublicationCard } from './publication/publication-card'
import { VacancyAside } from './vacancy-aside'
import { VacancyAssignee } from './vacancy-assignee'
import { VersionLinks } from './version-links'

export function VacancyScreen({
  detail,
  publication,
  page,
  isSpecificationOpen,
  isMailSetUp,
}: {
  detail: VacancyDetail
  publication: PublicationView
  page: number
  /** Once approved, launching and publishing come first. */
  isSpecificationOpen: boolean
  isMailSetUp: boolean
}) {
  const { vacancy, company, versions, specification, sources } = detail
  const { approval } = vacancy
  const title = vacancy.jobTitle ?? 'No job title yet'
  const messages = detail.consultation?.messages ?? []
  return (
    <div className="grid gap-6 pt-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-2">
          <Link href={paths.adminVacancies} className="link w-fit text-sm print:hidden">
            All vacancies
          </Link>
          <h1 className="break-words text-2xl">
            <bdi>{title}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
            <bdi>{company.name}</bdi>
            {approval ? (
              <Badge variant={LAUNCH_LOOKS[approval.launchStatus]}>
                {labelOf(LAUNCH_STATUSES, approval.launchStatus)}
              </Badge>
            ) : (
              <Badge variant="muted">{labelOf(VACANCY_STAGES, vacancy.stage)}</Badge>
            )}
            {publication.publication?.state === 'closed' ? (
              <Badge variant="muted">Candidates’ page closed</Badge>
            ) : null}
          </p>
          {specification && !isSpecificationOpen ? (
            <a href={`#${SHEET_ID}`} className="link touch-target w-fit print:hidden">
              Read the specification, version {specification.version}
            </a>
          ) : null}
        </div>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full print:hidden max-sm:[&>button]:w-full max-sm:[&_:is(div:has(>details),details,summary)]:w-full">
          {approval ? null : (
            <div className="w-44">
              <VacancyAssignee vacancy={vacancy} />
            </div>
          )}
          {specification ? (
            <DownloadMenu
              address={`/api/admin/vacancies/${vacancy.id}`}
              label="Download specification"
              edition="agency"
              query={{ version: String(specification.version) }}
              hasCertificate={specification.approval !== null}
            />
          ) : null}
          {specification ? <PrintButton /> : null}
        </div>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr] print:flex print:flex-col">
        {specification ? null : (
          <div className={MAIN}>
            <section aria-labelledby="specification" className="list-card pb-6">
              <h2 id="specification">Specification</h2>
              <div className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
                <div className="grid gap-1">
                  <p className="font-semibold">No specification has been written yet.</p>
                  <p className="measure text-muted-foreground text-sm">{describeProgress(detail)}</p>
                </div>
                <BlankSheetSketch className="w-full max-sm:order-first max-sm:max-w-48" />
              </div>
            </section>
            {messages.length > 0 ? <Conversation messages={messages} isOpen /> : null}
          </div>
        )}
        {approval ? (
          <div className={`${MAIN} max-xl:contents`}>
            <div className="max-xl:-order-2">
              <LaunchCard approval={approval} vacancy={vacancy} publication={publication.publication} />
            </div>
            <PublicationCard vacancyId={vacancy.id} view={publication} approvedAt={approval.approvedAt} />
            {specification ? (
              <ChannelsCard
                vacancyId={vacancy.id}
                version={JSON.stringify(publication.publication)}
                pageUrl={publication.publication?.url ?? null}
              />
            ) : null}
          </div>
        ) : null}
        {specification ? (
          <div className={approval ? 'min-w-0 max-xl:order-1 xl:col-span-2 print:mt-6' : MAIN}>
            <section aria-labelledby="specification" className="min-w-0">
              <details
                open={isSpecificationOpen}
                className="min-w-0 rounded-lg border bg-card print:border-0 print:[&::details-content]:[content-visibility:visible]"
              >
                <summary className="disclosure px-4 py-3 print:block print:p-0 print:before:hidden">
                  <h2 id="specification" className="text-base">
                    Specification
                  </h2>
                </summary>
                {/* A link to it opens the details. */}
                <div
                  id={SHEET_ID}
                  className="grid min-w-0 scroll-mt-20 gap-3 [&_h3]:text-lg *:[article]:rounded-t-none *:[article]:border-x-0 *:[article]:border-b-0 *:[nav]:px-4 print:gap-0"
                >
                  <VersionLinks vacancy={vacancy} versions={versions} current={specification} />
                  <SpecificationSheet
                    specification={{
                      ...specification,
                      createdAt: new Date(specification.createdAt),
                      contactName: company.contactName,
                      revision: 0,
                    }}
                    texts={sources}
                    heading="h3"
                    page={page}
                    query={`version=${specification.version}&`}
                    readOnly
                    speaker={specification.content.companyName}
                  />
                  <PrintedSources content={specification.content} texts={sources} page={page} />
                </div>
              </details>
            </section>
          </div>
        ) : null}
        <VacancyAside
          detail={detail}
          isPublished={publication.publication !== null}
          isMailSetUp={isMailSetUp}
        />
      </div>
    </div>
  )
}

const SHEET_ID = 'specification-sheet'

/** Beside the column of what is known about the client. */
const MAIN = 'grid min-w-0 gap-4 xl:col-start-1 print:mt-6'

const LAUNCH_LOOKS = {
  awaiting: 'signal',
  launched: 'success',
  onHold: 'muted',
  closed: 'muted',
} as const satisfies Record<LaunchStatus, string>

/** What there is instead of a specification. */
function describeProgress({ company, consultation }: VacancyDetail): string {
  const last = consultation?.messages.at(-1)
  if (!consultation || !last)
    return `${company.name} registered on ${formatDay(new Date(company.createdAt))} and hasn’t talked to the consultant yet.`
  return `The consultation began on ${formatDay(new Date(consultation.startedAt))}. The last message was sent on ${formatMoment(new Date(last.at))}. The specification appears here once the client generates it.`
}
