import { EditButton } from '@/components/specification/document/document-actions'
import { DownloadMenu } from '@/components/specification/document/download-menu'
import { EditionSwitch } from '@/components/specification/document/edition-switch'
import { PrintedIssuer } from '@/components/specification/document/printed-issuer'
import { SpecificationSheet } from '@/components/specification/document/specification-sheet'
import { VersionNotice } from '@/components/specification/document/version-notice'
import { CommentsSummary, renderLineComments } from '@/components/specification/sharing/line-comments'
import { ShareButton } from '@/components/specification/sharing/share-button'
import { isAskedByLaw } from '@/components/specification/sheet/open-details'
import { ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'
import type { CommentList } from '@/lib/sharing/schema'
import { foldOpen } from '@/lib/specification/document/parts'
import { buildEdition, type DocumentSpecification } from '@/lib/specification/document/sections'
import type { Approval } from '@/lib/specification/queries'
import type { SourceTexts } from '@/lib/specification/schema'
import { ApprovalRecord } from './approval-record'
import { KeyTerms } from './key-terms'
import { LaunchState } from './launch-state'
import { NeededByLaw } from './needed-by-law'
import { NextSteps } from './next-steps'

export function ApprovedSpecification({
  specification,
  approval,
  texts,
  newest,
  page,
  comments,
  isMailSetUp,
}: {
  specification: DocumentSpecification
  approval: Approval
  texts: SourceTexts
  newest: { id: string; version: number }
  page: number
  comments: CommentList
  isMailSetUp: boolean
}) {
  const isNewest = newest.version === specification.version
  const needed = foldOpen(buildEdition(specification.content, 'agency')).open.filter(isAskedByLaw)
  return (
    <div className="grid gap-12 print:gap-6">
      <header className="grid gap-5">
        <div className="flex items-start justify-between gap-6">
          <h1 className="max-w-[36ch] text-display">
            Vacancy Summary and Employee Value Proposition Approved
          </h1>
          <PrintedIssuer />
        </div>
        <p className="measure print:hidden">
          You’ve approved your {specification.content.jobTitle} vacancy at {specification.content.companyName}
          . This version is locked.{isNewest ? ' To change it, select Edit to start a new draft.' : ''}
        </p>
        <div className="print:hidden">
          <LaunchState approval={approval} />
        </div>
        <VersionNotice specification={specification} other={newest} />
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <DownloadMenu
            address={`/api/job-specifications/${specification.id}`}
            edition="agency"
            hasCertificate
            hasPrint
            isPrimary={needed.length === 0}
          />
          <ShareButton specificationId={specification.id} canApprove={false} isMailSetUp={isMailSetUp} />
          <ButtonLink href={paths.interviewKit(specification.id)} variant="outline">
            Interview kit
          </ButtonLink>
          {isNewest ? <EditButton specificationId={specification.id} /> : null}
        </div>
        <div className="-mt-2 flex flex-wrap items-center gap-x-6 print:hidden">
          <ButtonLink href={paths.vacancies} variant="link" className="px-0 font-normal!">
            Start another vacancy
          </ButtonLink>
          <ButtonLink href={paths.home} variant="link" className="px-0 font-normal!">
            Return to Homepage
          </ButtonLink>
        </div>
      </header>
      <div
        className={`grid gap-8 print:hidden ${needed.length > 0 ? 'items-start lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}
      >
        {needed.length > 0 ? (
          <div className="lg:order-last">
            <NeededByLaw specification={specification} newest={newest} groups={needed} />
          </div>
        ) : null}
        <section aria-labelledby="next-steps" className="@container grid gap-5">
          <h2 id="next-steps">What happens next</h2>
          <NextSteps />
        </section>
      </div>
      <section aria-labelledby="terms" className="grid gap-5">
        <h2 id="terms">Key terms</h2>
        <KeyTerms isApproved />
      </section>
      <section aria-labelledby="record" className="grid gap-5">
        <h2 id="record">Approval record</h2>
        <ApprovalRecord approval={approval} />
      </section>
      <section aria-labelledby="section-3" className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="section-3">The specification</h2>
          <EditionSwitch specificationId={specification.id} edition="agency" />
        </div>
        <CommentsSummary specification={specification} list={comments} page={page} />
        <SpecificationSheet
          specification={specification}
          texts={texts}
          heading="h3"
          page={page}
          renderComments={renderLineComments(specification, comments)}
        />
      </section>
    </div>
  )
}
