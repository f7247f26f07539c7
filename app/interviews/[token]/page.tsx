import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Fairness } from '@/components/interview-kit/fairness'
import { CandidateList } from '@/components/interview-kit/scorecards/candidate-list'
import { Scorecard } from '@/components/interview-kit/scorecards/scorecard'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { PageHead } from '@/components/layout/page-head'
import { formatDay } from '@/lib/dates'
import { AppError } from '@/lib/errors'
import { getInterview, requireInterviewer } from '@/lib/interview-kit/scorecards/queries'
import { markInterviewerSeen } from '@/lib/interview-kit/scorecards/service'
import * as paths from '@/lib/paths'

/** The same page for a token that is wrong, expired or revoked. */
const load = cache(async (token: string) => {
  try {
    const interviewer = await requireInterviewer(token)
    return { interviewer, interview: await getInterview(interviewer) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
})

/** Names no candidate: titles stay in the history of the browser. */
export async function generateMetadata({ params }: PageProps<'/interviews/[token]'>): Promise<Metadata> {
  const { interview } = await load((await params).token)
  return { title: `${interview.jobTitle}: scorecards`, robots: { index: false, follow: false } }
}

export default async function InterviewPage({ params, searchParams }: PageProps<'/interviews/[token]'>) {
  const [{ token }, { candidate: candidateId }] = await Promise.all([params, searchParams])
  const { interviewer, interview } = await load(token)
  await markInterviewerSeen(interviewer)
  const { jobTitle, companyName, minutes, name, candidates } = interview
  const candidate = candidates.find(({ id }) => id === candidateId)
  return (
    <OnboardingShell width="wide">
      {candidate ? (
        <div className="grid max-w-3xl gap-8">
          <PageHead back={{ href: paths.interview(token), label: 'All candidates' }} title={candidate.label}>
            {jobTitle}, {minutes} minutes
          </PageHead>
          <Scorecard
            key={candidate.id}
            token={token}
            interviewerId={interviewer.id}
            candidateId={candidate.id}
            interview={interview}
          />
        </div>
      ) : (
        <div className="grid max-w-3xl gap-8">
          <PageHead title={`${jobTitle}: scorecards`}>
            <p className="text-foreground">
              Hello {name}. {companyName} has asked you to interview for this job. Everyone gets the same
              questions in the same order, in {minutes} minutes. What you type is saved as you go, and nobody
              sees it until you submit it.
            </p>
          </PageHead>
          <Fairness />
          <section aria-labelledby="candidates" className="grid gap-3">
            <h2 id="candidates" className="text-xl">
              Candidates
            </h2>
            <CandidateList token={token} candidates={candidates} />
          </section>
          <p className="measure text-muted-foreground text-sm">
            The link works until {formatDay(interviewer.expiresAt)}, for anyone who has it. What you write can
            be read by the candidate if they ask for it.
          </p>
        </div>
      )}
    </OnboardingShell>
  )
}
