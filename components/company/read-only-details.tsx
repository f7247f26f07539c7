import { ReadOnlyNotice } from '@/components/onboarding/read-only-notice'
import type { Company, OnboardingState } from '@/lib/company/schema'
import { CompanyFacts } from './company-facts'

/** For a viewer. */
export function ReadOnlyDetails({ company, state }: { company: Company; state: OnboardingState }) {
  return (
    <div className="grid max-w-[39rem] gap-6">
      <CompanyFacts company={company} />
      <ReadOnlyNotice state={state} />
    </div>
  )
}
