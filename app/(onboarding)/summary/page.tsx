import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OnboardingScreen } from '@/components/companies/onboarding-screen'
import { SheetSkeleton } from '@/components/job-specifications/summary-aside'
import { SummaryScreen } from '@/components/job-specifications/summary-screen'
import { OnboardingHeading, OnboardingShell } from '@/components/site/onboarding-shell'
import { currentOwner } from '@/lib/auth/owner'
import { onboardingStates } from '@/lib/companies/queries'
import { stepsDone } from '@/lib/companies/rules'
import { messagesSince } from '@/lib/job-specifications/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Job specification summary' }

export default async function SummaryPage() {
  const owner = await currentOwner()
  if (!owner) redirect(paths.register)
  const [states, newerMessages] = await Promise.all([onboardingStates(owner), messagesSince(owner)])
  if (states.length === 0) redirect(paths.register)
  return (
    <OnboardingShell current="summary" done={stepsDone(states[0])} width="wide">
      <OnboardingHeading title="Job Specification Summary">
        Written from your conversation. The mark beside a line opens the words it came from.
      </OnboardingHeading>
      <OnboardingScreen
        screen="summary"
        states={states}
        loading={<SheetSkeleton label="Leading you to the consultation, which comes first…" />}
      >
        <SummaryScreen newerMessages={newerMessages} />
      </OnboardingScreen>
    </OnboardingShell>
  )
}
