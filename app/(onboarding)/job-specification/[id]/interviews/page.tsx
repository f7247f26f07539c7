import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadSpecification } from '@/app/(onboarding)/job-specification/[id]/load-specification'
import { Interviews } from '@/components/interview-kit/panel/interviews'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { PageHead } from '@/components/layout/page-head'
import { listOnboardingStates } from '@/lib/company/queries'
import { getPanel } from '@/lib/interview-kit/panel/queries'
import { findKits, getKit } from '@/lib/interview-kit/queries'
import { isMailSetUp } from '@/lib/mail/service'
import * as paths from '@/lib/paths'
import { readInterviewMonths } from '@/lib/server/interview-months.mjs'

export const metadata: Metadata = { title: 'Interviews', robots: { index: false } }

/** For editors: it holds what interviewers wrote of candidates. */
export default async function InterviewsPage({
  params,
  searchParams,
}: PageProps<'/job-specification/[id]/interviews'>) {
  const { caller, specification } = await loadSpecification((await params).id)
  const [{ minutes }, kits] = await Promise.all([searchParams, findKits(specification.id)])
  const chosen = kits.find((kit) => String(kit.minutes) === minutes)
  if (!chosen || !specification.canEdit) notFound()
  const [states, kit, panel] = await Promise.all([
    listOnboardingStates(caller, specification.sessionId),
    getKit(caller, chosen.id),
    getPanel(caller, chosen.id),
  ])
  return (
    <OnboardingShell states={states} width="wide" account={caller.person?.email}>
      <div className="grid gap-8">
        <PageHead
          back={{ href: paths.interviewKit(specification.id, kit.minutes), label: 'Back to the kit' }}
          title={`${kit.jobTitle}: interviews`}
        >
          Add the people you interview, whether we introduced them or you found them, and make a link for
          everyone who interviews them. All are asked the questions of the{' '}
          <span className="whitespace-nowrap">{kit.minutes}-minute</span> kit, and each interviewer scores
          them on their own.
        </PageHead>
        <Interviews
          kit={{ id: kit.id, items: kit.items }}
          panel={panel}
          keptMonths={readInterviewMonths()}
          isMailSetUp={isMailSetUp()}
        />
      </div>
    </OnboardingShell>
  )
}
