import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompanyDetails } from '@/components/company/company-details'
import { CompanyLoading } from '@/components/company/company-loading'
import { DETAILS_STATIC_PARTS } from '@/components/company/details-static-parts'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { currentOwner } from '@/lib/auth/owner'
import { listCompletedSteps } from '@/lib/company/onboarding'
import { listOnboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Tell us about your company' }

export default async function AboutPage() {
  const owner = await currentOwner()
  const states = owner ? await listOnboardingStates(owner) : []
  if (states.length === 0) redirect(paths.register)
  return (
    <OnboardingShell current="about" done={listCompletedSteps(states[0])}>
      <OnboardingHeading title="Tell Us About Your Company">
        Give us the basics now, so the conversation can focus on the vacancy.
      </OnboardingHeading>
      <OnboardingProvider states={states}>
        <CompanyDetails loading={<CompanyLoading />} parts={DETAILS_STATIC_PARTS} next={paths.consultation} />
      </OnboardingProvider>
    </OnboardingShell>
  )
}
