import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadSpecification } from '@/app/(onboarding)/job-specification/[id]/load-specification'
import { Interviews } from '@/components/interview-kit/panel/interviews'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { ButtonLink } from '@/components/ui/button'
import { listOnboardingStates } from '@/lib/company/queries'
import { getPanel } from '@/lib/interview-kit/panel/queries'
import { findKits, getKit } from '@/lib/interview-kit/queries'
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
        <header className="grid gap-4">
          <h1 className="text-display">{kit.jobTitle}: interviews</h1>
          <p className="measure text-muted-foreground print:hidden">
            Everyone is asked the questions of the {kit.minutes}-minute kit, and scored by each interviewer on
            their own.
          </p>
          <ButtonLink
            href={paths.interviewKit(specification.id, kit.minutes)}
            variant="link"
            className="justify-self-start px-0"
          >
            Back to the kit
          </ButtonLink>
        </header>
        <Interviews kit={{ id: kit.id, items: kit.items }} panel={panel} keptMonths={readInterviewMonths()} />
      </div>
    </OnboardingShell>
  )
}
