import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompanyDetails } from '@/components/company/company-details'
import { CompanyLoading } from '@/components/company/company-loading'
import { DETAILS_STATIC_PARTS } from '@/components/company/details-static-parts'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { currentOwner } from '@/lib/auth/owner'
import { stepsDone } from '@/lib/company/onboarding'
import { onboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Tell us about your company' }

export default async function AboutPage() {
  const owner = await currentOwner()
  const states = owner ? await onboardingStates(owner) : []
  if (states.length === 0) redirect(paths.register)
  return (
    <OnboardingShell current="about" done={stepsDone(states[0])}>
      <OnboardingHeading title="Tell Us About Your Company">
        The consultant starts from these facts, so that the conversation can be about the vacancy.
      </OnboardingHeading>
      <OnboardingProvider states={states}>
        <CompanyDetails loading={<CompanyLoading />} parts={DETAILS_STATIC_PARTS} next={paths.consultation} />
      </OnboardingProvider>
    </OnboardingShell>
  )
}
