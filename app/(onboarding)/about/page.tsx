import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompanyDetails } from '@/components/companies/company-details'
import { CompanyLoading } from '@/components/companies/company-loading'
import { DETAILS_PARTS } from '@/components/companies/details-parts'
import { OnboardingProvider } from '@/components/companies/onboarding'
import { OnboardingHeading, OnboardingShell } from '@/components/site/onboarding-shell'
import { currentOwner } from '@/lib/auth/owner'
import { onboardingStates } from '@/lib/companies/queries'
import { stepsDone } from '@/lib/companies/rules'
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
        <CompanyDetails loading={<CompanyLoading />} parts={DETAILS_PARTS} next={paths.consultation} />
      </OnboardingProvider>
    </OnboardingShell>
  )
}
