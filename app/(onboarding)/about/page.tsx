import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadStates, readVacancyId } from '@/app/(onboarding)/vacancy-address'
import { CompanyDetails } from '@/components/company/company-details'
import { CompanyLoading } from '@/components/company/company-loading'
import { DetailsHeading } from '@/components/company/details-heading'
import { DETAILS_STATIC_PARTS } from '@/components/company/details-static-parts'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { NamedAddress } from '@/components/onboarding/named-address'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { currentCaller } from '@/lib/auth/caller'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Tell us about your company' }

export default async function AboutPage({ searchParams }: PageProps<'/about'>) {
  const caller = await currentCaller()
  const vacancyId = await readVacancyId(searchParams)
  const states = caller ? await loadStates(caller, vacancyId) : []
  if (states.length === 0) redirect(paths.register)
  return (
    <OnboardingShell current="about" width="wide" states={states} account={caller?.person?.email}>
      <OnboardingProvider states={states} vacancyId={vacancyId}>
        <DetailsHeading
          editing={
            <OnboardingHeading title="Tell Us About Your Company">
              Give us the basics now, so the conversation can focus on the vacancy.
            </OnboardingHeading>
          }
          reading={
            <OnboardingHeading title="Company details">
              You can read these. Editors and owners change them.
            </OnboardingHeading>
          }
        />
        <NamedAddress screen={paths.about} />
        <CompanyDetails
          loading={
            <div {...DETAILS_STATIC_PARTS.layout}>
              <CompanyLoading />
              {DETAILS_STATIC_PARTS.aside}
            </div>
          }
          parts={DETAILS_STATIC_PARTS}
          next={paths.consultation}
        />
      </OnboardingProvider>
    </OnboardingShell>
  )
}
