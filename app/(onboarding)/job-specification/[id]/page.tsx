import type { Metadata } from 'next'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { ApprovedSpecification } from '@/components/specification/approval/approved-specification'
import { DraftSpecification } from '@/components/specification/approval/draft-specification'
import { ReaderApproval } from '@/components/specification/approval/reader-approval'
import { SupersededSpecification } from '@/components/specification/approval/superseded-specification'
import { CandidateEdition } from '@/components/specification/document/candidate-edition'
import { PrintedSources } from '@/components/specification/document/printed-sources'
import { listOnboardingStates } from '@/lib/company/queries'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { isMailSetUp } from '@/lib/mail/service'
import * as paths from '@/lib/paths'
import { listComments } from '@/lib/sharing/queries'
import { getRound } from '@/lib/sharing/rounds/queries'
import { toPageNumber } from '@/lib/specification/document/sections'
import { listMissing } from '@/lib/specification/floor'
import { findApprovedVersion, getNewestVersion, loadSourceTexts } from '@/lib/specification/queries'
import { listSpellingNotes } from '@/lib/specification/spelling'
import { loadCandidateContent } from '@/lib/vacancy/document/queries'
import { loadSpecification } from './load-specification'

export async function generateMetadata({ params }: PageProps<'/job-specification/[id]'>): Promise<Metadata> {
  const { specification } = await loadSpecification((await params).id)
  const { content, version } = specification
  return { title: `${content.jobTitle}, version ${version}`, robots: { index: false } }
}

export default async function JobSpecificationPage({
  params,
  searchParams,
}: PageProps<'/job-specification/[id]'>) {
  const { caller, specification } = await loadSpecification((await params).id)
  const [texts, newest, states, brief, round] = await Promise.all([
    loadSourceTexts(specification),
    getNewestVersion(caller, specification),
    listOnboardingStates(caller, specification.sessionId),
    loadBrief(specification.sessionId),
    getRound(caller, specification.id),
  ])
  const { approval, status } = specification
  const { page: pageNumber, edition } = await searchParams
  const page = toPageNumber(pageNumber)
  const canApprove = states[0]?.canApprove ?? false
  const missing = status === 'draft' ? listMissing(specification.content, brief) : []
  if (edition === 'candidate' || !specification.canEdit)
    return (
      <OnboardingShell
        current="specification"
        states={states}
        width="wide"
        account={caller.person?.email}
        complete={status !== 'draft'}
      >
        <CandidateEdition
          specification={specification}
          content={await loadCandidateContent(specification)}
          hasCertificate={approval !== null}
          page={page}
          isReader={!specification.canEdit}
        >
          {!specification.canEdit && canApprove && status === 'draft' ? (
            <ReaderApproval specification={specification} round={round} isReady={missing.length === 0} />
          ) : null}
        </CandidateEdition>
      </OnboardingShell>
    )
  const [comments, applied] = await Promise.all([
    listComments(caller, specification.id),
    status === 'draft' ? findApprovedVersion(caller, specification) : null,
  ])
  const shared = { specification, texts, newest, page, isMailSetUp: isMailSetUp() }
  return (
    <OnboardingShell
      current="specification"
      states={states}
      width="wide"
      account={caller.person?.email}
      complete={status !== 'draft'}
    >
      {status === 'draft' ? (
        <DraftSpecification
          {...shared}
          canApprove={canApprove}
          comments={comments}
          round={round}
          applied={applied}
          isOwner={specification.isOwner}
          missing={missing}
          spelling={listSpellingNotes(specification.content)}
          links={{
            summary: paths.screenOf(paths.summary, specification.sessionId, states),
            consultation: paths.screenOf(paths.consultation, specification.sessionId, states),
          }}
        />
      ) : null}
      {status === 'approved' && approval ? (
        <ApprovedSpecification approval={approval} comments={comments} {...shared} />
      ) : null}
      {status === 'superseded' ? (
        <SupersededSpecification
          approval={approval}
          specification={specification}
          texts={texts}
          newest={newest}
          page={page}
        />
      ) : null}
      <PrintedSources content={specification.content} texts={texts} page={page} />
    </OnboardingShell>
  )
}
