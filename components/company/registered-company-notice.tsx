'use client'

import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'

/** The screen on which a company goes on. */
function currentScreenOf(state: OnboardingState) {
  if (state.jobSpecificationId) return paths.jobSpecification(state.jobSpecificationId)
  return state.described ? paths.consultation : paths.about
}

/** Says that this browser has registered a company already, and leads on with it. */
export function RegisteredCompanyNotice() {
  const { state } = useOnboarding()
  if (!state) return null
  return (
    <Alert>
      <AlertTitle>{state.companyName} is under way</AlertTitle>
      <AlertDescription>
        <p>It is registered from this browser. The form below is for another company.</p>
        <Link href={currentScreenOf(state)} className="link mt-1 inline-block font-semibold">
          Continue with {state.companyName}
        </Link>
      </AlertDescription>
    </Alert>
  )
}
