import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadStates, readVacancyId } from '@/app/(onboarding)/vacancy-address'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { OnboardingScreen } from '@/components/onboarding/onboarding-screen'
import { SheetSkeleton } from '@/components/specification/summary/summary-aside'
import { SummaryScreen } from '@/components/specification/summary/summary-screen'
import { engineKindOf } from '@/lib/ai/engine'
import { currentCaller } from '@/lib/auth/caller'
import * as paths from '@/lib/paths'
import { env } from '@/lib/server/env'
import { countMessagesSince } from '@/lib/specification/queries'

export const metadata: Metadata = { title: 'Job specification summary' }

export default async function SummaryPage({ searchParams }: PageProps<'/summary'>) {
  const caller = await currentCaller()
  if (!caller) redirect(paths.register)
  const vacancyId = await readVacancyId(searchParams)
  const [states, newerMessages] = await Promise.all([
    loadStates(caller, vacancyId),
    countMessagesSince(caller),
  ])
  if (states.length === 0) redirect(paths.register)
  return (
    <OnboardingShell
      current="summary"
      states={states}
      width="wide"
      account={caller.person?.email}
      complete={states[0]?.isApproved}
    >
      <OnboardingHeading title="Job Specification Summary" />
      <OnboardingScreen
        screen="summary"
        states={states}
        vacancyId={vacancyId}
        loading={<SheetSkeleton label="Taking you to the consultation first..." />}
      >
        <SummaryScreen newerMessages={newerMessages} isModelLed={engineKindOf(env) !== 'builtIn'} />
      </OnboardingScreen>
    </OnboardingShell>
  )
}
