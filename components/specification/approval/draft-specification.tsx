import type { Route } from 'next'
import { Suspense } from 'react'
import { APPROVAL_FORM_ID } from '@/components/specification/anchors'
import { ApprovalProvider } from '@/components/specification/approval-context'
import { DownloadMenu } from '@/components/specification/document/download-menu'
import { EditionSwitch } from '@/components/specification/document/edition-switch'
import { PrintedIssuer } from '@/components/specification/document/printed-issuer'
import { SpecificationSheet } from '@/components/specification/document/specification-sheet'
import { VersionNotice } from '@/components/specification/document/version-notice'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import { SpellingNotes } from '@/components/specification/draft/spelling-notes'
import { describeWaiting } from '@/components/specification/rounds/describe-round'
import { RoundPanel } from '@/components/specification/rounds/round-panel'
import { CommentsSummary, renderLineComments } from '@/components/specification/sharing/line-comments'
import { ShareButton } from '@/components/specification/sharing/share-button'
import { Link } from '@/components/ui/link'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import type { CommentList } from '@/lib/sharing/schema'
import { listLinesToRewrite } from '@/lib/specification/content'
import { buildDocumentPage, type DraftDocument, listOpenRows } from '@/lib/specification/document/sections'
import type { Missing } from '@/lib/specification/floor'
import { sectionRow } from '@/lib/specification/options'
import type { SourceTexts } from '@/lib/specification/schema'
import type { SpellingNote } from '@/lib/specification/spelling'
import { ApprovalBar } from './approval-bar'
import { ApprovalSection } from './approval-section'
import { LinesToRewrite } from './lines-to-rewrite'
import { NeededDetails } from './needed-details'

export function DraftSpecification({
  specification,
  canApprove,
  missing,
  spelling,
  texts,
  page,
  comments,
  round,
  applied,
  isOwner,
  isMailSetUp,
  links,
}: {
  specification: DraftDocument
  canApprove: boolean
  missing: readonly Missing[]
  spelling: Promise<SpellingNote[]>
  texts: SourceTexts
  page: number
  comments: CommentList
  round: RoundView | null
  /** The approved version that the draft is to replace. */
  applied: { id: string; version: number } | null
  isOwner: boolean
  isMailSetUp: boolean
  /** Screens of its vacancy. */
  links: { summary: Route; consultation: Route }
}) {
  const { id, companyId, sessionId, revision, content } = specification
  const toRewrite = listLinesToRewrite(content)
  const { pages, page: shownPage } = buildDocumentPage(content, page)
  const waiting = describeWaiting(round)
  const neededPaths = missing.map(({ path }) => path)
  const openCount = listOpenRows(content).filter(
    ({ key }) => !neededPaths.includes(sectionRow(key).path),
  ).length
  return (
    <>
      <header className="mb-6 grid gap-4">
        <div className="flex items-start justify-between gap-6">
          <h1 className="wrap-anywhere text-display print:sr-only">
            <bdi>{content.jobTitle}</bdi>
          </h1>
          <PrintedIssuer />
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <EditionSwitch specificationId={id} edition="agency" />
          <Link
            href={links.summary}
            className="link touch-target mr-auto text-sm max-md:order-first max-md:basis-full"
          >
            Back to the summary
          </Link>
          <ShareButton specificationId={id} canApprove isMailSetUp={isMailSetUp} />
          <DownloadMenu address={`/api/job-specifications/${id}`} edition="agency" hasPrint isAtEnd />
        </div>
      </header>
      <DraftEditorProvider
        specificationId={id}
        companyId={companyId}
        sessionId={sessionId}
        revision={revision}
      >
        <ApprovalProvider revision={revision}>
          {applied ? (
            <div className="mb-6">
              <VersionNotice specification={specification} other={applied} />
            </div>
          ) : null}
          <CommentsSummary specification={specification} list={comments} page={shownPage} />
          <RoundPanel
            specificationId={id}
            companyId={companyId}
            round={round}
            isOwner={isOwner}
            isMailSetUp={isMailSetUp}
          />
          <LinesToRewrite lines={toRewrite} />
          <Suspense fallback={null}>
            <SpellingNotes promise={spelling} />
          </Suspense>
          <SpecificationSheet
            specification={specification}
            texts={texts}
            heading="h2"
            page={page}
            needed={{
              paths: neededPaths,
              controls: <NeededDetails missing={missing} consultation={links.consultation} />,
            }}
            renderComments={renderLineComments(specification, comments)}
          >
            <ApprovalSection
              specification={specification}
              canApprove={canApprove}
              openCount={openCount}
              round={round}
            />
          </SpecificationSheet>
          {canApprove ? (
            <ApprovalBar
              neededCount={missing.length}
              rewriteCount={toRewrite.length}
              openCount={openCount}
              waiting={waiting}
              isAsked={round?.state === 'open' && !waiting && missing.length === 0}
              lastPage={shownPage < pages ? (`?page=${pages}#${APPROVAL_FORM_ID}` as Route) : null}
            />
          ) : null}
        </ApprovalProvider>
      </DraftEditorProvider>
    </>
  )
}
