import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { SharedApproval, SharedApprovalBar, SharedApprovalState } from '@/components/sharing/shared-approval'
import { isSharedNotice, SharedSpecification } from '@/components/sharing/shared-specification'
import { AppError } from '@/lib/errors'
import { isMailSetUp } from '@/lib/mail/service'
import { listOwnComments, loadSharedSpecification, requireShare } from '@/lib/sharing/queries'
import { getSharedApproval } from '@/lib/sharing/rounds/queries'
import { markShareSeen } from '@/lib/sharing/service'
import { listOpenRows, toPageNumber } from '@/lib/specification/document/sections'

/** The same page for a token that is wrong, expired or revoked. */
const load = cache(async (token: string) => {
  try {
    const share = await requireShare(token)
    return { share, specification: await loadSharedSpecification(share) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
})

/** Overrides the header `no-referrer`, with which the forms would have no origin. The token still reaches no other site. */
export async function generateMetadata({ params }: PageProps<'/shared/[token]'>): Promise<Metadata> {
  const { specification } = await load((await params).token)
  const { content, version } = specification
  return {
    title: `${content.jobTitle}, version ${version}`,
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  }
}

export default async function SharedPage({ params, searchParams }: PageProps<'/shared/[token]'>) {
  const [{ token }, { notice, page }] = await Promise.all([params, searchParams])
  const { share, specification } = await load(token)
  const { status, revision, content } = specification
  const [comments, approval] = await Promise.all([
    listOwnComments(share),
    share.role === 'approve' ? getSharedApproval(share, status === 'draft') : null,
    markShareSeen(share),
  ])
  const isAsked = approval?.state === 'open'
  return (
    <OnboardingShell width="wide">
      <SharedSpecification
        share={share}
        token={token}
        specification={specification}
        comments={comments}
        notice={isSharedNotice(notice) ? notice : null}
        page={toPageNumber(page)}
        isAsked={isAsked}
        state={
          approval && approval.state !== 'open' ? (
            <SharedApprovalState state={approval.state} isEmailed={share.email !== '' && isMailSetUp()} />
          ) : null
        }
      >
        {isAsked ? (
          <>
            <SharedApprovalBar />
            <SharedApproval
              token={token}
              revision={revision}
              name={share.name ?? ''}
              openRows={listOpenRows(content)}
            />
          </>
        ) : null}
      </SharedSpecification>
    </OnboardingShell>
  )
}
