'use client'

import { ScreenError, type ScreenFailure } from '@/components/site/screen-error'

/** The error boundary of the onboarding, whose forms and composer keep their text in the tab. */
export default function OnboardingError(failure: ScreenFailure) {
  return (
    <main>
      <ScreenError {...failure} keeps />
    </main>
  )
}
