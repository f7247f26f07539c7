'use client'

import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'

function currentScreenOf(state: OnboardingState) {
  if (state.jobSpecificationId) return paths.jobSpecification(state.jobSpecificationId)
  return state.hasDetails ? paths.consultation : paths.about
}

export function RegisteredCompanyNotice() {
  const { state, linkTo } = useOnboarding()
  if (!state) return null
  return (
    <Alert>
      <AlertTitle>You’ve already registered {state.companyName} in this browser</AlertTitle>
      <AlertDescription>
        <p>Use the form below only to add another company.</p>
        <ButtonLink
          href={state.jobSpecificationId ? currentScreenOf(state) : linkTo(currentScreenOf(state))}
          className="wrap-anywhere mt-3 mb-1 max-sm:w-full"
        >
          Continue with {state.companyName}
        </ButtonLink>
      </AlertDescription>
    </Alert>
  )
}
